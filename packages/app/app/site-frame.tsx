import { englishPath } from "@foodshed/sdk/locale";
import { HijackBanner, OfflineBar, PageProgress, SiteFooter, SiteHeader } from "@foodshed/widgets";
import type { ReactNode } from "react";
import { useLocation, useNavigation } from "react-router";
import { RouterHost } from "./router-host.tsx";
import { useNetwork } from "./use-network.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { useSessionAttribute } from "./use-session-attribute.ts";

/** The frame of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = usePageFocus();
  const { pathname } = useLocation();
  const network = useNetwork();
  useSessionAttribute();
  return (
    <RouterHost>
      <PageProgress active={useNavigation().state === "loading"} />
      <HijackBanner />
      <SiteHeader path={englishPath(pathname) ?? pathname} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        contactEmail={network?.contact_email}
        social={network?.social}
        sponsors={network?.sponsors}
        demo={network?.demo}
      />
      <OfflineBar />
    </RouterHost>
  );
}
