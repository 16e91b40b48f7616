import {
  classifiedCategoryLabel,
  classifiedKind,
  formatClassifiedDate,
  isCategoryId,
} from "@foodshed/sdk/vocabulary";
import { Feed } from "feed";
import { DomainError } from "../../errors.ts";
import type { Answer } from "../../handlers.ts";
import type { Services } from "../../platform/context.ts";
import { escapeHtml } from "../../platform/mail-layout.ts";
import { findNetwork } from "../../platform/organizations.ts";
import { listPublicClassifieds } from "../classifieds/classifieds.service.ts";

type Classified = Answer<"getClassified">;

export const FEED_FORMATS = { rss: "application/rss+xml", atom: "application/atom+xml" } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

const LONGEST = 50;

/**
 * The newest open classifieds, of everybody or of one network's members.
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
  const ads = await listPublicClassifieds(
    services,
    { kind: "visitor" },
    { size: LONGEST, ...(network && { network }) },
  );
  const folder = network === undefined ? "/feeds" : `/feeds/networks/${encodeURIComponent(network)}`;
  const at = (ending: FeedFormat) => `${publicUrl}${folder}/classifieds.${ending}`;
  const newest = ads[0]?.created_at;
  const feed = new Feed({
    id: at("atom"),
    title: name === undefined ? "Classifieds on Foodshed" : `Classifieds of ${name} on Foodshed`,
    description:
      name === undefined
        ? "What Ontario’s local food businesses want and have for sale."
        : `What the members of ${name} want and have for sale.`,
    link:
      network === undefined
        ? `${publicUrl}/search/classifieds`
        : `${publicUrl}/profiles/${encodeURIComponent(network)}`,
    language: "en-CA",
    generator: "Foodshed",
    updated: newest ? new Date(newest) : new Date(0),
    feedLinks: { [format]: at(format) },
  });
  for (const ad of ads) feed.addItem(toItem(ad, format, publicUrl));
  return format === "rss" ? feed.rss2() : feed.atom1();
}

/** Readers take titles and texts for HTML; ours are plain. */
function toItem(ad: Classified, format: FeedFormat, publicUrl: string) {
  const { label, dateLabel } = classifiedKind(ad.looking_for);
  const profile = `${publicUrl}/profiles/${encodeURIComponent(ad.account.slug)}`;
  const posted = new Date(ad.created_at);
  return {
    // An ad has no page to itself; this names it for ever.
    id: `tag:${new URL(publicUrl).hostname},2026:classified-${ad.id}`,
    title: escapeHtml(`${label}: ${ad.title}`),
    link: `${profile}/classifieds`,
    date: posted,
    published: posted,
    description: [
      ad.description,
      `${dateLabel} ${formatClassifiedDate(ad.needed_by)}`,
      ad.account.business_name,
    ]
      .map((text) => `<p>${escapeHtml(text)}</p>`)
      .join(""),
    category: [
      { name: classifiedCategoryLabel(isCategoryId(ad.category) ? ad.category : 0) },
      { name: label },
    ],
    // RSS wants an e-mail address there.
    ...(format === "atom" && { author: [{ name: ad.account.business_name, link: profile }] }),
    ...(ad.photo_file_name && { image: { url: ad.photo_file_name, type: "image/jpeg", length: 0 } }),
  };
}
