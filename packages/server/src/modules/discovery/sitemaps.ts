import { Readable } from "node:stream";
import { LOCALES, localizedPath } from "@foodshed/sdk/locale";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import type { Services } from "../services.ts";
import { publishedBetween, sitemapParts } from "./discovery.queries.ts";

/** Ids per file. A sitemap may hold 50,000 addresses, and each profile has one in every language; these are small enough to be made while they are sent. */
export const PART_SIZE = 10_000;

const AT_ONCE = 1_000;

/** The list of sitemaps: one of the site's own pages, then the profiles in parts. */
export async function sitemapIndex({ db, config }: Services): Promise<Readable> {
  const parts = await sitemapParts(db, PART_SIZE);
  const files = [
    { url: `${config.publicUrl}/sitemaps/pages.xml` },
    ...parts.map(({ part, changed }) => ({
      url: `${config.publicUrl}/sitemaps/profiles-${part}.xml`,
      lastmod: changed.toISOString(),
    })),
  ];
  return Readable.from(files).pipe(new SitemapIndexStream());
}

/** The profiles of one part in every language; nothing when there are none. They are read while they are sent. */
export async function profileSitemap(services: Services, part: number): Promise<Readable | undefined> {
  const from = part * PART_SIZE;
  const first = await publishedBetween(services.db, { from, below: from + PART_SIZE, limit: AT_ONCE });
  if (first.length === 0) return undefined;
  const pages = new SitemapStream({
    hostname: services.config.publicUrl,
    xmlns: { news: false, video: false, xhtml: true, image: false },
  });
  const source = Readable.from(addresses(services, first, from + PART_SIZE));
  // A source that fails ends the response too: half a sitemap must not look like a whole one.
  source.once("error", (error) => pages.destroy(error));
  return source.pipe(pages);
}

async function* addresses(
  { db }: Services,
  first: Awaited<ReturnType<typeof publishedBetween>>,
  below: number,
) {
  for (let rows = first; rows.length > 0; ) {
    for (const { slug, updated_at } of rows) {
      const path = `/profiles/${encodeURIComponent(slug)}`;
      const lastmod = updated_at.toISOString();
      const each = LOCALES.map((locale) => ({ lang: locale as string, url: localizedPath(path, locale) }));
      const links = [...each, { lang: "x-default", url: path }];
      for (const { url } of each) yield { url, lastmod, links };
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    rows = await publishedBetween(db, { from: last.id + 1, below, limit: AT_ONCE });
  }
}
