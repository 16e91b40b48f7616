import type { Schema } from "../contract.ts";
import { PROFILE_TYPES, type SearchedProfileType } from "../vocabulary/profile-types.ts";
import type { RoleValue } from "../vocabulary/roles.ts";
import { type Business, businesses } from "./businesses.ts";
import { classifiedHit, classifieds } from "./classifieds.ts";

/** A business as the search finds it; `km` is its distance. */
export function profileHit(
  business: Business = businesses[0],
  km: number | null = null,
): Schema<"ProfileHit"> {
  const { id, slug, business_name, description, city, title, roles, category, product_category } = business;
  const { latitude, longitude } = business;
  return {
    _source: {
      id,
      account_id: id,
      slug,
      business_name,
      photo_file_name: null,
      media: { photo: null },
      description,
      addresses: [{ city }],
      city,
      title,
      roles,
      category,
      product_category,
      greenbelt_location: false,
      on_map: { latitude, longitude, approximate: false },
    },
    highlight: [],
    sort: [1, km],
  };
}

/** A network with all the other businesses as its members. */
export function buyLocalNetwork(network: Business = businesses[4]): Schema<"BuyLocalNetwork"> {
  const members = businesses
    .filter(({ id }) => id !== network.id)
    .map((business) => profileHit(business)._source);
  return { profile: profileHit(network)._source, members: members.length, some_members: members.slice(0, 5) };
}

/** Profiles in the envelope of featured and new profiles. */
export function profileHits(found: readonly Business[] = businesses): Schema<"ProfileHits"> {
  return { hits: { total: found.length, hits: found.map((business) => profileHit(business)) } };
}

const holds = (business: Business, roles: readonly RoleValue[]) =>
  roles.length === 0 || business.roles.some((role) => roles.includes(role));

/** The response of the profile search; counts are those of the businesses given. */
export function profileSearch(
  found: readonly Business[] = businesses,
  total: number = found.length,
): Schema<"SearchProfilesResponse"> {
  const profile_types = Object.fromEntries(
    PROFILE_TYPES.filter((type) => type.value !== "CLASSIFIEDS").map(({ value, roles }) => [
      value,
      found.filter((business) => holds(business, roles)).length,
    ]),
  ) as Record<SearchedProfileType, number>;
  const names = [...new Set(found.flatMap((business) => business.category))];
  return {
    hits: { total, hits: found.map((business) => profileHit(business)) },
    unknown_filters: [],
    aggregations: {
      profile_types,
      category: names.map((key) => ({
        key,
        count: found.filter(({ category }) => category.includes(key)).length,
      })),
      "roles.data.classifications": [{ key: "certified_organic", count: 2 }],
      "roles.data.safety_standards": [{ key: "haccp", count: 1 }],
      "roles.data.processing_types": [{ key: "cheese_making", count: 1 }],
      "roles.data.services_provided": [{ key: "delivery", count: 1 }],
      "roles.data.services_needed": [{ key: "cold_storage", count: 1 }],
      "roles.data.products.category": [{ key: 2, count: 1 }],
      delivers: 1,
    },
  };
}

/** The response of the classified search; expired ones are not found. */
export function classifiedSearch(
  found: readonly Schema<"Classified">[] = classifieds(),
): Schema<"SearchClassifiedsResponse"> {
  const open = found.filter((one) => !one.expired);
  const wanted = open.filter((one) => one.looking_for).length;
  const keys = [...new Set(open.map((one) => one.category))];
  return {
    hits: { total: open.length, hits: open.map((one) => classifiedHit(one)) },
    unknown_filters: [],
    aggregations: {
      classified_types: { all: open.length, wanted, for_sale: open.length - wanted },
      category: keys.map((key) => ({ key, count: open.filter(({ category }) => category === key).length })),
      ending_soon: open.filter(({ needed_by }) => Date.parse(needed_by) < Date.now() + 7 * 24 * 3600 * 1000)
        .length,
    },
  };
}

type SuggestionType = NonNullable<Schema<"TermSuggestion">["type"]>;

/** Suggestions for what was typed, matched from the start; a term by itself is a product. */
export function suggestions(
  typed: string,
  terms: readonly (string | readonly [term: string, type: SuggestionType])[],
): Schema<"SuggestTermsResponse"> {
  const query = typed.trim().toLowerCase();
  const all = terms.map((one) => (typeof one === "string" ? ([one, "product"] as const) : one));
  const matching = query === "" ? [] : all.filter(([term]) => term.toLowerCase().startsWith(query));
  return {
    suggestions: matching.slice(0, 10).map(([term, type]) => ({ term, type, ranges: [[0, query.length]] })),
  };
}
