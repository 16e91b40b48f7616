import type { components } from "@foodshed/sdk";
import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import {
  FACEBOOK_PATTERN,
  isPhone,
  isWebAddress,
  LINKEDIN_PATTERN,
  postalCode,
  postalCodeProblem,
  socialUrl,
  YOUTUBE_PATTERN,
} from "@foodshed/sdk/vocabulary";
import type { Updateable } from "kysely";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { CONTACT_MESSAGE } from "../../core/validation-messages.ts";
import type { InsertColumns } from "../../infra/db/tables/columns.ts";
import type { AccountsTable } from "../../infra/db/tables/profiles.ts";
import * as strings from "./generated/strings.ts";

type Details = components["schemas"]["ProfileDetailsInput"];
type Columns = Updateable<AccountsTable>;
/** What a profile keeps as a text of its own: all but what is no text, or the same everywhere. */
type Texts = InsertColumns<
  AccountsTable,
  Exclude<
    keyof Details,
    | "province"
    | "country"
    | "category"
    | "hide_personal_info"
    | "map_place"
    | "show_reply_time"
    | "description_language"
    | "products_language"
  >
>;
/** What a field's text becomes in the database, or the message that refuses it. */
type Rule = (text: string) => string | { refused: LocalizedText };

const kept: Rule = (text) => text;
const refuse = (refused: LocalizedText) => ({ refused });

const phone =
  (field: "phone" | "fax" | "cell"): Rule =>
  (text) =>
    isPhone(text) ? text : refuse(CONTACT_MESSAGE[field]);

const webAddress =
  (field: "website" | "online_store"): Rule =>
  (text) =>
    isWebAddress(text) ? text : refuse(CONTACT_MESSAGE[field]);

const page =
  (pattern: RegExp, refused: LocalizedText): Rule =>
  (text) => {
    const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    return pattern.test(text) && isWebAddress(address) ? address : refuse(refused);
  };

const handle =
  (site: "twitter" | "instagram", refused: LocalizedText): Rule =>
  (text) =>
    socialUrl(site, text) ?? refuse(refused);

/** Each text of a profile, in the form's order. */
const RULES = {
  first_name: kept,
  last_name: kept,
  title: kept,
  business_name: kept,
  email: kept,
  phone: phone("phone"),
  fax: phone("fax"),
  cell: phone("cell"),
  address_1: kept,
  city: kept,
  postal_code: (text) => {
    const refusal = postalCodeProblem(text);
    return refusal ? refuse(refusal) : (postalCode(text) ?? "");
  },
  description: kept,
  description_translation: kept,
  website: webAddress("website"),
  online_store: webAddress("online_store"),
  twitter: handle("twitter", localized(strings.invalidTwitter)),
  instagram: handle("instagram", localized(strings.invalidInstagram)),
  facebook: page(FACEBOOK_PATTERN, localized(strings.invalidFacebook)),
  linkedin: page(LINKEDIN_PATTERN, localized(strings.invalidLinkedin)),
  youtube: page(YOUTUBE_PATTERN, localized(strings.invalidYoutube)),
} as const satisfies Record<keyof Texts, Rule>;

const TEXTS = Object.keys(RULES) as (keyof typeof RULES)[];

/**
 * The account's columns that these details set: trimmed, empty texts as null, addresses in full.
 * @throws DomainError 400 with a sentence for each field that is not as it should be
 */
export function toColumns(details: Details): Columns {
  const columns: Columns = {};
  const errors: FieldErrors = {};
  for (const field of TEXTS) {
    const given = details[field];
    if (given === undefined) continue;
    const text = given?.trim();
    const value: ReturnType<Rule> | null = text ? RULES[field](text) : null;
    if (typeof value === "object" && value !== null) errors[`details.${field}`] = [value.refused];
    else Object.assign(columns, { [field]: value });
  }
  if (details.description_language) columns.description_language = details.description_language;
  if (details.products_language !== undefined) columns.products_language = details.products_language;
  // The column takes an empty text in place of null.
  if (columns.description_translation === null) columns.description_translation = "";
  if (details.hide_personal_info !== undefined) columns.hide_personal_info = details.hide_personal_info;
  if (details.map_place !== undefined) columns.map_place = details.map_place;
  if (details.show_reply_time !== undefined) columns.show_reply_time = details.show_reply_time;
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  return columns;
}

/** Sentences about telephone numbers of contacts and locations. */
export function refusedPhones(
  given: Partial<Record<"phone" | "fax" | "cell", string | null>>,
): FieldErrors | undefined {
  const errors: FieldErrors = {};
  for (const field of ["phone", "fax", "cell"] as const) {
    const text = given[field]?.trim();
    const value = text ? RULES[field](text) : null;
    if (typeof value === "object" && value !== null) errors[field] = [value.refused];
  }
  return Object.keys(errors).length > 0 ? errors : undefined;
}
