// Imported here, not in an entry point, which bundlers tree-shake: an app with a provider has the theme.
import "../theme/theme.css.ts";
import "../theme/categories.css.ts";
import { type ReactNode, useMemo } from "react";
import { SWRConfig } from "swr";
import { NoticeRegion } from "../primitives/Notice/NoticeRegion.tsx";
import { ClearCacheOnSessionEnd } from "./ClearCacheOnSessionEnd.tsx";
import { DraftStoreProvider } from "./draftStore.tsx";
import { type Host, HostProvider } from "./host.tsx";
import { LocaleProvider, type LocaleSettings, useTranslate } from "./locale.tsx";
import { NoticesProvider } from "./notices.tsx";
import { translatedClient } from "./translatedClient.ts";

export { useClient, useLink, useNavigate, useSession } from "./host.tsx";
export { LocaleProvider, useTranslate } from "./locale.tsx";

export interface FoodshedProviderProps extends Host, LocaleSettings {
  children: ReactNode;
}

/** The context of all widgets: client, session, navigation, language, query cache and notices. Render one around all widgets. */
export function FoodshedProvider(props: FoodshedProviderProps) {
  const { children, locale, catalogue, strings, ...host } = props;
  return (
    <LocaleProvider locale={locale} catalogue={catalogue} strings={strings}>
      <TranslatedHost {...host}>
        <SWRConfig value={cacheSettings}>
          <DraftStoreProvider>
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

function TranslatedHost({ client, ...host }: Host & { children: ReactNode }) {
  const t = useTranslate();
  const translated = useMemo(() => translatedClient(client, t), [client, t]);
  return <HostProvider client={translated} {...host} />;
}

// One cache per provider: two visitors rendered by one server process never share responses.
const cacheSettings = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};
