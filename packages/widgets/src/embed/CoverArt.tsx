import type { CoverArtProps } from "../primitives/CoverArt/CoverArt.tsx";
import { coverFilePath } from "../primitives/CoverArt/coverFilePath.ts";
import { COVER_SIZE } from "../primitives/CoverArt/coverSize.ts";
import { classes } from "../primitives/classes.ts";
import { photo } from "../primitives/Photo/Photo.css.ts";
import { useAddressOf } from "../provider/host.tsx";

/** A cover as a picture that the site draws: neither its code nor its drawing is part of an embed. */
export function CoverArt({ slug, categoryId, className }: CoverArtProps) {
  const addressOf = useAddressOf();
  // In whatever language, it is the same file.
  const { href } = new URL(coverFilePath(slug, categoryId ?? 0), addressOf("/"));
  return (
    <img
      className={classes(photo, className)}
      src={href}
      alt=""
      {...COVER_SIZE}
      loading="lazy"
      decoding="async"
    />
  );
}
