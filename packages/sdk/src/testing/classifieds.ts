import type { Schema } from "../contract.ts";
import { classifiedSlug } from "../vocabulary/classified-pages.ts";
import { accountRef, businesses } from "./businesses.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A moment so many days from now, as the API writes it. */
export function inDays(days: number, now: number = Date.now()): string {
  return new Date(now + days * DAY_MS).toISOString();
}

/** A classified of Maple Hill Orchard that still runs for three weeks. */
export function classified(changes: Partial<Schema<"Classified">> = {}): Schema<"Classified"> {
  const needed_by = changes.needed_by ?? inDays(21);
  return {
    id: 77,
    title: "Cold-pressed cider",
    description:
      "Forty cases of 12 × 750 ml, pressed last week and ready to ship. Pickup in Elora or delivery to Guelph.",
    looking_for: false,
    category: 7,
    expired: Date.parse(needed_by) <= Date.now(),
    photo_file_name: null,
    media: { photo: null },
    account: accountRef(businesses[0]),
    city: businesses[0].city,
    profile_id: businesses[0].id,
    editable: false,
    created_at: inDays(-2),
    ...changes,
    needed_by,
  };
}

/** One classified in each state: for sale, wanted, ending soon, expired. */
export function classifieds(): Schema<"Classified">[] {
  const of = (index: 1 | 2 | 5) => ({
    account: accountRef(businesses[index]),
    city: businesses[index].city,
    profile_id: businesses[index].id,
  });
  return [
    classified(),
    classified({
      id: 78,
      title: "Heirloom carrots, weekly",
      description:
        "Looking for 30 kg a week of mixed colours from June to October, delivered to the ByWard Market.",
      looking_for: true,
      category: 10,
      ...of(2),
    }),
    classified({
      id: 79,
      title: "Crème fraîche in pails",
      description: "Twenty 4 l pails from an order that fell through. First come, first served.",
      category: 2,
      needed_by: inDays(3),
      ...of(1),
    }),
    classified({
      id: 80,
      title: "Whitefish trimmings",
      description: "Free for pickup, good for stock or pet food.",
      category: 3,
      needed_by: inDays(-1),
      ...of(5),
    }),
  ];
}

/** What meets a classified that is for sale. */
export function classifiedMatches(
  changes: Partial<Schema<"ClassifiedMatches">> = {},
): Schema<"ClassifiedMatches"> {
  return {
    category: 7,
    members_total: 1,
    members: [
      {
        account: accountRef(businesses[2]),
        city: businesses[2].city,
        why: { kind: "buys", text: "Cider" },
        distance_km: 18.42,
      },
    ],
    classifieds: [],
    ...changes,
  };
}

/** The page of a classified as a visitor gets it. */
export function classifiedPage(
  of: Schema<"Classified"> = classified(),
  changes: Partial<Schema<"ClassifiedPage">> = {},
): Schema<"ClassifiedPage"> {
  return {
    id: of.id,
    slug: of.expired && !of.editable ? null : classifiedSlug(of.title),
    ended: of.expired,
    classified: of.expired && !of.editable ? null : of,
    looking_for: of.looking_for,
    category: of.category,
    needed_by: of.needed_by,
    matches: classifiedMatches(),
    similar: [],
    ...changes,
  };
}

/** A classified as the search finds it. */
export function classifiedHit(of: Schema<"Classified"> = classified()): Schema<"ClassifiedHit"> {
  const { expired: _expired, profile_id: _profile, editable: _editable, tell_matches: _tells, ...shown } = of;
  return {
    _source: shown,
    highlight: [],
    sort: [1, null],
  };
}
