import type { Schema } from "@foodshed/sdk";
import { isolate, localizedPath, type Translate } from "@foodshed/sdk/locale";
import {
  classifiedCategoryLabel,
  classifiedHeading,
  classifiedPath,
  classifiedType,
  formatClassifiedDate,
  isCategoryId,
  label,
} from "@foodshed/sdk/vocabulary";
import { escapeHtml } from "../../infra/mail/mail-layout.ts";
import type { FeedEntry } from "./feed.ts";
import * as strings from "./generated/strings.ts";

/** What entries of a feed have in common. */
export interface EntryContext {
  publicUrl: string;
  t: Translate;
}

/** When an entry came into the feed and when it was changed, and a note about it. */
export interface EntryFacts {
  published: Date;
  updated: Date;
  note?: string;
}

/** A business in a feed. */
export function profileEntry(
  { publicUrl, t }: EntryContext,
  profile: Schema<"ProfileHitSource">,
  { published, updated, note = "" }: EntryFacts,
): FeedEntry {
  const page = pageOf(publicUrl, t, profile.slug);
  const types = profile.category.map((one) => label(t, one));
  const about = [profile.city ?? "", types.join(", ")].filter(Boolean).map(isolate).join(" – ");
  return {
    // The same in every feed that has it.
    id: tagOf(publicUrl, `profile-${profile.account_id}`),
    title: profile.business_name,
    page,
    published,
    updated,
    html: [...paragraphs(note), escapeHtml(about), ...paragraphs(profile.description ?? "")]
      .filter(Boolean)
      .map((text) => `<p>${text}</p>`)
      .join(""),
    categories: types,
    author: { name: profile.business_name, page },
    picture: undefined,
  };
}

/** A classified in a feed. */
export function classifiedEntry(
  { publicUrl, t }: EntryContext,
  classified: Schema<"ClassifiedHitSource">,
  { published, updated, note = "" }: EntryFacts,
): FeedEntry {
  const { account, looking_for, needed_by } = classified;
  const category = classifiedCategoryLabel(isCategoryId(classified.category) ? classified.category : 0);
  const until = t(looking_for ? strings.neededBy : strings.expiry, {
    date: formatClassifiedDate(needed_by, t.locale),
  });
  return {
    id: tagOf(publicUrl, `classified-${classified.id}`),
    title: classifiedHeading(looking_for, classified.title, t),
    page: publicUrl + localizedPath(classifiedPath(classified), t.locale),
    published,
    updated,
    html: [
      ...paragraphs(note),
      ...paragraphs(classified.description),
      escapeHtml(until),
      escapeHtml(account.business_name),
    ]
      .map((text) => `<p>${text}</p>`)
      .join(""),
    categories: [label(t, category), label(t, classifiedType(looking_for).label)],
    author: { name: account.business_name, page: pageOf(publicUrl, t, account.slug) },
    picture: undefined,
  };
}

/** Names a thing permanently, whatever its address. */
export function tagOf(publicUrl: string, name: string): string {
  return `tag:${new URL(publicUrl).hostname},2026:${name}`;
}

function pageOf(publicUrl: string, t: Translate, slug: string): string {
  return publicUrl + localizedPath(`/profiles/${encodeURIComponent(slug)}`, t.locale);
}

/** Plain text as HTML: blank lines part paragraphs, other line breaks stay. */
export function paragraphs(text: string): string[] {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n[\t ]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => escapeHtml(paragraph).replaceAll("\n", "<br>"));
}
