import type { Locale } from "@foodshed/sdk/locale";
import { type SortOrder, sortRows } from "../../primitives/DataTable/sortRows.ts";
import { GAPS, type ManagedProfile } from "../managedProfiles.ts";

export type ManagedSort = "business_name" | "last_login";

export const PAGE_SIZES = [25, 50, 100] as const;

/** Which profiles are shown, beside the search for a name. */
export type ManagedChoice = "all" | "claim" | "confirmation" | "incomplete" | "update" | "never";

export const CHOICES: readonly ManagedChoice[] = [
  "all",
  "claim",
  "confirmation",
  "incomplete",
  "update",
  "never",
];

export interface TableView {
  /** Part of a business's name. */
  filter: string;
  show: ManagedChoice;
  /** The accounts of a group or a query; undefined for all. */
  only?: ReadonlySet<number> | undefined;
  sort: SortOrder<ManagedSort>;
  /** From 1. */
  page: number;
  pageSize: number;
}

export const firstView: TableView = {
  filter: "",
  show: "all",
  sort: { by: "business_name", direction: "ascending" },
  page: 1,
  pageSize: PAGE_SIZES[0],
};

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("en-CA");

const CHOSEN: Record<ManagedChoice, (profile: ManagedProfile) => boolean> = {
  all: () => true,
  claim: ({ needs }) => needs.includes("claim"),
  confirmation: ({ needs }) => needs.includes("confirmation"),
  incomplete: ({ needs }) => GAPS.some((gap) => needs.includes(gap)),
  update: ({ needs }) => needs.includes("update"),
  never: ({ last_login }) => last_login === null,
};

export const isChosenBy = (show: ManagedChoice, profile: ManagedProfile): boolean => CHOSEN[show](profile);

/** All that a view shows on its pages, in no order. */
export function matching(
  profiles: readonly ManagedProfile[],
  { filter, show, only }: Pick<TableView, "filter" | "show" | "only">,
): readonly ManagedProfile[] {
  const wanted = fold(filter.trim());
  if (!wanted && show === "all" && !only) return profiles;
  return profiles.filter(
    (profile) =>
      CHOSEN[show](profile) &&
      (!only || only.has(profile.account_id)) &&
      (!wanted || fold(profile.business_name).includes(wanted)),
  );
}

/** The rows of one page, and how many rows and pages there are. A page after the last one becomes the last one. */
export function rowsOf(profiles: readonly ManagedProfile[], view: TableView, locale?: Locale) {
  const found = matching(profiles, view);
  const sorted = sortRows(found, readers[view.sort.by], view.sort.direction, locale);
  const pageCount = Math.max(1, Math.ceil(sorted.length / view.pageSize));
  const page = Math.min(view.page, pageCount);
  const from = (page - 1) * view.pageSize;
  return { rows: sorted.slice(from, from + view.pageSize), found, count: sorted.length, page, pageCount };
}

const readers: Record<ManagedSort, (row: ManagedProfile) => string | number | null> = {
  business_name: ({ business_name }) => business_name,
  last_login: ({ last_login }) => (last_login ? Date.parse(last_login) : null),
};
