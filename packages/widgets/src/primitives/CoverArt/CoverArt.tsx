import { useEffect, useRef, useState } from "react";
import { coverDrawing, loadCoverDrawing } from "#cover-drawing";
import { classes } from "../classes.ts";
import { COVER_SIZE } from "./coverSize.ts";
import { picture } from "./Picture.css.ts";

export interface CoverArtProps {
  /** The slug of the business. */
  slug: string;
  /** The business's first product category, 0–10; Other without products. */
  categoryId?: number | null | undefined;
  /** A class for the outermost element. */
  className?: string | undefined;
}

/**
 * The cover of a business without a photo: always the same for the same slug and category. The server draws it into its
 * page; React leaves that drawing as it is, so that the browser needs the code for it only for covers that come later.
 */
export function CoverArt({ slug, categoryId, className }: CoverArtProps) {
  const hue = categoryId ?? 0;
  const svg = useRef<SVGSVGElement>(null);
  const [first] = useState(() => coverDrawing(slug, hue));
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const frame = svg.current;
    const wanted = `${hue} ${slug}`;
    if (!frame || shown.current === wanted) return;
    if (shown.current === undefined && frame.childElementCount > 0) {
      shown.current = wanted;
      return;
    }
    let current = true;
    loadCoverDrawing(slug, hue).then(
      (drawing) => {
        if (!current) return;
        frame.innerHTML = drawing;
        shown.current = wanted;
      },
      () => {
        // Without the drawing the coloured frame remains.
      },
    );
    return () => {
      current = false;
    };
  }, [slug, hue]);
  return (
    <svg
      ref={svg}
      className={classes(picture[hue as keyof typeof picture] ?? picture[0], className)}
      viewBox={`0 0 ${COVER_SIZE.width} ${COVER_SIZE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers and names of our own, see coverMarkup.ts
      dangerouslySetInnerHTML={{ __html: first ?? "" }}
    />
  );
}
