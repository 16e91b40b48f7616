import { Readable } from "node:stream";
import { LOCALES, localizedPath } from "@foodshed/sdk/locale";
import { classifiedPath } from "@foodshed/sdk/vocabulary";
import { readNewestPublic } from "../../infra/db/replicas.ts";
import type { Services } from "../services.ts";
import {
  classifiedParts,
  openBetween,
  PART_SIZE,
  publishedBetween,
  sitemapParts,
} from "./discovery.queries.ts";
import { escapeXml } from "./xml.ts";

const AT_ONCE = 1_000;

/** The list of sitemaps: one of the site's own pages, then the profiles and the open classifieds in parts. */
export async function sitemapIndex({ db, config, clock }: Services): Promise<string> {
  const lineOf = (name: string, changed?: Date) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    return `<sitemap><loc>${escapeXml(`${config.publicUrl}/sitemaps/${name}.xml`)}</loc>${lastmod}</sitemap>`;
  };
  const parts = {
    profiles: await sitemapParts(db),
    classifieds: await classifiedParts(db, clock.now()),
  };
  const lines = [
    lineOf("pages"),
    ...Object.entries(parts).flatMap(([name, own]) =>
      own.map(({ part, changed }) => lineOf(`${name}-${part}`, changed)),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${lines.join("")}</sitemapindex>`;
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
  return Readable.from(fileOf(addresses(publicUrl, read, first, from + PART_SIZE)), { objectMode: false });
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

/** Where reading fails the response breaks off: half a sitemap must not look like a whole one. */
async function* fileOf(parts: AsyncIterable<string>): AsyncGenerator<string> {
  yield HEAD;
  yield* parts;
  yield "</urlset>";
}

/** The addresses of many pages at once: each chunk of a response is compressed and sent by itself. */
async function* addresses(
  publicUrl: string,
  read: ReadPages,
  first: ListedPage[],
  below: number,
): AsyncGenerator<string> {
  for (let rows = first; rows.length > 0; ) {
    yield rows.map((row) => addressesOf(publicUrl, row)).join("");
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    rows = await read({ from: last.id + 1, below, limit: AT_ONCE });
  }
}

/** A page in every language, each with links to all of them. */
function addressesOf(publicUrl: string, { path, updated_at }: ListedPage): string {
  const addressOf = (own: string) => escapeXml(new URL(own, publicUrl).href);
  const each = LOCALES.map((locale) => [locale as string, addressOf(localizedPath(path, locale))] as const);
  const links = [...each, ["x-default", addressOf(path)] as const].map(
    ([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
  );
  const rest = `<lastmod>${updated_at.toISOString()}</lastmod>${links.join("")}`;
  return each.map(([, address]) => `<url><loc>${address}</loc>${rest}</url>`).join("");
}
