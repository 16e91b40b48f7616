import "@foodshed/widgets/global";
import "./fonts.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root.ts";
import { requestClient } from "./api.ts";
import figtree from "./fonts/figtree-latin.woff2?url";
import fraunces from "./fonts/fraunces-latin.woff2?url";
import { headScripts } from "./head-scripts.ts";
import { loadContext } from "./load-context.ts";
import { useNonce } from "./nonce.ts";
import { PageError } from "./page-error.tsx";
import { usePreHydrationReplay } from "./pre-hydration-replay.ts";
import { SiteFrame } from "./site-frame.tsx";
import { useLocale } from "./translate.ts";

const font = { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" } as const;

export const links: Route.LinksFunction = () => [
  { ...font, href: figtree },
  { ...font, href: fraunces },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
];

export async function loader(args: Route.LoaderArgs) {
  const { publicUrl } = args.context.get(loadContext);
  // Pages are shown without the operator's names when loading fails.
  const { data: network = null } = await requestClient(args).GET("/network/");
  return { publicUrl, network };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  usePreHydrationReplay();
  return (
    // An inline script sets the session attribute before hydration.
    <html lang={useLocale()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* An open keyboard makes the page smaller, in place of lying over what is being written. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, under the page's nonce */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScripts }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageError />
    </SiteFrame>
  );
}
