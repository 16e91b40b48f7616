import { ONE_LINE_MESSAGE } from "@foodshed/sdk/vocabulary";
import type { ErrorObject } from "ajv";

const PASSWORD =
  "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character.";

/** Message for a mailed link that is incomplete or altered. */
export const LINK_BROKEN_MESSAGE =
  "A part of this link is missing. Please open it from the email again, or ask for another email.";

const webAddress = (name: string) =>
  `You must provide a valid ${name} address formatted in the following manner: https://www.example.com`;

/** Messages for a profile's contact details, for errors found by the contract as well as by a rule. */
export const CONTACT_MESSAGE = {
  phone: "You must provide a valid phone number.",
  fax: "You must provide a valid fax number.",
  cell: "You must provide a valid cell phone number.",
  postal_code: "You must provide a valid postal code.",
  website: webAddress("website"),
  online_store: webAddress("online store"),
};

/** Messages for the missing parts of a location. */
export const LOCATION_MESSAGE = {
  description: "You must provide a location name.",
  address_1: "You must provide an Ontario address.",
  city: "You must provide a city or town.",
};

/** Message for an invalid date. */
export const NEEDED_BY_MESSAGE = "You must provide a date, such as 2026-12-20.";

/** Messages for a product's name. */
export const PRODUCT_MESSAGE = {
  empty: "You must enter a product name.",
  comma: "You can’t include commas in your product’s name.",
};

/** Messages by field name, for missing and invalid values in every operation. */
const byField: Record<string, string> = {
  email: "You must provide a valid email address.",
  password: PASSWORD,
  first_name: "You must provide a first name.",
  last_name: "You must provide a last name.",
  title: "You must provide a job title.",
  business_name: "You must provide a business name.",
  roles: "You must choose at least one profile.",
  ...CONTACT_MESSAGE,
  near: "You must provide a valid postal code.",
};

const profile = {
  "details.business_name": "You must provide a business name.",
  "details.first_name": "You must provide your first name.",
  "details.last_name": "You must provide your last name.",
  "details.title": "You must provide your job title.",
  "details.email": "You must provide a valid email address.",
  "details.description": "You must provide a description of your business.",
};

const REQUIRED = "Required";

/** Where one operation words a field differently. */
const byOperation: Record<string, Record<string, string>> = {
  login: { username: "Please provide a valid email address.", password: "Please enter a password." },
  updateUser: { current_password: "Please enter a password." },
  createClassified: {
    title: REQUIRED,
    category: REQUIRED,
    needed_by: REQUIRED,
    description: REQUIRED,
  },
  updateClassified: {
    title: REQUIRED,
    category: REQUIRED,
    needed_by: REQUIRED,
    description: REQUIRED,
  },
  updateProfile: profile,
  createAddress: LOCATION_MESSAGE,
  updateAddress: LOCATION_MESSAGE,
  createProduct: { name: PRODUCT_MESSAGE.empty },
  updateProduct: { name: PRODUCT_MESSAGE.empty },
  saveProfile: { ...profile, ...LOCATION_MESSAGE, name: PRODUCT_MESSAGE.empty },
};

/** One sentence about one mistake, that a person may see. */
export function messageFor(operation: string, part: string, field: string, error: ErrorObject): string {
  if (error.keyword === "additionalProperties" || error.keyword === "unevaluatedProperties") {
    return part === "query" ? "There is no such parameter." : "There is no such field here.";
  }
  if (error.keyword === "oneLine") return ONE_LINE_MESSAGE;
  // Of a list of changes, the field that the change itself has.
  const own = field.replace(/^(changes\.)?\d+\./, "");
  if (own === "details.masthead") return "You must choose one masthead.";
  if (own === "name" && error.keyword === "pattern" && String(error.data).includes(",")) {
    return PRODUCT_MESSAGE.comma;
  }
  const known =
    byOperation[operation]?.[own] ?? (part === "body" ? byField[own.replace(/^details\./, "")] : undefined);
  // "Required" would not fit a value that was sent.
  if (known === REQUIRED && !isAbsent(error)) return own === "needed_by" ? NEEDED_BY_MESSAGE : general(error);
  if (known && isAbsentOrMalformed(error)) return known;
  return general(error);
}

function isAbsent({ keyword, data }: ErrorObject): boolean {
  return keyword === "required" || (typeof data === "string" && data.trim() === "");
}

/** Lengths and wrong types have a clearer sentence of their own than "you must provide …". */
function isAbsentOrMalformed(error: ErrorObject): boolean {
  return ["required", "minLength", "pattern", "format", "minItems", "oneOf", "anyOf"].includes(error.keyword);
}

function general(error: ErrorObject): string {
  const { keyword, params } = error;
  switch (keyword) {
    case "required":
      return "This field is required.";
    case "type":
      return `This must be ${typeName(params.type)}.`;
    case "enum":
      return `This must be one of ${params.allowedValues.join(", ")}.`;
    case "const":
      return `This must be ${JSON.stringify(params.allowedValue)}.`;
    case "minLength":
      return params.limit === 1
        ? "This field is required."
        : `This must have at least ${params.limit} characters.`;
    case "maxLength":
      return `This may have at most ${params.limit} characters.`;
    case "minimum":
    case "exclusiveMinimum":
      return `This must be ${keyword === "minimum" ? "at least" : "more than"} ${params.limit}.`;
    case "maximum":
    case "exclusiveMaximum":
      return `This must be ${keyword === "maximum" ? "at most" : "less than"} ${params.limit}.`;
    case "minItems":
      return `This needs at least ${params.limit} ${params.limit === 1 ? "entry" : "entries"}.`;
    case "maxItems":
      return `This may have at most ${params.limit} ${params.limit === 1 ? "entry" : "entries"}.`;
    case "uniqueItems":
      return "This may not hold the same entry twice.";
    case "minProperties":
      return "This must not be empty.";
    case "format":
      return params.format === "date-time"
        ? "This must be a date and time like 2026-05-01T12:00:00Z."
        : `This must be a valid ${params.format}.`;
    default:
      return "This is not valid.";
  }
}

const typeNames: Record<string, string> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  null: "null",
};

function typeName(type: string | string[]): string {
  return [type]
    .flat()
    .filter((name) => name !== "null")
    .map((name) => typeNames[name] ?? name)
    .join(" or ");
}
