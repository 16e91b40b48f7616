import type { Schema } from "@foodshed/sdk";
import { CLASSIFIED_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import type { BoardFilters } from "./boardFilters.ts";
import * as css from "./ClassifiedFilters.css.ts";

export interface ClassifiedFiltersProps {
  filters: BoardFilters;
  onChange: (filters: BoardFilters) => void;
  /** How many ads each choice would show. */
  counts?: Schema<"SearchClassifiedsResponse">["aggregations"] | undefined;
}

/** Filters by type (wanted or for sale), category, and whether it ends soon. */
export function ClassifiedFilters({ filters, onChange, counts }: ClassifiedFiltersProps) {
  const types = counts?.classified_types;
  const perCategory = new Map(counts?.category.map((bucket) => [bucket.key, bucket.count]));
  return (
    <div className={css.groups}>
      <RadioGroup
        label="Classified Type"
        value={filters.type}
        onValueChange={(type) => onChange({ ...filters, type })}
        options={[
          { value: "all", label: "All Classifieds", count: types?.all },
          { value: "wanted", label: "Wanted", count: types?.wanted },
          { value: "sale", label: "For Sale", count: types?.for_sale },
        ]}
      />
      <CheckboxList
        label="Categories"
        value={filters.categories}
        onValueChange={(categories) => onChange({ ...filters, categories })}
        options={CLASSIFIED_CATEGORIES.map(({ id, label }) => ({
          value: id,
          label,
          count: counts && (perCategory.get(id) ?? 0),
        }))}
      />
      <Choice
        type="checkbox"
        label="View classifieds ending soon"
        count={counts?.ending_soon}
        checked={filters.endingSoon}
        onChange={(event) => onChange({ ...filters, endingSoon: event.currentTarget.checked })}
      />
    </div>
  );
}
