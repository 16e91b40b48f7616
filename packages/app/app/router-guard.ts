import type { LeaveGuard } from "@foodshed/widgets";
import { useCallback, useLayoutEffect, useRef } from "react";
import { type BlockerFunction, useBlocker } from "react-router";

/**
 * Asks for confirmation before leaving a page with unsaved work. Navigation within the same page is not blocked.
 *
 * The router removes a blocker only in a passive effect, some time after its page unmounted: such a blocker would
 * block a Back in between without a page that could ask.
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
