import { loadContext } from "../load-context.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap-pages.ts";

/** The site's own pages; those of businesses are listed by the server. */
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
  const urls = PAGES.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
    {
      headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
    },
  );
}
