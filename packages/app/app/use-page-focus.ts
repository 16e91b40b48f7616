import { useEffect, useRef } from "react";
import { type UIMatch, useMatches } from "react-router";

/**
 * Moves focus to the new page after a navigation, so that a screen reader begins there and Tab goes on from its top. A page that
 * only changes what it shows, such as the next search or another tab of a profile, keeps focus where it is.
 */
export function usePageFocus() {
  const main = useRef<HTMLElement>(null);
  const match = useMatches().at(-1);
  const page = match && pageKey(match);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // A form that has taken focus itself keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}

/** The same for everything that counts as one page: the next search, or another part of one profile. */
export function pageKey({ id, params }: Pick<UIMatch, "id" | "params">): string {
  // The parts of one's own profile are routes of their own: `own-profile/photos`.
  const route = id.replace(/^(own-profile)\/.*/, "$1");
  return params.slug ? `${route} ${params.slug}` : route;
}
