import { Readable } from "node:stream";
import { LOCALES, localizedPath } from "@foodshed/sdk/locale";
import { classifiedPath } from "@foodshed/sdk/vocabulary";
import { SitemapIndexStream, SitemapStream } from "sitemap";
import { readNewestPublic } from "../../infra/db/replicas.ts";
import type { Services } from "../services.ts";
import {
  classifiedParts,
  openBetween,
  PART_SIZE,
  publishedBetween,
  sitemapParts,
} from "./discovery.queries.ts";

const AT_ONCE = 1_000;

/** The list of sitemaps: one of the site's own pages, then the profiles and the open classifieds in parts. */
export async function sitemapIndex({ db, config, clock }: Services): Promise<Readable> {
  const files: { url: string; lastmod?: string }[] = [{ url: `${config.publicUrl}/sitemaps/pages.xml` }];
  const parts = {
    profiles: await sitemapParts(db),
    classifieds: await classifiedParts(db, clock.now()),
  };
  for (const [name, own] of Object.entries(parts))
    for (const { part, changed } of own)
      files.push({
        url: `${config.publicUrl}/sitemaps/${name}-${part}.xml`,
        lastmod: changed.toISOString(),
      });
  return Readable.from(files).pipe(new SitemapIndexStream());
}

interface ListedPage {
  id: number;
  path: string;
  updated_at: Date;
}

/** Some of the pages of a part by id, from one id on. */
type ReadPages = (range: { from: number; below: number; limit: number }) => Promise<ListedPage[]>;

/** The profiles of one part in every language; nothing when there are none. They are read while they are sent. */
export function profileSitemap({ db, config }: Services, part: number): Promise<Readable | undefined> {
  return sitemapOf(config.publicUrl, part, async (range) =>
    (await readNewestPublic(db, (own) => publishedBetween(own, range))).map(({ slug, ...row }) => ({
      ...row,
      path: `/profiles/${encodeURIComponent(slug)}`,
    })),
  );
}

/** As `profileSitemap`, of the open classifieds. */
export function classifiedSitemap(
  { db, config, clock }: Services,
  part: number,
): Promise<Readable | undefined> {
  const now = clock.now();
  return sitemapOf(config.publicUrl, part, async (range) =>
    (await readNewestPublic(db, (own) => openBetween(own, { ...range, now }))).map((row) => ({
      ...row,
      path: classifiedPath(row),
    })),
  );
}

async function sitemapOf(publicUrl: string, part: number, read: ReadPages): Promise<Readable | undefined> {
  const from = part * PART_SIZE;
  const first = await read({ from, below: from + PART_SIZE, limit: AT_ONCE });
  if (first.length === 0) return undefined;
  const pages = new SitemapStream({
    hostname: publicUrl,
    xmlns: { news: false, video: false, xhtml: true, image: false },
  });
  const source = Readable.from(addresses(read, first, from + PART_SIZE));
  // A source that fails ends the response too: half a sitemap must not look like a whole one.
  source.once("error", (error) => pages.destroy(error));
  return source.pipe(pages);
}

async function* addresses(read: ReadPages, first: ListedPage[], below: number) {
  for (let rows = first; rows.length > 0; ) {
    for (const { path, updated_at } of rows) {
      const lastmod = updated_at.toISOString();
      const each = LOCALES.map((locale) => ({ lang: locale as string, url: localizedPath(path, locale) }));
      const links = [...each, { lang: "x-default", url: path }];
      for (const { url } of each) yield { url, lastmod, links };
    }
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    rows = await read({ from: last.id + 1, below, limit: AT_ONCE });
  }
}
