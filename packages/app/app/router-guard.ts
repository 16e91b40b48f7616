import type { LeaveGuard } from "@foodshed/widgets";
import { useCallback, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * Asks before a page with unsaved work is left. Another part of the same page is no way out of it.
 *
 * The router forgets a blocker only in a passive effect, some time after its page has gone: a blocker without a page would
 * hold up whoever goes back in between, and nobody could be asked.
 */
export const useRouterGuard: LeaveGuard = (active) => {
  const mounted = useRef(false);
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      ({ currentLocation, nextLocation }) =>
        mounted.current && active && currentLocation.pathname !== nextLocation.pathname,
      [active],
    ),
  );
  return blocker.state === "blocked" ? { stay: blocker.reset, leave: blocker.proceed } : null;
};
