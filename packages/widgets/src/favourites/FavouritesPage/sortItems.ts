import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as strings from "../generated/strings.ts";

type Item = Pick<Schema<"FavouriteItem">, "added_at" | "profile" | "classified">;

export const SORTS = [
  { value: "newest", label: strings.sortNewest },
  { value: "name", label: strings.sortName },
  { value: "town", label: strings.sortTown },
] as const satisfies readonly { value: string; label: LocalizedString }[];

export type Sort = (typeof SORTS)[number]["value"];

/** The items of a list in another order. What is not public any more has neither name nor town, and comes last. */
export function sortItems<One extends Item>(items: readonly One[], sort: Sort, locale: string): One[] {
  if (sort === "newest") return items.toSorted((a, b) => (a.added_at < b.added_at ? 1 : -1));
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const keyOf = sort === "name" ? nameOf : townOf;
  return items.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (!one || !other) return Number(!one) - Number(!other);
    return compare(one, other) || compare(nameOf(a), nameOf(b));
  });
}

const nameOf = ({ profile, classified }: Item) => profile?.business_name ?? classified?.title ?? "";
const townOf = ({ profile, classified }: Item) => profile?.city ?? classified?.city ?? "";
