import { LOCALES } from "@foodshed/sdk/locale";
import { loadContext } from "../load-context.ts";
import { alternates, localizedUrl } from "../page-meta.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap-pages.ts";

/** The site's own pages, each in every language; those of businesses are listed by the server. */
const PAGES = [
  paths.home,
  paths.search,
  paths.searchClassifieds,
  paths.register,
  paths.aboutUs,
  paths.partners,
  paths.aboutTheFund,
  paths.keyFeatures,
  paths.contactUs,
  paths.embed,
  paths.termsUse,
  paths.privacyPolicy,
];

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(loadContext);
  const urls = PAGES.flatMap((path) => {
    const others = alternates(publicUrl + path)
      .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
      .join("");
    return LOCALES.map(
      (locale) => `<url><loc>${localizedUrl(publicUrl + path, locale)}</loc>${others}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join("")}</urlset>`,
    {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
