import { type Locale, localized, localizedPath } from "@foodshed/sdk/locale";
import { classifiedHeading } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../../core/domain-error.ts";
import { escapeHtml } from "../../../infra/mail/mail-layout.ts";
import { translators } from "../../../locale/translators.ts";
import type { Services } from "../../services.ts";
import { findOpenClassified, findPublishedBusiness } from "../discovery.queries.ts";
import * as strings from "../generated/strings.ts";
import { type EmbeddablePage, embeddablePage, type LinkedClassified } from "./embeddable-page.ts";

/** How long a consumer may keep a response, in seconds. */
export const CACHE_SECONDS = 3600;

/** Pixels that each embed takes where there is room: the widest that it makes use of, and its usual height. */
const SIZES = {
  "profile-card": { width: 480, height: 540 },
  classifieds: { width: 960, height: 840 },
} as const;

/** Below this nothing of an embed can be read, and a link says more. Pixels. */
const SMALLEST = { width: 240, height: 200 };

/** The pixels that a consumer has. */
export interface Room {
  maxwidth?: number | undefined;
  maxheight?: number | undefined;
}

/** A response of the oEmbed specification, version 1.0. */
export type Oembed = Record<string, string | number> & { type: "rich" | "link"; title: string };

/**
 * The embed of a page of the site: a frame, or a link where there is no room for one.
 * @throws DomainError 404 when no embed stands for the page, 401 when only members may see it
 */
export async function oembedOf(
  services: Services,
  address: string,
  room: Room,
): Promise<{ oembed: Oembed; locale: Locale }> {
  const { publicUrl } = services.config;
  const page = embeddablePage(address, publicUrl);
  if (page === "private") throw new DomainError(401, localized(strings.embedForMembers));
  if (!page) throw DomainError.notFound(localized(strings.noEmbed));
  if ("classified" in page) return { oembed: await classifiedLink(services, page), locale: page.locale };
  const business = page.slug === undefined ? undefined : await findPublishedBusiness(services.db, page.slug);
  if (page.slug !== undefined && !business) throw DomainError.notFound(localized(strings.noEmbed));
  const translate = translators[page.locale];
  const title = business?.business_name ?? translate(strings.board);
  const common = {
    version: "1.0",
    title,
    ...(business && { author_name: business.business_name, author_url: publicUrl + page.path }),
    provider_name: "Foodshed",
    provider_url: publicUrl,
    cache_age: CACHE_SECONDS,
  };
  const { width, height } = fitted(SIZES[page.embed], room);
  if (width < SMALLEST.width || height < SMALLEST.height)
    return { oembed: { type: "link", ...common }, locale: page.locale };
  const named = translate(strings.onFoodshed, { title });
  const html = frameHtml(page, { publicUrl, title: named, width, height });
  return { oembed: { type: "rich", ...common, width, height, html }, locale: page.locale };
}

/** An open classified as a link; 404 for any other. */
async function classifiedLink(
  { db, clock, config }: Services,
  { classified: id, locale }: LinkedClassified,
): Promise<Oembed> {
  const classified = await findOpenClassified(db, id, clock.now());
  if (!classified) throw DomainError.notFound(localized(strings.noEmbed));
  const { title, looking_for, business_name, slug } = classified;
  return {
    version: "1.0",
    type: "link",
    title: classifiedHeading(looking_for, title, translators[locale]),
    author_name: business_name,
    author_url: config.publicUrl + localizedPath(`/profiles/${encodeURIComponent(slug)}`, locale),
    provider_name: "Foodshed",
    provider_url: config.publicUrl,
    cache_age: CACHE_SECONDS,
    thumbnail_url: `${config.publicUrl}/share/classifieds/${id}/picture.png`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  };
}

function fitted(size: { width: number; height: number }, { maxwidth, maxheight }: Room) {
  return {
    width: Math.min(size.width, maxwidth ?? size.width),
    height: Math.min(size.height, maxheight ?? size.height),
  };
}

/** The frame, with a link inside for where frames are stripped; its script fits the height where consumers let it run. */
function frameHtml(
  { embed, attributes, path, locale }: EmbeddablePage,
  frame: { publicUrl: string; title: string; width: number; height: number },
): string {
  const { publicUrl, title, width, height } = frame;
  const query = new URLSearchParams({ ...attributes, ...(locale === "fr-CA" && { lang: "fr" }) }).toString();
  const source = `${publicUrl}/embed/${embed}${query && `?${query}`}`;
  const link = `<a href="${escapeHtml(publicUrl + path)}">${escapeHtml(title)}</a>`;
  return [
    `<iframe src="${escapeHtml(source)}" title="${escapeHtml(title)}" loading="lazy" width="${width}" height="${height}" style="border:0;max-width:100%">${link}</iframe>`,
    `<script src="${escapeHtml(publicUrl)}/embed/frames.js" async></script>`,
  ].join("\n");
}
