import { label, SEARCH_SORTS, type SearchSort } from "@foodshed/sdk/vocabulary";
import { select, selectArrow, withEnd } from "../../primitives/Field/Field.css.ts";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./ResultsToolbar.css.ts";

export interface SortSelectProps {
  value: SearchSort;
  onChange: (sort: SearchSort) => void;
}

/** Puts the results in another order. */
export function SortSelect({ value, onChange }: SortSelectProps) {
  const t = useTranslate();
  return (
    <label className={css.sort}>
      <span className={css.sortLabel}>{t(strings.sortBy)}</span>
      <span className={withEnd}>
        <select
          className={`${select} ${css.small}`}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value as SearchSort)}
        >
          {SEARCH_SORTS.map((sort) => (
            <option key={sort.value} value={sort.value}>
              {label(t, sort.label)}
            </option>
          ))}
        </select>
        <span className={selectArrow}>
          <ChevronDownIcon />
        </span>
      </span>
    </label>
  );
}
