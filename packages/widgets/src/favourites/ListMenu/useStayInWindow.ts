import { type RefObject, useLayoutEffect } from "react";

/** Pixels that stay free at the edge of the window. */
const MARGIN = 8;

/** Moves an element that hangs from another sideways, so that all of it is in the window. */
export function useStayInWindow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const room = document.documentElement.clientWidth - MARGIN;
    const shift = right > room ? Math.max(room - right, MARGIN - left) : Math.max(0, MARGIN - left);
    if (shift !== 0) element.style.translate = `${shift}px`;
  }, [ref]);
}
