import { useEffect, useRef } from "react";
import { type UIMatch, useMatches } from "react-router";

/**
 * Moves focus to the new page after a navigation, so that screen readers and Tab start at its top. Navigation within
 * a page, such as the next search or another tab of a profile, keeps the focus.
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

/** The same key for everything that counts as one page: the next search, or another tab of a profile. */
export function pageKey({ id, params }: Pick<UIMatch, "id" | "params">): string {
  // The tabs of the member's own profile are separate routes: `own-profile/photos`.
  const route = id.replace(/^(own-profile)\/.*/, "$1");
  return params.slug ? `${route} ${params.slug}` : route;
}
