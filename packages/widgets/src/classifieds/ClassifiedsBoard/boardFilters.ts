import type { Schema } from "@foodshed/sdk";
import { type CategoryId, endingSoonBy } from "@foodshed/sdk/vocabulary";

export type ClassifiedTypeFilter = "all" | "wanted" | "sale";

export interface BoardFilters {
  type: ClassifiedTypeFilter;
  categories: CategoryId[];
  endingSoon: boolean;
}

export const noFilters: BoardFilters = { type: "all", categories: [], endingSoon: false };

export function isFiltered({ type, categories, endingSoon }: BoardFilters): boolean {
  return type !== "all" || categories.length > 0 || endingSoon;
}

const lookingFor: Record<ClassifiedTypeFilter, boolean | null> = { all: null, wanted: true, sale: false };

/** The search request of a board, without unset filters. */
export function searchOf(filters: BoardFilters, now: Date): Schema<"SearchClassifiedsRequest"> {
  return {
    ...(filters.type !== "all" && { looking_for: lookingFor[filters.type] }),
    ...(filters.categories.length > 0 && { list_filters: { category: filters.categories } }),
    ...(filters.endingSoon && { expired_by: endingSoonBy(now).toISOString() }),
  };
}
