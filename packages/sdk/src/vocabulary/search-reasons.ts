import type { Schema } from "../contract.ts";

export type SearchReason = Schema<"SearchReason">;

/** What is said before the text of a reason; the others are their text alone. */
const LEADS: Partial<Record<SearchReason["kind"], string>> = {
  sells: "Sells ",
  makes: "Makes ",
  buys: "Buys ",
  offers_service: "Offers ",
  needs_service: "Needs ",
  named: "Named ",
  posted_by: "By ",
  mentions: "Mentions ",
  in_place: "In ",
};

function distancePhrase(km: number, from: string): string {
  const distance = km < 1 ? "Less than 1 km" : `${Math.round(km)} km`;
  return from ? `${distance} from ${from}` : `${distance} away`;
}

/** Why a hit was found, "Sells Chèvre, Goat Cheese · Delivers · 18 km from Guelph". */
export function describeReasons(reasons: readonly SearchReason[]): string {
  const phrases: string[] = [];
  reasons.forEach(({ kind, text = "", distance_km = 0 }, at) => {
    if (kind === reasons[at - 1]?.kind) phrases.push(`${phrases.pop()}, ${text}`);
    else if (kind === "near") phrases.push(distancePhrase(distance_km, text));
    else phrases.push(kind === "delivers" ? "Delivers" : (LEADS[kind] ?? "") + text);
  });
  return phrases.join(" · ");
}
