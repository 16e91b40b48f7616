import { useEffect, useRef } from "react";
import { useMatches } from "react-router";

/**
 * Moves focus to the new page after a navigation, so that a screen reader begins there and Tab goes on from its top. A page that
 * only changes what it shows, such as the next search or another tab of a profile, keeps focus where it is.
 */
export function usePageFocus() {
  const main = useRef<HTMLElement>(null);
  const page = useMatches().at(-1)?.id;
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    // A form that has taken focus itself keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [page]);
  return main;
}
