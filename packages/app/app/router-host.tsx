import { FoodshedProvider, type LinkProps, type Navigate, useOnline } from "@foodshed/widgets";
import { type ReactNode, useCallback, useContext } from "react";
import { Link, UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { client, session } from "./browser.ts";
import { useRouterGuard } from "./router-guard.ts";
import { isStaleNavigation, samePage } from "./stale-navigation.ts";

/** The host of the widgets: the API client, the session, and the router's links. */
export function RouterHost({ children }: { children: ReactNode }) {
  const go = useNavigate();
  // Read on demand: rendered components see a navigation later, on a busy machine too late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate: Navigate = useCallback(
    (path, options) => {
      const under = {
        pathname: router?.state.location.pathname ?? "",
        destination: router?.state.navigation.location?.pathname,
      };
      // Offline, another page would end in the browser's error page; OfflineBar says why nothing happens.
      if (!navigator.onLine && !samePage(path, under.pathname)) return;
      if ((options?.replace || options?.leaveAs) && isStaleNavigation(path, under)) return;
      // The router reads an entry's address only on Back and Forward; its own data is in the state.
      if (options?.leaveAs) history.replaceState(history.state, "", options.leaveAs);
      void go(path, { replace: options?.replace, preventScrollReset: options?.keepScroll });
    },
    [go, router],
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
  // When a route's code fails to load, the router reloads the document, and the input is lost.
  const prefetch = useOnline() ? "intent" : "none";
  return <Link to={to} prefetch={prefetch} preventScrollReset={keepScroll} {...rest} />;
}
