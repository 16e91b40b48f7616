import type { Schema } from "@foodshed/sdk";

export type FeedItem = Schema<"ActivityItem">;

export interface FeedWords {
  /** Stands before the rest, and leads to a page where there is one. */
  actor: { text: string; to?: string };
  /** What was done. */
  deed: string;
  /** What it was done to. */
  actee?: { text: string; to: string };
}

const DEEDS: Readonly<Record<FeedItem["verb"], { theirs: string; mine: string }>> = {
  joined: { theirs: "joined the network.", mine: "joined the network." },
  updated_profile: { theirs: "updated their profile.", mine: "updated your profile." },
  added_photo: { theirs: "added a photo.", mine: "added a photo." },
  added_product: { theirs: "added a product.", mine: "added a product." },
  posted_classified: { theirs: "posted a classified:", mine: "posted a classified:" },
  connected: { theirs: "is now connected with", mine: "are now connected with" },
  acted_for: { theirs: "acted for your account.", mine: "acted for your account." },
};

/** One entry of the feed as a sentence, said to whoever reads it. */
export function feedWords({ actor, actee, verb }: FeedItem, account: number): FeedWords {
  // Who of the support it was is in the mail and the log; here it is the support.
  if (verb === "acted_for") return { actor: { text: "Support" }, deed: DEEDS.acted_for.theirs };
  const mine = actor.id === account;
  return {
    actor: mine
      ? { text: "You" }
      : { text: actor.account.business_name, to: `/profiles/${actor.account.slug}` },
    deed: DEEDS[verb][mine ? "mine" : "theirs"],
    ...acteeOf(actee, actor.account.slug, verb, account),
  };
}

function acteeOf(
  actee: FeedItem["actee"],
  actorSlug: string,
  verb: FeedItem["verb"],
  account: number,
): Pick<FeedWords, "actee"> {
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

/** The feed by the reader's days, each entry once: a page that comes later may begin with what the last one ended with. */
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

export function timeOfDay(created_at: string): string {
  return new Date(created_at).toLocaleTimeString("en-CA", { hour: "numeric", minute: "2-digit" });
}
