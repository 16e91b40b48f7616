import { useId, useState } from "react";
import { FilterIcon } from "../../brand/icons/signs.tsx";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { useMediaQuery } from "../../primitives/useMediaQuery.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { media } from "../../theme/breakpoints.ts";
import * as strings from "../generated/strings.ts";
import {
  countFilters,
  isClassifiedsMode,
  LIST_FILTERS,
  type SearchParameters,
  withListFilter,
} from "../searchParameters.ts";
import type { SearchState } from "../searchState.ts";
import { Breakable } from "./Breakable.tsx";
import { ClassifiedFilters } from "./ClassifiedFilters.tsx";
import { DistanceFilter, type MeasuredFrom } from "./DistanceFilter.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { listOptions, productCategoryOptions } from "./facetOptions.ts";
import { ProfileTypeFilter } from "./ProfileTypeFilter.tsx";
import * as css from "./SearchFilters.css.ts";

export interface SearchFiltersProps {
  /** What is searched for. */
  parameters: SearchParameters;
  /** Called with the parameters that change. */
  onChange: (change: Partial<SearchParameters>) => void;
  /** The counts beside the options; null until they are known. */
  profiles: SearchState["profiles"]["aggregations"];
  /** Filters for classifieds instead of businesses. */
  classifieds: SearchState["classifieds"]["aggregations"];
  /** How many classifieds there are for the words searched for. */
  classifiedsTotal: number | undefined;
  /** Where distances are measured from when no postal code is typed. */
  measuredFrom: MeasuredFrom;
  /** A new classified can be read. */
  onPosted?: () => void;
}

/** The panel that narrows a search: the profile type, the distance, and the check lists of the chosen mode. */
export function SearchFilters(props: SearchFiltersProps) {
  const { parameters, onChange, profiles, classifieds, classifiedsTotal, measuredFrom, onPosted } = props;
  const t = useTranslate();
  const id = useId();
  const narrow = useMediaQuery(media.filtersCollapsed);
  // Until somebody presses the button, the style sheet decides: closed below 411 px.
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? !narrow;
  const count = countFilters(parameters);
  return (
    <section aria-label={t(strings.filters)} className={css.panel}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
      >
        <FilterIcon /> {t(strings.filters)} {count > 0 && <CountBadge count={count} />}
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
      <div id={id} className={css.contentOf[opened === null ? "fitting" : open ? "open" : "closed"]}>
        <FilterSection title={t(strings.show)}>
          <ProfileTypeFilter
            value={parameters.profile_type}
            onChange={(profile_type) => onChange({ profile_type })}
            counts={profiles?.profile_types}
            classifieds={classifiedsTotal}
          />
        </FilterSection>
        <DistanceFilter {...{ parameters, onChange, measuredFrom }} />
        {isClassifiedsMode(parameters) ? (
          <ClassifiedFilters {...{ parameters, onChange, onPosted }} aggregations={classifieds} />
        ) : (
          <>
            {LIST_FILTERS.slice(0, 4).map((list) => (
              <ListFilter key={list.name} {...list} {...{ parameters, onChange, profiles }} />
            ))}
            <FilterSection title={t(strings.productCategories)} active={parameters.value_filters.length > 0}>
              <CheckboxList
                label={t(strings.productCategories)}
                hideLabel
                options={productCategoryOptions(profiles, t)}
                value={parameters.value_filters}
                onValueChange={(value_filters) => onChange({ value_filters })}
              />
            </FilterSection>
            {LIST_FILTERS.slice(4).map((list) => (
              <ListFilter key={list.name} {...list} {...{ parameters, onChange, profiles }} />
            ))}
          </>
        )}
      </div>
    </section>
  );
}

function ListFilter({
  name,
  label: message,
  parameters,
  onChange,
  profiles,
}: (typeof LIST_FILTERS)[number] & Pick<SearchFiltersProps, "parameters" | "onChange" | "profiles">) {
  const t = useTranslate();
  const label = t(message);
  const ticked = parameters.list_filters[name] ?? [];
  return (
    <FilterSection title={label} active={ticked.length > 0}>
      <CheckboxList
        label={label}
        hideLabel
        options={listOptions(name, profiles, t).map((option) => ({
          ...option,
          label: <Breakable text={option.label} />,
        }))}
        value={ticked}
        onValueChange={(entries) => onChange(withListFilter(parameters, name, entries))}
      />
    </FilterSection>
  );
}
