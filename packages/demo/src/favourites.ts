import type { DemoBusiness, DemoClassified, DemoFavourite, DemoFavouriteList } from "./demo-data.ts";
import { daysBefore } from "./network-members.ts";
import { classifiedNote, memberLists } from "./words/favourites.ts";

const BEGUN_DAYS_AGO = 70;
/** When the demo member looked at its lists last. */
const SEEN_DAYS_AGO = 12;

/** The demo member's lists, one of them shared. Who posts classifieds comes first, so that the dashboard has news of the lists. */
export function demoFavouriteLists(
  now: Date,
  businesses: readonly DemoBusiness[],
  classifieds: readonly DemoClassified[],
  member: DemoBusiness,
): DemoFavouriteList[] {
  const posters = new Set(classifieds.filter(({ neededBy }) => neededBy > now).map(({ owner }) => owner));
  const partners = businesses
    .filter((b) => b.standing === "active" && !b.isAdmin && b.index !== member.index && b.trade !== "network")
    .sort((a, b) => Number(posters.has(b.index)) - Number(posters.has(a.index)) || a.index - b.index);
  const used = new Set<number>();
  const lists = memberLists.map(({ name, shared, notes }, at): DemoFavouriteList => {
    const favourites = notes.flatMap(([trades, note], place): DemoFavourite[] => {
      const partner = partners.find((b) => trades.includes(b.trade) && !used.has(b.index));
      if (!partner) return [];
      used.add(partner.index);
      const addedAt = daysBefore(now, BEGUN_DAYS_AGO - 7 * (place + at));
      return [{ of: { business: partner.index }, note, addedAt }];
    });
    return {
      owner: member.index,
      name,
      shared,
      createdAt: daysBefore(now, BEGUN_DAYS_AGO),
      seenAt: daysBefore(now, SEEN_DAYS_AGO),
      favourites,
    };
  });
  const kept = classifieds.findIndex(
    ({ owner, neededBy, lookingFor }) => owner !== member.index && neededBy > now && !lookingFor,
  );
  if (kept !== -1)
    lists[0]?.favourites.push({
      of: { classified: kept },
      note: classifiedNote,
      addedAt: daysBefore(now, 1),
    });
  return lists;
}
