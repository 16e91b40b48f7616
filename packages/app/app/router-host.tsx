import { localeOf, localeOfPath, localizedPath } from "@foodshed/sdk/locale";
import { FoodshedProvider, type LinkProps, type Navigate, useOnline } from "@foodshed/widgets";
import { type ReactNode, useCallback, useContext, useEffect } from "react";
import { Link, UNSAFE_DataRouterContext, useNavigate } from "react-router";
import { clientIn, session } from "./browser.ts";
import { localeAfter } from "./locale-after.ts";
import { addressFor } from "./paths.ts";
import { useRouterGuard } from "./router-guard.ts";
import { isStaleNavigation, samePage } from "./stale-navigation.ts";
import { catalogueOf, stillToLoad, useLocale } from "./translate.ts";
import { loadBackSteps, useBackStep } from "./use-back-step.ts";

/**
 * The host of the widgets: the API client, the session, the language, and the router's links. Widgets write English addresses; links and
 * navigation lead to the same page in the language of the page they are on.
 */
export function RouterHost({ children }: { children: ReactNode }) {
  const go = useNavigate();
  const locale = useLocale();
  // Read on demand: rendered components see a navigation later, on a busy machine too late.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const navigate: Navigate = useCallback(
    (address, options) => {
      const under = {
        pathname: router?.state.location.pathname ?? "",
        destination: router?.state.navigation.location?.pathname,
      };
      const here = localeAfter(under.pathname);
      const path = addressFor(address, here);
      // Offline, another page would end in the browser's error page; OfflineBar says why nothing happens.
      if (!navigator.onLine && !samePage(path, under.pathname)) return;
      if ((options?.replace || options?.leaveAs) && isStaleNavigation(path, under)) return;
      // The router reads an entry's address only on Back and Forward; its own data is in the state.
      if (options?.leaveAs) history.replaceState(history.state, "", addressFor(options.leaveAs, here));
      const leave = () =>
        void go(path, { replace: options?.replace, preventScrollReset: options?.keepScroll });
      // After a login the next page may have members' forms, in a language whose messages for them are not loaded yet.
      const missing = stillToLoad[localeOfPath(path)]?.();
      if (missing) missing.then(leave, leave);
      else leave();
    },
    [go, router],
  );
  useEffect(() => {
    // A member opens dialogs, and may press Back at once.
    if (session.get()) void loadBackSteps();
  }, []);
  const addressOf = useCallback((path: string) => addressFor(path, locale), [locale]);
  return (
    <FoodshedProvider
      client={clientIn(locale)}
      session={session}
      navigate={navigate}
      Link={RouterLink}
      addressOf={addressOf}
      useLeaveGuard={useRouterGuard}
      useBackStep={useBackStep}
      locale={locale}
      catalogue={catalogueOf(locale)}
      keepDrafts
    >
      {children}
    </FoodshedProvider>
  );
}

/** With `hrefLang` the link leads to the page in that language. */
function RouterLink({ to, keepScroll, ...rest }: LinkProps) {
  const here = useLocale();
  const asked = localeOf(rest.hrefLang);
  const address = asked ? localizedPath(to, asked) : addressFor(to, here);
  // When a route's code fails to load, the router reloads the document, and the input is lost.
  const prefetch = useOnline() ? "intent" : "none";
  return <Link to={address} prefetch={prefetch} preventScrollReset={keepScroll} {...rest} />;
}
