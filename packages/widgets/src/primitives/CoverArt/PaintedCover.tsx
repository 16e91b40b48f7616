import { useMemo } from "react";
import type { CoverArtProps } from "./CoverArt.tsx";
import { coverArt } from "./coverArt.ts";
import { Picture } from "./Picture.tsx";

/** A cover whose drawing is loaded, rendered as elements. */
export function PaintedCover({ slug, categoryId, className }: CoverArtProps) {
  const hue = categoryId ?? 0;
  const scene = useMemo(() => coverArt(slug, hue), [slug, hue]);
  return <Picture scene={scene} hue={hue} className={className} />;
}
