import { englishPath } from "@foodshed/sdk/locale";
import {
  ClosingBanner,
  HijackBanner,
  LanguageOffer,
  OfflineBar,
  PageProgress,
  SiteFooter,
  SiteHeader,
  SiteNotice,
} from "@foodshed/widgets";
import { type ReactNode, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { paths } from "./paths.ts";
import { RouterHost } from "./router-host.tsx";
import { useNetwork } from "./use-network.ts";
import { usePageFocus } from "./use-page-focus.ts";
import { useSessionAttribute } from "./use-session-attribute.ts";

/** The frame of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const main = usePageFocus();
  const { pathname, search, hash } = useLocation();
  const english = englishPath(pathname);
  // The server does not know the fragment.
  const awake = useSyncExternalStore(noChange, isBrowser, isServer);
  // What is no page has none in another language.
  const address = english === undefined ? paths.home : english + search + (awake ? hash : "");
  const network = useNetwork();
  useSessionAttribute();
  return (
    <RouterHost>
      <PageProgress active={useNavigation().state === "loading"} />
      {network?.notice && <SiteNotice notice={network.notice} />}
      <HijackBanner />
      <ClosingBanner />
      <SiteHeader path={english ?? pathname} address={address} />
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        contactEmail={network?.contact_email}
        social={network?.social}
        sponsors={network?.sponsors}
        demo={network?.demo}
      />
      <LanguageOffer address={address} />
      <OfflineBar />
    </RouterHost>
  );
}

const noChange = () => () => {};
const isBrowser = () => true;
const isServer = () => false;
