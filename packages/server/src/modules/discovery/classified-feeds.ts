import { LOCALES, type Locale, localized, localizedPath, type Translate } from "@foodshed/sdk/locale";
import {
  classifiedCategoryLabel,
  classifiedHeading,
  classifiedPath,
  classifiedType,
  FEED_FOLDERS,
  formatClassifiedDate,
  isCategoryId,
  label,
} from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import { translators } from "../../locale/translators.ts";
import { findNetwork } from "../accounts/organizations.ts";
import { listForFeed, type PublishedClassified } from "../classifieds/classifieds.service.ts";
import type { Services } from "../services.ts";
import { writeAtom } from "./atom.ts";
import type { Feed, FeedEntry, FeedPicture } from "./feed.ts";
import { paragraphs } from "./feed-entries.ts";
import * as strings from "./generated/strings.ts";
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
  { network, locale }: { network: string | undefined; locale: Locale },
): Promise<string> {
  const { publicUrl } = services.config;
  const translate = translators[locale];
  const name = network === undefined ? undefined : (await findNetwork(services.db, network))?.business_name;
  if (network !== undefined && name === undefined)
    throw DomainError.notFound(localized(strings.noSuchNetwork));
  const classifieds = await listForFeed(services, { size: LONGEST, network });
  const folder = network === undefined ? "" : `/networks/${encodeURIComponent(network)}`;
  const at = (ending: FeedFormat, language = locale) =>
    `${publicUrl}${FEED_FOLDERS[language]}${folder}/classifieds.${ending}`;
  const entries: FeedEntry[] = [];
  const pictureOf = pictureReader(services);
  for (const classified of classifieds)
    entries.push(entryOf(classified, await pictureOf(classified), publicUrl, translate));
  const feed: Feed = {
    id: at("atom"),
    address: at(format),
    locale,
    translations: LOCALES.filter((other) => other !== locale).map((other) => ({
      locale: other,
      address: at(format, other),
    })),
    title: name === undefined ? translate(strings.feedTitle) : translate(strings.networkFeedTitle, { name }),
    description:
      name === undefined
        ? translate(strings.feedDescription)
        : translate(strings.networkFeedDescription, { name }),
    page:
      publicUrl +
      localizedPath(
        network === undefined ? "/search/classifieds" : `/profiles/${encodeURIComponent(network)}`,
        locale,
      ),
    updated: new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime()))),
    entries,
  };
  return format === "rss" ? writeRss(feed) : writeAtom(feed);
}

/** Pictures without a known length are left out once one could not be read: a store that is away holds no feed up. */
function pictureReader(services: Services) {
  let readable = true;
  return async (classified: PublishedClassified): Promise<FeedPicture | undefined> => {
    if (!classified.picture || !classified.photo_file_name) return undefined;
    const known =
      classified.picture.bytes ?? (readable ? await measurePicture(services, classified.picture) : undefined);
    if (known === undefined) readable = false;
    return known ? { url: classified.photo_file_name, type: "image/jpeg", length: known } : undefined;
  };
}

function entryOf(
  classified: PublishedClassified,
  picture: FeedPicture | undefined,
  publicUrl: string,
  translate: Translate,
): FeedEntry {
  const type = classifiedType(classified.looking_for);
  const profile = `/profiles/${encodeURIComponent(classified.account.slug)}`;
  const at = (path: string) => publicUrl + localizedPath(path, translate.locale);
  const category = classifiedCategoryLabel(isCategoryId(classified.category) ? classified.category : 0);
  return {
    // Entries were named so before classifieds had pages: readers would take them for new ones.
    id: `tag:${new URL(publicUrl).hostname},2026:classified-${classified.id}`,
    title: classifiedHeading(classified.looking_for, classified.title, translate),
    page: at(classifiedPath(classified)),
    published: new Date(classified.created_at),
    updated: new Date(classified.updated_at),
    html: [
      ...paragraphs(classified.description),
      escapeHtml(
        translate(classified.looking_for ? strings.neededBy : strings.expiry, {
          date: formatClassifiedDate(classified.needed_by, translate.locale),
        }),
      ),
      escapeHtml(classified.account.business_name),
    ]
      .map((text) => `<p>${text}</p>`)
      .join(""),
    categories: [label(translate, category), label(translate, type.label)],
    author: { name: classified.account.business_name, page: at(profile) },
    picture,
  };
}
