import {
  FoodshedProvider,
  type LeaveGuard,
  type LinkProps,
  type Navigate,
  useOnline,
} from "@foodshed/widgets";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Link, useBlocker, useLocation, useNavigate, useNavigation } from "react-router";
import { client, session } from "./browser.ts";
import { callsBack, samePage } from "./calls-back.ts";

/** Gives the widgets what they may know of the site: the API, the session, and the router's links. */
export function RouterHost({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const { pathname } = useLocation();
  const destination = useNavigation().location?.pathname;
  const under = useRef({ pathname, destination });
  useEffect(() => {
    under.current = { pathname, destination };
  });
  const navigate: Navigate = useCallback(
    (path, options) => {
      // Without a network another page would end in the browser's own failure; OfflineBar says why nothing happens.
      if (!navigator.onLine && !samePage(path, under.current.pathname)) return;
      if (options?.replace && callsBack(path, under.current)) return;
      void go(path, { replace: options?.replace, preventScrollReset: options?.keepScroll });
    },
    [go],
  );
  return (
    <FoodshedProvider
      client={client}
      session={session}
      navigate={navigate}
      Link={RouterLink}
      useLeaveGuard={useRouterGuard}
    >
      {children}
    </FoodshedProvider>
  );
}

function RouterLink({ to, keepScroll, ...rest }: LinkProps) {
  // Whose code cannot be fetched ahead makes the router load the document anew, with all that was typed in it.
  const prefetch = useOnline() ? "intent" : "none";
  return <Link to={to} prefetch={prefetch} preventScrollReset={keepScroll} {...rest} />;
}

/** Another part of the same page is no way out of it. */
const useRouterGuard: LeaveGuard = (active) => {
  const blocker = useBlocker(
    useCallback<Exclude<Parameters<typeof useBlocker>[0], boolean>>(
      ({ currentLocation, nextLocation }) => active && currentLocation.pathname !== nextLocation.pathname,
      [active],
    ),
  );
  return blocker.state === "blocked" ? { stay: blocker.reset, leave: blocker.proceed } : null;
};
