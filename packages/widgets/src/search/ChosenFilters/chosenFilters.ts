import {
  CLASSIFIED_TYPES,
  classifiedCategoryLabel,
  formatCount,
  label,
  listFilterEntries,
  PROFILE_TYPES,
  productCategoryLabel,
} from "@foodshed/sdk/vocabulary";
import * as classifiedStrings from "../../classifieds/generated/strings.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { availableName } from "../availableName.ts";
import * as strings from "../generated/strings.ts";
import {
  isClassifiedsMode,
  LIST_FILTERS,
  type SearchParameters,
  withListFilter,
} from "../searchParameters.ts";

export interface ChosenFilter {
  key: string;
  text: string;
  /** What changes when it is taken out. */
  without: Partial<SearchParameters>;
}

/** The lists that share their entries: a chip says which of them is meant. */
const AMBIGUOUS = new Set<string>(["roles.data.services_provided", "roles.data.services_needed"]);

/** Everything that narrows a search, in the order of the filter panel. */
export function chosenFilters(parameters: SearchParameters, t: WidgetTranslate): ChosenFilter[] {
  const chosen = isClassifiedsMode(parameters) ? ofClassifieds(parameters, t) : ofProfiles(parameters, t);
  const { distance, near, bounds } = parameters;
  const place: ChosenFilter[] = [];
  if (near.trim())
    place.push({
      key: "near",
      text: t(strings.nearPlace, { place: near.trim() }),
      // Without a place there is nothing to measure.
      without: { near: "", distance: 0 },
    });
  if (distance > 0)
    place.push({
      key: "distance",
      text: t(strings.upTo, { distance: formatCount(distance, t.locale) }),
      without: { distance: 0 },
    });
  if (bounds) place.push({ key: "bounds", text: t(strings.inArea), without: { bounds: undefined } });
  return [...chosen, ...place];
}

function ofProfiles(parameters: SearchParameters, t: WidgetTranslate): ChosenFilter[] {
  const { profile_type, list_filters, value_filters, delivers, available } = parameters;
  const chosen: ChosenFilter[] = [];
  const type = PROFILE_TYPES.find(({ value }) => value === profile_type);
  if (type && type.value !== "ALL")
    chosen.push({ key: "type", text: label(t, type.label), without: { profile_type: "ALL" } });
  if (delivers) chosen.push({ key: "delivers", text: t(strings.delivers), without: { delivers: false } });
  if (available)
    chosen.push({
      key: "available",
      text: t(strings.availableThen, { time: availableName(available, t) }),
      without: { available: "" },
    });
  for (const { name, label: list } of LIST_FILTERS) {
    const ticked = list_filters[name] ?? [];
    const entries = listFilterEntries(name);
    for (const entry of ticked) {
      const text = label(t, entries.find(({ key }) => key === entry)?.display ?? entry);
      chosen.push({
        key: `${name} ${entry}`,
        text: AMBIGUOUS.has(name) ? t(strings.filterOfList, { list: t(list), text }) : text,
        without: withListFilter(
          parameters,
          name,
          ticked.filter((other) => other !== entry),
        ),
      });
    }
  }
  for (const id of value_filters)
    chosen.push({
      key: `product ${id}`,
      text: label(t, productCategoryLabel(id)),
      without: { value_filters: value_filters.filter((other) => other !== id) },
    });
  return chosen;
}

function ofClassifieds(parameters: SearchParameters, t: WidgetTranslate): ChosenFilter[] {
  const { looking_for, classified_filters, ending_soon } = parameters;
  const chosen: ChosenFilter[] = [];
  const type = CLASSIFIED_TYPES.find((one) => one.looking_for === looking_for);
  if (type) chosen.push({ key: "side", text: label(t, type.label), without: { looking_for: null } });
  for (const id of classified_filters)
    chosen.push({
      key: `category ${id}`,
      text: label(t, classifiedCategoryLabel(id)),
      without: { classified_filters: classified_filters.filter((other) => other !== id) },
    });
  if (ending_soon)
    chosen.push({ key: "ending", text: t(classifiedStrings.endingSoon), without: { ending_soon: false } });
  return chosen;
}
