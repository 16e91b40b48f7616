import { type RefObject, useEffect, useRef } from "react";

/** The box that takes focus once for every attempt that left something to read in it, and not for what changes in it meanwhile. */
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
