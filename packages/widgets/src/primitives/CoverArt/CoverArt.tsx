import { useMemo } from "react";
import { coverArt } from "./coverArt.ts";
import { Picture } from "./Picture.tsx";

export interface CoverArtProps {
  /** The business whose cover it is. */
  slug: string;
  /** Its first product category, 0–10; a business without products has the cover of Other. */
  categoryId?: number | null | undefined;
  className?: string | undefined;
}

/** The cover of a business without a photo: always the same for the same slug and category. */
export function CoverArt({ slug, categoryId, className }: CoverArtProps) {
  const hue = categoryId ?? 0;
  const scene = useMemo(() => coverArt(slug, hue), [slug, hue]);
  return <Picture scene={scene} hue={hue} className={className} />;
}
