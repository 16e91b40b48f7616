import { type RefObject, useEffect, useRef } from "react";

/** Focuses the box once after every attempt that left an error in it, but not when its content changes in between. */
export function useFocusOnAttempt(attempt: number, some: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!some || attempt === focusedFor.current) return;
    focusedFor.current = attempt;
    box.current?.focus();
  }, [attempt, some]);
  return box;
}
