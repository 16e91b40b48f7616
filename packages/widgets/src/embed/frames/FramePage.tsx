import {
  type Catalogue,
  createTranslate,
  DEFAULT_LOCALE,
  type Locale,
  localeOf,
  localizedPath,
} from "@foodshed/sdk/locale";
import { createElement } from "react";
import { docsText } from "../../embed-builder/docsText.ts";
import { appearanceAttributes } from "../element.ts";
import type { EmbedDocs } from "../embedDocs.ts";
import * as strings from "../loader/generated/strings.ts";

export interface FramePageProps {
  /** What the framed element is. */
  docs: EmbedDocs;
  /** The address's query: the element's attributes by name, `lang` and `page`. */
  query: URLSearchParams;
  /** Lets the page's own style in past a strict policy. */
  nonce: string;
  /** The messages of languages other than English. */
  catalogues: Partial<Record<Locale, Catalogue>>;
}

/**
 * The whole document of an iframe: one element and the script that defines it. It has no session and no part of
 * the site. `page=light` or `dark` draws a sample of a partner's page around, for the builder's preview.
 */
export function FramePage({ docs, query, nonce, catalogues }: FramePageProps) {
  const { widget, title } = docs;
  const locale = localeOf(query.get("lang")) ?? DEFAULT_LOCALE;
  const t = createTranslate(locale, catalogues[locale]);
  const attributes = [...widget.attributes, ...appearanceAttributes].flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${docsText(t, title)} · Foodshed`}</title>
        <style nonce={nonce}>{sheet + (samples[query.get("page") ?? ""] ?? "")}</style>
      </head>
      <body>
        {createElement(widget.tag, Object.fromEntries(attributes))}
        <noscript>
          <a href={localizedPath(pathOf(docs, query), locale)} target="_blank" rel="noopener">
            {t(strings.openOnFoodshed)}
          </a>
        </noscript>
        <script src="/embed/v1.js" />
        <script src="/embed/framed.js" />
      </body>
    </html>
  );
}

// The body has the height of its content, which is posted to the host page.
const sheet =
  "html{background:transparent}body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}";

const samples: Record<string, string> = {
  light: "html{color-scheme:light;background:#fff}body{padding:16px}",
  dark: "html{color-scheme:dark;background:#16191d}body{padding:16px}",
};

function pathOf({ widget }: EmbedDocs, query: URLSearchParams): string {
  return widget.path.replace(/{(\w+)}/, (_all, name: string) => encodeURIComponent(query.get(name) ?? ""));
}
