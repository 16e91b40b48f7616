import type { Schema } from "@foodshed/sdk";
import { DISTANCE_MAX_KM } from "@foodshed/sdk/vocabulary/limits";
import { PROFILE_TYPES } from "@foodshed/sdk/vocabulary/profile-types";
import { ROLES } from "@foodshed/sdk/vocabulary/roles";
import { findListFilterKey, listFilterEntries } from "@foodshed/sdk/vocabulary/search-filters";
import { categoryOf } from "../classifieds/categories.ts";
import { usageError } from "../errors.ts";

type Search = Schema<"SearchProfilesRequest">;
type ListKey = keyof NonNullable<Search["list_filters"]>;

const LISTS: Record<string, ListKey> = {
  business_type: "category",
  classification: "roles.data.classifications",
  safety_standard: "roles.data.safety_standards",
  processing: "roles.data.processing_types",
  service_offered: "roles.data.services_provided",
  service_needed: "roles.data.services_needed",
};

/** The keys of --filter. */
export const FILTER_KEYS = [
  "words",
  "type",
  "role",
  "product",
  "near",
  "distance",
  "network",
  ...Object.keys(LISTS),
] as const;

/** A search made of `key=value` pairs; several of one key widen it, several keys narrow it. */
export function readFilter(pairs: readonly string[]): Search {
  const search: Search = {};
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const key = pair.slice(0, at).trim();
    const value = pair.slice(at + 1).trim();
    if (at < 1 || value === "") {
      throw usageError(`'${pair}' is no filter.`, "A filter is a key and a value, like: type=SELLS");
    }
    take(search, key, value);
  }
  return search;
}

function take(search: Search, key: string, value: string): void {
  const list = LISTS[key];
  if (list) {
    // The server ignores unknown filters; the message would reach unintended recipients.
    const entry = findListFilterKey(list, value);
    if (!entry) {
      const entries = listFilterEntries(list).map(({ key }) => key);
      throw usageError(
        `'${value}' is no ${key.replaceAll("_", " ")}.`,
        `It is one of: ${entries.join(", ")}.`,
      );
    }
    search.list_filters = { ...search.list_filters, [list]: [...(search.list_filters?.[list] ?? []), entry] };
    return;
  }
  switch (key) {
    case "words":
      search.keywords = value;
      return;
    case "type":
      search.profiletype_filters = oneOf(
        "type",
        value.toUpperCase(),
        PROFILE_TYPES.map((type) => type.value).filter((type) => type !== "CLASSIFIEDS"),
      );
      return;
    case "role": {
      const role = oneOf(
        "role",
        value.toLowerCase(),
        ROLES.map((each) => each.value),
      );
      search.role_level_filters = [...(search.role_level_filters ?? []), role];
      return;
    }
    case "product": {
      const category = categoryOf(value);
      const chosen = search.value_filters?.["roles.data.products.category"] ?? [];
      search.value_filters = { "roles.data.products.category": [...chosen, category] };
      return;
    }
    case "near":
      search.near = value;
      return;
    case "distance": {
      const distance = Number(value);
      if (!(distance >= 0 && distance <= DISTANCE_MAX_KM))
        throw usageError(
          `distance takes kilometres from 0 to ${DISTANCE_MAX_KM}.`,
          "Say it like this: --filter near=N0B1S0 distance=50",
        );
      search.distance = distance;
      return;
    }
    case "network":
      search.network = value;
      return;
    default:
      throw usageError(`There is no filter '${key}'.`, `Filters are: ${FILTER_KEYS.join(", ")}.`);
  }
}

function oneOf<Value extends string>(key: string, text: string, values: readonly Value[]): Value {
  const known = values.find((value) => value === text);
  if (known) return known;
  throw usageError(`'${text}' is no ${key}.`, `It is one of: ${values.join(", ")}.`);
}
