import { FoodshedProvider, type LinkProps, type Navigate, useOnline } from "@foodshed/widgets";
import { type ReactNode, useCallback, useContext } from "react";
import { Link, UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { client, session } from "./browser.ts";
import { useRouterGuard } from "./router-guard.ts";
import { isStaleNavigation, samePage } from "./stale-navigation.ts";

/** The host of the widgets: the API client, the session, and the router's links. */
export function RouterHost({ children }: { children: ReactNode }) {
  const go = useNavigate();
  // Asked when it is needed: what is rendered learns of a link a moment later, and on a busy machine too late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate: Navigate = useCallback(
    (path, options) => {
      const under = {
        pathname: router?.state.location.pathname ?? "",
        destination: router?.state.navigation.location?.pathname,
      };
      // Without a network another page would end in the browser's own failure; OfflineBar says why nothing happens.
      if (!navigator.onLine && !samePage(path, under.pathname)) return;
      if ((options?.replace || options?.leaveAs) && isStaleNavigation(path, under)) return;
      // The router reads an entry's address only when somebody comes back to it; its own notes stand in the state.
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
  // Whose code cannot be fetched ahead makes the router load the document again, with all that was typed in it.
  const prefetch = useOnline() ? "intent" : "none";
  return <Link to={to} prefetch={prefetch} preventScrollReset={keepScroll} {...rest} />;
}
