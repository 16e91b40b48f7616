// Here rather than in the package's face, which bundlers see through: whoever has a provider has the theme.
import "../theme/theme.css.ts";
import "../theme/categories.css.ts";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { NoticeRegion } from "../primitives/Notice/NoticeRegion.tsx";
import { ForgetOnEnd } from "./ForgetOnEnd.tsx";
import { type Host, HostProvider } from "./host.tsx";
import { KeptProvider } from "./kept.tsx";
import { NoticesProvider } from "./notices.tsx";

export { useClient, useLink, useNavigate, useSession } from "./host.tsx";

export interface FoodshedProviderProps extends Host {
  children: ReactNode;
}

/** Everything a widget may know of the page it stands on. Put one around all widgets. */
export function FoodshedProvider({ children, ...host }: FoodshedProviderProps) {
  return (
    <HostProvider {...host}>
      <SWRConfig value={cacheSettings}>
        <KeptProvider>
          <ForgetOnEnd />
          <NoticesProvider>
            {children}
            <NoticeRegion />
          </NoticesProvider>
        </KeptProvider>
      </SWRConfig>
    </HostProvider>
  );
}

// A cache per provider: two visitors rendered by one server process never share answers.
const cacheSettings = {
  provider: () => new Map(),
  revalidateOnFocus: false,
  shouldRetryOnError: false,
};
