import type { LocalizedString } from "@foodshed/sdk/locale";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { FeedItem } from "./activityMessages.ts";

type GroupedVerb = Exclude<FeedItem["verb"], "acted_for">;

/** Several activities of one day that are the same: shown as one line that opens. */
export interface FeedGroup {
  verb: GroupedVerb;
  /** The newest first. */
  items: FeedItem[];
}

/** As many of one kind are shown as a group; fewer are quicker to read one by one. */
const GROUPED_FROM = 3;
/** How many are named on the line of a group. */
const NAMED = 2;

const TITLES: Readonly<Record<GroupedVerb, LocalizedString<{ count: number }>>> = {
  joined: strings.manyJoined,
  updated_profile: strings.manyUpdatedProfile,
  added_photo: strings.manyAddedPhoto,
  added_product: strings.manyAddedProduct,
  posted_classified: strings.manyPostedClassified,
  connected: strings.manyConnected,
};

/** What concerns the reader stays on a line of its own. */
function groupedVerb({ actor, actee, verb }: FeedItem, account: number): GroupedVerb | undefined {
  const own = actor.id === account || (actee.kind === "account" && actee.id === account);
  return own || verb === "acted_for" ? undefined : verb;
}

/** Groups the activities of one day: each group stands where the newest of it would stand. */
export function grouped(items: readonly FeedItem[], account: number): (FeedItem | FeedGroup)[] {
  const byVerb = Map.groupBy(items, (item) => groupedVerb(item, account));
  const placed = new Set<GroupedVerb>();
  return items.flatMap((item): (FeedItem | FeedGroup)[] => {
    const verb = groupedVerb(item, account);
    const same = verb && byVerb.get(verb);
    if (!same || countOf({ verb, items: same }) < GROUPED_FROM) return [item];
    if (placed.has(verb)) return [];
    placed.add(verb);
    return [{ verb, items: same }];
  });
}

export function isGroup(entry: FeedItem | FeedGroup): entry is FeedGroup {
  return "items" in entry;
}

/** "5 members updated their profiles." */
export function groupTitle(group: FeedGroup, t: WidgetTranslate): string {
  return t(TITLES[group.verb], { count: countOf(group) });
}

/** The first of whom or what the group is about: "North Fork Dairy, The Copper Ladle and 3 more". */
export function groupNames(group: FeedGroup, t: WidgetTranslate): string {
  const names = namesOf(group);
  const rest = names.length - NAMED;
  const shown = rest === 1 ? names : names.slice(0, NAMED);
  return new Intl.ListFormat(t.locale).format([
    ...shown,
    ...(rest > 1 ? [t(strings.manyMore, { count: rest })] : []),
  ]);
}

/** Members are counted once, ads and connections each. */
function countOf(group: FeedGroup): number {
  return COUNTED_BY_ITEM.has(group.verb) ? group.items.length : namesOf(group).length;
}

const COUNTED_BY_ITEM: ReadonlySet<GroupedVerb> = new Set(["posted_classified", "connected"]);

function namesOf({ verb, items }: FeedGroup): string[] {
  if (verb === "posted_classified") return items.map(({ actee }) => actee.name);
  return [...new Map(items.map(({ actor }) => [actor.id, actor.account.business_name])).values()];
}
