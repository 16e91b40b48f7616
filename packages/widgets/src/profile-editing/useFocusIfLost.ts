import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus after a change that removed or disabled what had it; otherwise a keyboard would start again at the top of the page.
 *
 * @param change differs after each such change
 * @returns for the element that takes it, with `tabIndex={-1}` where it is no control
 */
export function useFocusIfLost<Taker extends HTMLElement>(change: unknown): RefObject<Taker | null> {
  const taker = useRef<Taker>(null);
  const before = useRef(change);
  useEffect(() => {
    if (before.current === change) return;
    before.current = change;
    // A dialog that closes gives the focus back first, after this commit.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.matches(":disabled")) taker.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [change]);
  return taker;
}
