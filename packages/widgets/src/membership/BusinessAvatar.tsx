import type { Schema } from "@foodshed/sdk";
import { CoverArt } from "../primitives/CoverArt/CoverArt.tsx";
import { classes } from "../primitives/classes.ts";
import { Photo } from "../primitives/Photo/Photo.tsx";
import * as css from "./BusinessAvatar.css.ts";

export interface BusinessAvatarProps {
  business: {
    slug: string;
    photo_file_name: string | null;
    /** The picture in page sizes, of which the smallest does. */
    media?: { photo?: Schema<"Image"> | null };
    /** Of its first product: the drawing is the one on its card. */
    product_category?: number | null;
  };
  className?: string;
}

/** A business's small picture, or the cover drawn for it. Its name is shown beside it, so the alternative text is empty. */
export function BusinessAvatar({ business, className }: BusinessAvatarProps) {
  const { slug, photo_file_name, media, product_category } = business;
  const avatarClass = classes(css.avatar, className);
  return (
    <Photo
      src={photo_file_name}
      image={media?.photo}
      sizes="64px"
      className={avatarClass}
      fallback={<CoverArt slug={slug} categoryId={product_category} className={avatarClass} />}
    />
  );
}
