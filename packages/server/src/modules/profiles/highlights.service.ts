import type { components } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { VENDOR_ICONS, VENDOR_MAX_ICONS } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import * as strings from "./generated/strings.ts";
import { type Edit, requireOwn } from "./profile-edit.ts";
import { findHighlight, setHighlight } from "./role-contents.queries.ts";

type Schemas = components["schemas"];

/** Changes what is sent of a vendor's highlights. Icons that are not sent stay, and count. */
export async function applyHighlight(
  edit: Edit,
  { id, details }: Schemas["UpdateHighlightRequest"],
): Promise<void> {
  await requireOwn(edit, "highlight", id);
  const highlight = await findHighlight(edit.trx, id);
  if (!highlight) throw DomainError.notFound();
  const icons = VENDOR_ICONS.map(({ key }) => key).filter(
    (key) => details[key] ?? highlight.icons.includes(key),
  );
  if (icons.length > VENDOR_MAX_ICONS) {
    throw DomainError.refused(localized(strings.threeIcons));
  }
  const text = (given: string | null | undefined) =>
    given === undefined ? undefined : (given?.trim() ?? "");
  await setHighlight(edit.trx, id, {
    icons,
    specific_directions: text(details.specific_directions),
    business_hour_details: text(details.business_hour_details),
    delivery_details: text(details.delivery_details),
    language: details.language,
    specific_directions_translation: text(details.specific_directions_translation),
    business_hour_details_translation: text(details.business_hour_details_translation),
    delivery_details_translation: text(details.delivery_details_translation),
    masthead: details.masthead,
    is_open_spring: details.is_open_spring,
    is_open_summer: details.is_open_summer,
    is_open_fall: details.is_open_fall,
    is_open_winter: details.is_open_winter,
    open_year_round: details.open_year_round,
  });
}
