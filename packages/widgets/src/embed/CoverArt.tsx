import { lazy, Suspense } from "react";
import type { CoverArtProps } from "../primitives/CoverArt/CoverArt.tsx";

const Art = lazy(() => import("./illustration.ts"));

/** Loads the cover art of embeds after the rest, so that text does not wait for pictures. */
export function CoverArt(props: CoverArtProps) {
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}
