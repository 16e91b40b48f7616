import { useEffect, useRef } from "react";

/** Calls `ask` again and again while `isOn`; a page in the background does not. */
export function usePolling(ask: () => void, isOn: boolean, everyMs: number): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
}
