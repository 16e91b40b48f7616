import type { Locale } from "@foodshed/sdk/locale";
import { type SortOrder, sortRows } from "../../primitives/DataTable/sortRows.ts";
import type { ManagedProfile } from "../managedProfiles.ts";

export type ManagedSort = "business_name" | "last_login";

export const PAGE_SIZES = [25, 50, 100] as const;

export interface TableView {
  /** Part of a business's name. */
  filter: string;
  sort: SortOrder<ManagedSort>;
  /** From 1. */
  page: number;
  pageSize: number;
}

export const firstView: TableView = {
  filter: "",
  sort: { by: "business_name", direction: "ascending" },
  page: 1,
  pageSize: PAGE_SIZES[0],
};

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("en-CA");

/** The rows of one page, and how many rows and pages there are. A page after the last one becomes the last one. */
export function rowsOf(profiles: readonly ManagedProfile[], view: TableView, locale?: Locale) {
  const wanted = fold(view.filter.trim());
  const found = wanted
    ? profiles.filter(({ business_name }) => fold(business_name).includes(wanted))
    : profiles;
  const sorted = sortRows(found, readers[view.sort.by], view.sort.direction, locale);
  const pageCount = Math.max(1, Math.ceil(sorted.length / view.pageSize));
  const page = Math.min(view.page, pageCount);
  const from = (page - 1) * view.pageSize;
  return { rows: sorted.slice(from, from + view.pageSize), count: sorted.length, page, pageCount };
}

const readers: Record<ManagedSort, (row: ManagedProfile) => string | number | null> = {
  business_name: ({ business_name }) => business_name,
  last_login: ({ last_login }) => (last_login ? Date.parse(last_login) : null),
};
