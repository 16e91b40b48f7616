import { lazy, Suspense } from "react";
import type { CoverArtProps } from "../primitives/CoverArt/CoverArt.tsx";

const Art = lazy(() => import("./illustration.ts"));

/** Cover art for embeds comes a moment after the rest: nobody waits for a picture to read an ad. */
export function CoverArt(props: CoverArtProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}
