import { type LocalizedString, type LocalizedText, localized } from "@foodshed/sdk/locale";
import { oneLineOnly } from "@foodshed/sdk/vocabulary";
import { isVisible } from "@foodshed/sdk/vocabulary/patterns";
import type { ErrorObject } from "ajv";
import * as strings from "./generated/strings.ts";

/** Message for a mailed link that is incomplete or altered. */
export const LINK_BROKEN_MESSAGE = localized(strings.linkBroken);

/** Messages for a profile's contact details, for errors found by the contract as well as by a rule. */
export const CONTACT_MESSAGE = {
  phone: localized(strings.invalidPhone),
  fax: localized(strings.invalidFax),
  cell: localized(strings.invalidCell),
  postal_code: localized(strings.invalidPostalCode),
  website: localized(strings.invalidWebsite),
  online_store: localized(strings.invalidOnlineStore),
};

/** Messages for the missing parts of a location. */
export const LOCATION_MESSAGE = {
  description: localized(strings.locationName),
  address_1: localized(strings.locationAddress),
  city: localized(strings.locationCity),
};

/** Message for an invalid date. */
export const NEEDED_BY_MESSAGE = localized(strings.neededBy);

/** Messages for a product's name. */
export const PRODUCT_MESSAGE = {
  empty: localized(strings.productName),
  comma: localized(strings.productComma),
};

/** Message for an invalid email address. */
export const EMAIL_MESSAGE = localized(strings.email);

/** Message for a missing or invalid email address to log in with. */
export const LOGIN_EMAIL_MESSAGE = localized(strings.loginEmail);

/** Message for a field that the operation does not have. */
export const NO_SUCH_FIELD_MESSAGE = localized(strings.noSuchField);

/** Messages by field name, for missing and invalid values in every operation. */
const byField: Record<string, LocalizedText> = {
  email: EMAIL_MESSAGE,
  password: localized(strings.weakPassword),
  first_name: localized(strings.firstName),
  last_name: localized(strings.lastName),
  title: localized(strings.jobTitle),
  business_name: localized(strings.businessName),
  roles: localized(strings.chooseProfile),
  ...CONTACT_MESSAGE,
  near: CONTACT_MESSAGE.postal_code,
};

const profile = {
  "details.business_name": localized(strings.businessName),
  "details.first_name": localized(strings.yourFirstName),
  "details.last_name": localized(strings.yourLastName),
  "details.title": localized(strings.yourJobTitle),
  "details.email": EMAIL_MESSAGE,
  "details.description": localized(strings.businessDescription),
};

const REQUIRED = localized(strings.required);
const FIELD_REQUIRED = localized(strings.fieldRequired);

const classified = { title: REQUIRED, category: REQUIRED, needed_by: REQUIRED, description: REQUIRED };

/** Where one operation words a field differently. */
const byOperation: Record<string, Record<string, LocalizedText>> = {
  login: { username: LOGIN_EMAIL_MESSAGE, password: localized(strings.loginPassword) },
  updateUser: { current_password: localized(strings.loginPassword) },
  createClassified: classified,
  updateClassified: classified,
  updateProfile: profile,
  createAddress: LOCATION_MESSAGE,
  updateAddress: LOCATION_MESSAGE,
  createProduct: { name: PRODUCT_MESSAGE.empty },
  updateProduct: { name: PRODUCT_MESSAGE.empty },
  planUpdates: profile,
  applyUpdates: profile,
  saveProfile: { ...profile, ...LOCATION_MESSAGE, name: PRODUCT_MESSAGE.empty },
};

/** One message about one mistake, that a person may see. */
export function messageFor(
  operation: string,
  part: string,
  field: string,
  error: ErrorObject,
): LocalizedText {
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    return part === "query" ? localized(strings.noSuchParameter) : NO_SUCH_FIELD_MESSAGE;
  }
  if (error.keyword === "oneLine") return localized(oneLineOnly);
  // Of a list of changes, the field that the change itself has; of an update, that of the profile.
  const own = field.replace(/^updates\.\d+\.(values|after)\./, "details.").replace(/^(changes\.)?\d+\./, "");
  if (own === "details.masthead") return localized(strings.chooseMasthead);
  if (own === "name" && error.keyword === "pattern" && String(error.data).includes(",")) {
    return PRODUCT_MESSAGE.comma;
  }
  const known =
    byOperation[operation]?.[own] ?? (part === "body" ? byField[own.replace(/^details\./, "")] : undefined);
  // "Required" would not fit a value that was sent.
  if (known === REQUIRED && !isAbsent(error)) return own === "needed_by" ? NEEDED_BY_MESSAGE : general(error);
  if (known && (isAbsent(error) || isAbsentOrMalformed(error))) return known;
  return general(error);
}

function isAbsent({ keyword, data }: ErrorObject): boolean {
  return keyword === "required" || (typeof data === "string" && !isVisible(data));
}

/** Lengths and wrong types have a clearer message of their own than "you must provide …". */
function isAbsentOrMalformed(error: ErrorObject): boolean {
  return ["required", "minLength", "pattern", "visible", "format", "minItems", "oneOf", "anyOf"].includes(
    error.keyword,
  );
}

/** What is said of a number, a length or a count that is out of its limits. */
const LIMITS: Record<string, LocalizedString<{ limit: number }>> = {
  minLength: strings.atLeastCharacters,
  maxLength: strings.atMostCharacters,
  minimum: strings.atLeast,
  exclusiveMinimum: strings.moreThan,
  maximum: strings.atMost,
  exclusiveMaximum: strings.lessThan,
  minItems: strings.atLeastEntries,
  maxItems: strings.atMostEntries,
};

function general(error: ErrorObject): LocalizedText {
  const { keyword, params } = error;
  if (keyword === "minLength" && params.limit === 1) return FIELD_REQUIRED;
  // A text of spaces alone.
  if (keyword === "visible" || (keyword === "pattern" && isAbsent(error))) return FIELD_REQUIRED;
  const limit = LIMITS[keyword];
  if (limit) return localized(limit, { limit: params.limit });
  switch (keyword) {
    case "required":
      return FIELD_REQUIRED;
    case "type":
      return wrongType([params.type].flat().filter((name) => name !== "null"));
    case "enum":
      return oneOf(params.allowedValues.filter((value: unknown) => value !== null && value !== ""));
    case "const":
      return localized(strings.mustBe, { value: JSON.stringify(params.allowedValue) });
    case "uniqueItems":
      return localized(strings.sameEntryTwice);
    case "minProperties":
      return localized(strings.mustNotBeEmpty);
    case "format":
      return params.format === "date-time"
        ? localized(strings.mustBeDateTime)
        : localized(strings.mustBeFormat, { format: params.format });
    default:
      return localized(strings.notValid);
  }
}

/** What may be sent; that it may be left empty needs no saying. */
function oneOf(choices: unknown[]): LocalizedText {
  return choices.length === 1
    ? localized(strings.mustBe, { value: String(choices[0]) })
    : localized(strings.mustBeOneOf, { choices: choices.join(", ") });
}

/** No request of the contract takes more than two types. */
function wrongType([one = "null", two]: string[]): LocalizedText {
  return two === undefined
    ? localized(strings.mustBeType, { type: one })
    : localized(strings.mustBeEitherType, { one, two });
}
