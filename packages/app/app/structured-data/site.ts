import { type Locale, localizedPath } from "@foodshed/sdk/locale";
import type { WebSite } from "schema-dts";
import { paths } from "../paths.ts";
import { graph } from "./graph.ts";

/** The site, with the URL template of its search. */
export function siteData(publicUrl: string, locale: Locale): string {
  const site: WebSite = {
    "@type": "WebSite",
    name: "Foodshed",
    url: publicUrl + localizedPath(paths.home, locale),
    inLanguage: locale,
    // Search engines replace this with the query.
    potentialAction: Object.assign(
      {
        "@type": "SearchAction" as const,
        target: {
          "@type": "EntryPoint" as const,
          urlTemplate: `${publicUrl}${localizedPath(paths.search, locale)}/{search_term_string}`,
        },
      },
      { "query-input": "required name=search_term_string" },
    ),
    publisher: {
      "@type": "Organization",
      name: "Foodshed",
      url: publicUrl + paths.home,
      logo: `${publicUrl}/favicon.svg`,
    },
  };
  return graph(site);
}
