import { lazy, Suspense, useId, useRef, useState } from "react";
import { FilterIcon } from "../../brand/icons/signs.tsx";
import { ChevronDownIcon } from "../../primitives/glyphs.tsx";
import { CountBadge } from "../../primitives/Tag/Tag.tsx";
import { matchesMedia, useMediaQuery } from "../../primitives/useMediaQuery.ts";
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
import { FacetList } from "./FacetList.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { listOptions, productCategoryOptions } from "./facetOptions.ts";
import { ProfileTypeFilter } from "./ProfileTypeFilter.tsx";
import * as css from "./SearchFilters.css.ts";
import { ShowResults, type ShowResultsProps } from "./ShowResults.tsx";
import { TradeFilters } from "./TradeFilters.tsx";

const FilterSheet = lazy(() =>
  import("./FilterSheet.tsx").then((module) => ({ default: module.FilterSheet })),
);

export interface SearchFiltersProps extends Partial<ShowResultsProps> {
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
}

/** The panel that narrows a search: the profile type, the distance, and the check lists of the chosen mode. */
export function SearchFilters(props: SearchFiltersProps) {
  const { parameters, total, waiting = false, onShow } = props;
  const t = useTranslate();
  const id = useId();
  const narrow = useMediaQuery(media.filtersCollapsed);
  // Until somebody presses the button, the style sheet decides: closed below 411 px.
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? !narrow;
  const [sheet, setSheet] = useState<"open" | "closed">();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setSheet("closed");
  const showing = sheet === "open" && narrow;
  const show = onShow && { total, waiting, onShow };
  const count = countFilters(parameters);
  return (
    <section aria-label={t(strings.filters)} className={css.panel}>
      <button
        type="button"
        ref={toggle}
        className={css.toggle}
        aria-expanded={narrow ? showing : open}
        aria-controls={narrow ? undefined : id}
        aria-haspopup={narrow ? "dialog" : undefined}
        onClick={() => (matchesMedia(media.filtersCollapsed) ? setSheet("open") : setOpened(!open))}
      >
        <FilterIcon /> {t(strings.filters)} {count > 0 && <CountBadge count={count} />}
        <span className={css.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
      {!showing && (
        <div
          id={id}
          className={
            css.contentOf[narrow ? "closed" : opened === null ? "fitting" : open ? "open" : "closed"]
          }
        >
          <FilterFields {...props} />
          {show && (
            <div className={css.show}>
              <ShowResults {...show} />
            </div>
          )}
        </div>
      )}
      {narrow && sheet && (
        <Suspense>
          <FilterSheet
            open={sheet === "open"}
            onClose={close}
            onClosed={() => toggle.current?.focus()}
            {...(show && {
              footer: (
                <ShowResults
                  {...show}
                  onShow={() => {
                    close();
                    show.onShow();
                  }}
                />
              ),
            })}
          >
            <FilterFields {...props} />
          </FilterSheet>
        </Suspense>
      )}
    </section>
  );
}

function FilterFields(props: SearchFiltersProps) {
  const { parameters, onChange, profiles, classifieds, classifiedsTotal, measuredFrom } = props;
  const t = useTranslate();
  return (
    <>
      <FilterSection title={t(strings.show)}>
        <ProfileTypeFilter
          value={parameters.profile_type}
          onChange={(profile_type) => onChange({ profile_type })}
          counts={profiles?.profile_types}
          classifieds={classifiedsTotal}
        />
      </FilterSection>
      <DistanceFilter {...{ parameters, onChange, measuredFrom }} />
      {!isClassifiedsMode(parameters) && (
        <TradeFilters {...{ parameters, onChange }} aggregations={profiles} />
      )}
      {isClassifiedsMode(parameters) ? (
        <ClassifiedFilters {...{ parameters, onChange }} aggregations={classifieds} />
      ) : (
        <>
          {LIST_FILTERS.slice(0, 4).map((list) => (
            <ListFilter key={list.name} {...list} {...{ parameters, onChange, profiles }} />
          ))}
          <FilterSection title={t(strings.productCategories)} active={parameters.value_filters.length > 0}>
            <FacetList
              label={t(strings.productCategories)}
              options={productCategoryOptions(profiles, parameters.value_filters, t)}
              value={parameters.value_filters}
              onValueChange={(value_filters) => onChange({ value_filters })}
            />
          </FilterSection>
          {LIST_FILTERS.slice(4).map((list) => (
            <ListFilter key={list.name} {...list} {...{ parameters, onChange, profiles }} />
          ))}
        </>
      )}
    </>
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
      <FacetList
        label={label}
        options={listOptions(name, profiles, ticked, t).map((option) => ({
          ...option,
          label: <Breakable text={option.label} />,
        }))}
        value={ticked}
        onValueChange={(entries) => onChange(withListFilter(parameters, name, entries))}
      />
    </FilterSection>
  );
}
