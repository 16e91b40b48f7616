// Imported here, not in an entry point, which bundlers tree-shake: an app with a provider has the theme.
import "../theme/theme.css.ts";
import "../theme/categories.css.ts";
import { createFoodshedClient } from "@foodshed/sdk";
import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";
import { NoticeRegion } from "../primitives/Notice/NoticeRegion.tsx";
import { ClearCacheOnSessionEnd } from "./ClearCacheOnSessionEnd.tsx";
import { DraftStoreProvider } from "./draftStore.tsx";
import { type Host, HostProvider } from "./host.tsx";
import { LocaleProvider, type LocaleSettings, useTranslate } from "./locale.tsx";
import { NoticesProvider } from "./notices.tsx";
import { siteLinks } from "./siteLinks.tsx";
import { translatedClient } from "./translatedClient.ts";

export { useClient, useLink, useNavigate, useSession } from "./host.tsx";
export { LocaleProvider, useTranslate } from "./locale.tsx";

export interface FoodshedProviderProps extends Partial<Host>, LocaleSettings {
  /**
   * The address of the Foodshed site, such as `https://foodshed.example`: widgets read from it, and their links lead there. With it the
   * provider needs no `client`, and all that is left can be given by a React server component. Without both, the page's own address.
   */
  baseUrl?: string | undefined;
  /** Unsent drafts survive a reload, in the storage of this tab, and messages on this device; for pages of one's own alone. */
  keepDrafts?: boolean | undefined;
  /** The widgets, anywhere inside. */
  children: ReactNode;
}

/** The context of all widgets: client, session, navigation, language, query cache and notices. Render one around all widgets. */
export function FoodshedProvider(props: FoodshedProviderProps) {
  const { children, locale, catalogue, strings, keepDrafts = false, ...host } = props;
  return (
    <LocaleProvider locale={locale} catalogue={catalogue} strings={strings}>
      <TranslatedHost {...host}>
        <SWRConfig value={cacheSettings}>
          <DraftStoreProvider survive={keepDrafts}>
            <ClearCacheOnSessionEnd />
            <NoticesProvider>
              {children}
              <NoticeRegion />
            </NoticesProvider>
          </DraftStoreProvider>
        </SWRConfig>
      </TranslatedHost>
    </LocaleProvider>
  );
}

function TranslatedHost({
  baseUrl,
  client: given,
  ...host
}: Omit<FoodshedProviderProps, keyof LocaleSettings>) {
  const t = useTranslate();
  const { session } = host;
  const client = useMemo(
    () => translatedClient(given ?? createFoodshedClient({ baseUrl, session }), t),
    [given, baseUrl, session, t],
  );
  const links = useMemo(() => (baseUrl ? siteLinks(baseUrl, t.locale) : {}), [baseUrl, t.locale]);
  return <HostProvider {...links} {...definedOnly(host)} client={client} />;
}

/** A prop that is undefined counts as left out: what the site's address gives stays. */
function definedOnly<Props extends object>(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Props;
}

// One cache per provider: two visitors rendered by one server process never share responses.
const cacheSettings = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};
