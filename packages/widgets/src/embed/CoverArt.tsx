import { type ComponentType, Suspense, useState } from "react";
import type { CoverArtProps } from "../primitives/CoverArt/CoverArt.tsx";
import { isHydrating, lazy } from "./react.ts";

const Art = lazy(() => import("./illustration.ts"), true) as ComponentType<CoverArtProps>;

/** Loads the cover art of embeds after the rest, so that text does not wait for pictures. What a server has drawn needs no code. */
export function CoverArt(props: CoverArtProps) {
  const [isDrawn] = useState(isHydrating);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sets nothing; hydration leaves what is inside such an element
  if (isDrawn) return <svg aria-hidden="true" dangerouslySetInnerHTML={drawn} />;
  return (
    <Suspense fallback={null}>
      <Art {...props} />
    </Suspense>
  );
}

const drawn = { __html: "" };
