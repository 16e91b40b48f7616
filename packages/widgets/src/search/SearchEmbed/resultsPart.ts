import type { ProfileType, SearchSort } from "@foodshed/sdk/vocabulary";
import type { ComponentType } from "react";
import type { ListMeasure } from "../../primitives/ListMeasure/listMeasure.ts";

export interface InlineResultsProps extends ListMeasure {
  text: string;
  network?: string | undefined;
  type: ProfileType;
  near: string;
  sort?: SearchSort | undefined;
  /** Searches for other words, in the box too. */
  onSearch: (words: string) => void;
}

/** The part of a search box that lists results, once it has loaded; the first code that needs it fetches it. */
export const resultsPart: { Results?: ComponentType<InlineResultsProps> } = {};
