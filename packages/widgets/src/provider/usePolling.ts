import { useEffect, useRef } from "react";
import { useSession } from "./host.tsx";

/**
 * Calls a function at an interval while there is a session and the page is visible.
 * @param inBackground also while the page is hidden, for what its title shows
 */
export function usePolling(everyMs: number, poll: () => void, active = true, inBackground = false): void {
  const polling = useSession() !== null && active;
  const latest = useRef(poll);
  latest.current = poll;
  useEffect(() => {
    if (!polling) return;
    const timer = setInterval(() => {
      if (inBackground || !document.hidden) latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [polling, everyMs, inBackground]);
}
