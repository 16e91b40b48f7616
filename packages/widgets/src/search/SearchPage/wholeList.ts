import type { ChosenBusiness } from "../../enquiries/chosenBusinesses.ts";
import type { SearchState } from "../searchState.ts";

/** The businesses of a search whose every hit is shown, also while a member's own answer to it is on its way. */
export function wholeList({ hits, total }: SearchState["profiles"], classifieds: boolean): ChosenBusiness[] {
  if (classifieds || total !== hits.length) return [];
  return hits.map(({ _source }) => ({ id: _source.account_id, name: _source.business_name }));
}
