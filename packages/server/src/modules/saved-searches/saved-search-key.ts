import { createHash } from "node:crypto";
import type { Schema } from "@foodshed/sdk";
import type { StandingSearch } from "../search/search.matching.ts";

/** What a search finds when it is saved is remembered up to here. */
export const MAX_KNOWN = 1000;

/** Leaves out what says nothing, so that the same search is the same however it was sent. */
export function withoutDefaults(search: StandingSearch["parameters"]): StandingSearch["parameters"] {
  const { keywords, literal, sort, distance, near, bounds, network, list_filters, ...rest } = search;
  const { profiletype_filters, value_filters, role_level_filters, available, delivers, looking_for } =
    rest as Omit<Schema<"SavedProfileSearch">, keyof Schema<"SavedClassifiedSearch">> &
      Omit<Schema<"SavedClassifiedSearch">, keyof Schema<"SavedProfileSearch">>;
  const lists = filled(list_filters);
  const values = filled(value_filters);
  const words = keywords?.trim();
  return {
    ...(words && { keywords: words }),
    ...(profiletype_filters && profiletype_filters !== "ALL" && { profiletype_filters }),
    ...(role_level_filters?.length && { role_level_filters: role_level_filters.toSorted() }),
    ...(lists && { list_filters: lists }),
    ...(values && { value_filters: values }),
    ...(available && { available }),
    ...(delivers && { delivers }),
    ...(looking_for != null && { looking_for }),
    ...(words && literal && { literal }),
    ...(distance && { distance }),
    ...(near !== undefined && { near }),
    ...(bounds && { bounds }),
    ...(network !== undefined && { network }),
    ...(sort && sort !== "best" && { sort }),
  };
}

function filled<Lists extends Record<string, readonly (string | number)[] | undefined>>(
  lists: Lists | undefined,
): Lists | undefined {
  const entries = Object.entries(lists ?? {})
    .filter(([, values]) => values && values.length > 0)
    .map(([name, values]) => [name, values?.toSorted()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? (Object.fromEntries(entries) as Lists) : undefined;
}

/** The same for the same search: in another order, and in capitals, it finds the same. */
export function keyOf({ sort: _, ...search }: StandingSearch["parameters"]): string {
  const { keywords } = search;
  const words = keywords?.toLocaleLowerCase("en-CA").replaceAll(/\s+/g, " ");
  return createHash("sha256")
    .update(JSON.stringify(words === undefined ? search : { ...search, keywords: words }))
    .digest("base64url");
}
