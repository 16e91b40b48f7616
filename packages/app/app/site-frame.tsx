import { HijackBanner, OfflineBar, PageProgress, SiteFooter, SiteHeader } from "@foodshed/widgets";
import type { ReactNode } from "react";
import { useLocation, useNavigation, useRouteLoaderData } from "react-router";
import { operator } from "./operator.ts";
import { RouterHost } from "./router-host.tsx";
import { usePageFocus } from "./use-page-focus.ts";
import { useSessionMark } from "./use-session-mark.ts";

/** What every page stands in. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = usePageFocus();
  const { pathname } = useLocation();
  // Absent where the root's own data could not be had.
  const root = useRouteLoaderData<{ demo: boolean }>("root");
  useSessionMark();
  return (
    <RouterHost>
      <PageProgress active={useNavigation().state === "loading"} />
      <HijackBanner />
      <SiteHeader path={pathname} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter contactEmail={operator.contactEmail} demo={root?.demo} />
      <OfflineBar />
    </RouterHost>
  );
}
