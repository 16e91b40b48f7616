import {
  classifiedCategoryLabel,
  classifiedHeading,
  classifiedType,
  formatClassifiedDate,
  isCategoryId,
} from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import { findNetwork } from "../accounts/organizations.ts";
import { listForFeed, type PublishedClassified } from "../classifieds/classifieds.service.ts";
import type { Services } from "../services.ts";
import { writeAtom } from "./atom.ts";
import type { Feed, FeedEntry, FeedPicture } from "./feed.ts";
import { measurePicture } from "./picture-lengths.ts";
import { writeRss } from "./rss.ts";

export const FEED_FORMATS = { rss: "application/rss+xml", atom: "application/atom+xml" } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

const LONGEST = 50;

/**
 * The newest open classifieds, of all profiles or of one network's members.
 * @throws DomainError 404 when there is no such network
 */
export async function classifiedFeed(
  services: Services,
  format: FeedFormat,
  network: string | undefined,
): Promise<string> {
  const { publicUrl } = services.config;
  const name = network === undefined ? undefined : (await findNetwork(services.db, network))?.business_name;
  if (network !== undefined && name === undefined) throw DomainError.notFound("There is no such network.");
  const ads = await listForFeed(services, { size: LONGEST, network });
  const folder = network === undefined ? "/feeds" : `/feeds/networks/${encodeURIComponent(network)}`;
  const at = (ending: FeedFormat) => `${publicUrl}${folder}/classifieds.${ending}`;
  const entries: FeedEntry[] = [];
  const pictureOf = pictureReader(services);
  for (const ad of ads) entries.push(entryOf(ad, await pictureOf(ad), publicUrl));
  const feed: Feed = {
    id: at("atom"),
    address: at(format),
    title: name === undefined ? "Classifieds on Foodshed" : `Classifieds of ${name} on Foodshed`,
    description:
      name === undefined
        ? "What Ontario’s local food businesses want and have for sale."
        : `What the members of ${name} want and have for sale.`,
    page:
      network === undefined
        ? `${publicUrl}/search/classifieds`
        : `${publicUrl}/profiles/${encodeURIComponent(network)}`,
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    entries,
  };
  return format === "rss" ? writeRss(feed) : writeAtom(feed);
}

/** Pictures without a known length are left out once one could not be read: a store that is away holds no feed up. */
function pictureReader(services: Services) {
  let readable = true;
  return async (ad: PublishedClassified): Promise<FeedPicture | undefined> => {
    if (!ad.picture || !ad.photo_file_name) return undefined;
    const known = ad.picture.bytes ?? (readable ? await measurePicture(services, ad.picture) : undefined);
    if (known === undefined) readable = false;
    return known ? { url: ad.photo_file_name, type: "image/jpeg", length: known } : undefined;
  };
}

function entryOf(ad: PublishedClassified, picture: FeedPicture | undefined, publicUrl: string): FeedEntry {
  const { label, dateLabel } = classifiedType(ad.looking_for);
  const profile = `${publicUrl}/profiles/${encodeURIComponent(ad.account.slug)}`;
  const category = classifiedCategoryLabel(isCategoryId(ad.category) ? ad.category : 0);
  return {
    // An ad has no page to itself; this names it for ever.
    id: `tag:${new URL(publicUrl).hostname},2026:classified-${ad.id}`,
    title: classifiedHeading(ad.looking_for, ad.title),
    page: `${profile}/classifieds`,
    published: new Date(ad.created_at),
    updated: new Date(ad.updated_at),
    html: [
      ...paragraphs(ad.description),
      escapeHtml(`${dateLabel} ${formatClassifiedDate(ad.needed_by)}`),
      escapeHtml(ad.account.business_name),
    ]
      .map((text) => `<p>${text}</p>`)
      .join(""),
    categories: [category, label],
    author: { name: ad.account.business_name, page: profile },
    picture,
  };
}

/** Plain text as HTML: blank lines part paragraphs, other line breaks stay. */
function paragraphs(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => escapeHtml(paragraph).replaceAll("\n", "<br>"));
}
