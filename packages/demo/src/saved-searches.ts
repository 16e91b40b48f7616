import type { DemoBusiness, DemoClassified, DemoSavedSearch } from "./demo-data.ts";
import { daysBefore } from "./network-members.ts";

/** Wanted ads since the search was saved: so many are told in the first alert. */
const NEWS = 3;
const SAVED_DAYS_AGO = 21;

/**
 * The demo member's saved searches: one for wanted ads, whose alert is due at once, and one for new buyers, told on Mondays. The first was saved
 * just before the newest ads, so that its alert is short however large the network is.
 */
export function demoSavedSearches(
  now: Date,
  classifieds: readonly DemoClassified[],
  member: DemoBusiness,
): DemoSavedSearch[] {
  const wanted = classifieds
    .filter(({ owner, lookingFor, neededBy }) => owner !== member.index && lookingFor && neededBy > now)
    .map(({ createdAt }) => createdAt.getTime())
    .sort((a, b) => b - a);
  const first = wanted[Math.min(NEWS, wanted.length) - 1] ?? now.getTime();
  return [
    {
      owner: member.index,
      name: "What others are looking for",
      frequency: "at_once",
      search: { kind: "classifieds", lookingFor: true },
      savedAt: new Date(first - 1000),
    },
    {
      owner: member.index,
      name: "New buyers",
      frequency: "weekly",
      search: { kind: "profiles", profileType: "BUYS" },
      savedAt: daysBefore(now, SAVED_DAYS_AGO),
    },
  ];
}
