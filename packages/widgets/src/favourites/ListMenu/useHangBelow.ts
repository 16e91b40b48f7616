import { type RefObject, useLayoutEffect } from "react";

/** Pixels that stay free at the edge of the window. */
const MARGIN = 8;
/** Pixels between the two. */
const GAP = 6;

/**
 * Shows a popover below an element, above it where the window ends, and moves it along as the page scrolls. It is in the top layer, because
 * cards cut off what reaches beyond them.
 */
export function useHangBelow(
  popover: RefObject<HTMLElement | null>,
  from: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    // Not every browser has popovers: there it is shown where it is.
    if ("showPopover" in element) {
      element.popover = "manual";
      element.showPopover();
    }
    const place = () => {
      const start = from.current?.getBoundingClientRect();
      if (!start) return;
      const { width, height } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const below = start.bottom + GAP;
      const above = start.top - GAP - height;
      const isBelow = below + height <= clientHeight - MARGIN || above < MARGIN;
      element.style.left = `${Math.max(MARGIN, Math.min(start.left, clientWidth - MARGIN - width))}px`;
      element.style.top = `${isBelow ? below : above}px`;
    };
    place();
    const ended = new AbortController();
    const { signal } = ended;
    window.addEventListener("scroll", place, { capture: true, passive: true, signal });
    window.addEventListener("resize", place, { signal });
    // Lists that come later make it higher.
    const resized = new ResizeObserver(place);
    resized.observe(element);
    return () => {
      ended.abort();
      resized.disconnect();
    };
  }, [popover, from]);
}
