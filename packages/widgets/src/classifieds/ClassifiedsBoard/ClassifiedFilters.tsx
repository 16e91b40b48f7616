import type { Schema } from "@foodshed/sdk";
import { CLASSIFIED_CATEGORIES, classifiedType, label } from "@foodshed/sdk/vocabulary";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { BoardFilters } from "./boardFilters.ts";
import * as css from "./ClassifiedFilters.css.ts";

export interface ClassifiedFiltersProps {
  /** What is chosen. */
  filters: BoardFilters;
  /** Called with what is chosen from now on. */
  onChange: (filters: BoardFilters) => void;
  /** How many ads each choice would show. */
  counts?: Schema<"SearchClassifiedsResponse">["aggregations"] | undefined;
}

/** Filters by type (wanted or for sale), category, and whether it ends soon. */
export function ClassifiedFilters({ filters, onChange, counts }: ClassifiedFiltersProps) {
  const t = useTranslate();
  const types = counts?.classified_types;
  const perCategory = new Map(counts?.category.map((bucket) => [bucket.key, bucket.count]));
  return (
    <div className={css.groups}>
      <RadioGroup
        label={t(strings.classifiedType)}
        value={filters.type}
        onValueChange={(type) => onChange({ ...filters, type })}
        options={[
          { value: "all", label: t(strings.allClassifieds), count: types?.all },
          { value: "wanted", label: label(t, classifiedType(true).label), count: types?.wanted },
          { value: "sale", label: label(t, classifiedType(false).label), count: types?.for_sale },
        ]}
      />
      <CheckboxList
        label={t(strings.categories)}
        value={filters.categories}
        onValueChange={(categories) => onChange({ ...filters, categories })}
        options={CLASSIFIED_CATEGORIES.map(({ id, label: name }) => ({
          value: id,
          label: label(t, name),
          count: counts && (perCategory.get(id) ?? 0),
        }))}
      />
      <Choice
        type="checkbox"
        label={t(strings.endingSoon)}
        count={counts?.ending_soon}
        checked={filters.endingSoon}
        onChange={(event) => onChange({ ...filters, endingSoon: event.currentTarget.checked })}
      />
    </div>
  );
}
