import type { Schema } from "@foodshed/sdk";
import { CLASSIFIED_TYPES, label } from "@foodshed/sdk/vocabulary";
import * as strings from "../../classifieds/generated/strings.ts";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { RadioGroup } from "../../primitives/Field/RadioGroup.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import type { SearchParameters } from "../searchParameters.ts";
import { FacetList } from "./FacetList.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { classifiedCategoryOptions } from "./facetOptions.ts";

export interface ClassifiedFiltersProps {
  parameters: SearchParameters;
  onChange: (change: Partial<SearchParameters>) => void;
  aggregations: Schema<"ClassifiedAggregations"> | null;
}

/** What narrows a search for classifieds. */
export function ClassifiedFilters({ parameters, onChange, aggregations }: ClassifiedFiltersProps) {
  const t = useTranslate();
  const types = aggregations?.classified_types;
  return (
    <>
      <FilterSection title={t(strings.classifiedType)}>
        <RadioGroup
          label={t(strings.classifiedType)}
          hideLabel
          value={kindOf(parameters.looking_for)}
          onValueChange={(type) => onChange({ looking_for: type === "all" ? null : type === "wanted" })}
          options={[
            { value: "all", label: t(strings.allClassifieds), count: types?.all },
            { value: "wanted", label: label(t, CLASSIFIED_TYPES[0].label), count: types?.wanted },
            { value: "for_sale", label: label(t, CLASSIFIED_TYPES[1].label), count: types?.for_sale },
          ]}
        />
      </FilterSection>
      <FilterSection title={t(strings.categories)} active={parameters.classified_filters.length > 0}>
        <FacetList
          label={t(strings.categories)}
          options={classifiedCategoryOptions(aggregations, parameters.classified_filters, t)}
          value={parameters.classified_filters}
          onValueChange={(classified_filters) => onChange({ classified_filters })}
        />
      </FilterSection>
      <Choice
        type="checkbox"
        label={t(strings.endingSoon)}
        count={aggregations?.ending_soon}
        checked={parameters.ending_soon}
        onChange={(event) => onChange({ ending_soon: event.currentTarget.checked })}
      />
    </>
  );
}

function kindOf(lookingFor: boolean | null): "all" | "wanted" | "for_sale" {
  if (lookingFor === null) return "all";
  return lookingFor ? "wanted" : "for_sale";
}
