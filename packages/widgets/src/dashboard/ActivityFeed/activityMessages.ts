import type { Schema } from "@foodshed/sdk";
import type { LocalizedString, Tag } from "@foodshed/sdk/locale";
import { classifiedPath, formatDayTitle, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export type FeedItem = Schema<"ActivityItem">;

/** A sentence about an activity: `actor` and `target` are the tags around who did it and what it was done to. */
type ActivitySentence = LocalizedString<{
  business: string;
  title: string;
  actor: Tag;
  target: Tag;
}>;

export interface ActivityMessage {
  sentence: ActivitySentence;
  values: { business: string; title: string };
  /** The page of the actor, where it has one. */
  actorPath?: string;
  /** The page of what it was done to, where it has one. */
  targetPath?: string;
}

const SENTENCES: Readonly<
  Record<Exclude<FeedItem["verb"], "acted_for">, { theirs: ActivitySentence; mine: ActivitySentence }>
> = {
  joined: { theirs: strings.joined, mine: strings.youJoined },
  updated_profile: { theirs: strings.updatedProfile, mine: strings.youUpdatedProfile },
  added_photo: { theirs: strings.addedPhoto, mine: strings.youAddedPhoto },
  added_product: { theirs: strings.addedProduct, mine: strings.youAddedProduct },
  posted_classified: { theirs: strings.postedClassified, mine: strings.youPostedClassified },
  connected: { theirs: strings.connected, mine: strings.youConnected },
};

/** The message of one activity item for the account that reads it. */
export function activityMessage({ actor, actee, verb }: FeedItem, account: number): ActivityMessage {
  const values = { business: actor.account.business_name, title: actee.name };
  // The mail and the audit log name the administrator; the feed says "Support".
  if (verb === "acted_for") return { sentence: strings.supportActed, values };
  const mine = actor.id === account;
  const withMe = verb === "connected" && actee.kind === "account" && actee.id === account;
  return {
    sentence: withMe && !mine ? strings.connectedWithYou : SENTENCES[verb][mine ? "mine" : "theirs"],
    values,
    ...(!mine && { actorPath: `/profiles/${actor.account.slug}` }),
    ...targetOf(actee, verb),
  };
}

function targetOf(
  { id, name, slug }: FeedItem["actee"],
  verb: FeedItem["verb"],
): Pick<ActivityMessage, "targetPath"> {
  if (verb === "posted_classified") return { targetPath: classifiedPath({ id, title: name }) };
  return slug === null ? {} : { targetPath: `/profiles/${slug}` };
}

export interface FeedDay {
  /** "Today", "Yesterday", or the day's name and date. */
  title: string;
  items: FeedItem[];
}

/** Groups the items by day of Ontario and removes duplicates: a page may repeat the last items of the one before. */
export function byDay(items: readonly FeedItem[], t: WidgetTranslate, now = new Date()): FeedDay[] {
  const days: FeedDay[] = [];
  const seen = new Set<number>();
  for (const item of items) {
    if (seen.has(item.id)) continue;
    seen.add(item.id);
    const title = formatDayTitle(item.created_at, now, t.locale, ONTARIO_TIME_ZONE);
    const last = days.at(-1);
    if (last?.title === title) last.items.push(item);
    else days.push({ title, items: [item] });
  }
  return days;
}
