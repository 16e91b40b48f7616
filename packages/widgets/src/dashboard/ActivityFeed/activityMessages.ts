import type { Schema } from "@foodshed/sdk";

export type FeedItem = Schema<"ActivityItem">;

export interface ActivityMessage {
  /** The actor; linked where it has a page. */
  actor: { text: string; to?: string };
  /** The text of the verb. */
  action: string;
  /** The object of the action. */
  actee?: { text: string; to: string };
}

const ACTIONS: Readonly<Record<FeedItem["verb"], { theirs: string; mine: string }>> = {
  joined: { theirs: "joined the network.", mine: "joined the network." },
  updated_profile: { theirs: "updated their profile.", mine: "updated your profile." },
  added_photo: { theirs: "added a photo.", mine: "added a photo." },
  added_product: { theirs: "added a product.", mine: "added a product." },
  posted_classified: { theirs: "posted a classified:", mine: "posted a classified:" },
  connected: { theirs: "is now connected with", mine: "are now connected with" },
  acted_for: { theirs: "acted for your account.", mine: "acted for your account." },
};

/** The message of one activity item for the account that reads it. */
export function activityMessage({ actor, actee, verb }: FeedItem, account: number): ActivityMessage {
  // The mail and the audit log name the administrator; the feed says "Support".
  if (verb === "acted_for") return { actor: { text: "Support" }, action: ACTIONS.acted_for.theirs };
  const mine = actor.id === account;
  return {
    actor: mine
      ? { text: "You" }
      : { text: actor.account.business_name, to: `/profiles/${actor.account.slug}` },
    action: ACTIONS[verb][mine ? "mine" : "theirs"],
    ...acteeOf(actee, actor.account.slug, verb, account),
  };
}

function acteeOf(
  actee: FeedItem["actee"],
  actorSlug: string,
  verb: FeedItem["verb"],
  account: number,
): Pick<ActivityMessage, "actee"> {
  if (verb === "posted_classified") {
    return { actee: { text: actee.name, to: `/profiles/${actorSlug}/classifieds` } };
  }
  if (verb !== "connected" || actee.slug === null) return {};
  const text = actee.kind === "account" && actee.id === account ? "you" : actee.name;
  return { actee: { text, to: `/profiles/${actee.slug}` } };
}

export interface FeedDay {
  /** "Today", "Yesterday", or the day's name and date. */
  title: string;
  items: FeedItem[];
}

/** Groups the items by day in the reader's time zone and removes duplicates: a page may repeat the last items of the one before. */
export function byDay(items: readonly FeedItem[], now = new Date()): FeedDay[] {
  const days: FeedDay[] = [];
  const seen = new Set<number>();
  for (const item of items) {
    if (seen.has(item.id)) continue;
    seen.add(item.id);
    const title = dayTitle(new Date(item.created_at), now);
    const last = days.at(-1);
    if (last?.title === title) last.items.push(item);
    else days.push({ title, items: [item] });
  }
  return days;
}

function dayTitle(day: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day.toDateString() === now.toDateString()) return "Today";
  if (day.toDateString() === yesterday.toDateString()) return "Yesterday";
  return day.toLocaleDateString("en-CA", {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(day.getFullYear() !== now.getFullYear() && { year: "numeric" }),
  });
}
