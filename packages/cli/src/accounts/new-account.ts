import type { Schema } from "@foodshed/sdk";
import { LANGUAGE_NAMES, ROLE_NAMES, readLanguage, readRoles, roleHint } from "@foodshed/sdk/members";
import {
  BUSINESS_NAME_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SETTINGS_MAX_ROLES,
} from "@foodshed/sdk/vocabulary/limits";
import { CONTROL_CHARACTER, isEmail } from "@foodshed/sdk/vocabulary/patterns";
import { formatCodePoint } from "../text/format.ts";

import { suggestEmail } from "./values/email.ts";

export type NewAccount = Schema<"OnBehalfSignupRequest">;

export interface AccountFields {
  email: string;
  first_name: string;
  last_name: string;
  business_name: string;
  title: string;
  /** As typed: "seller, vendor". */
  roles: string;
  /** As typed: "French". */
  language: string;
}

const MAX_LENGTH = {
  first_name: PERSON_NAME_MAX_LENGTH,
  last_name: PERSON_NAME_MAX_LENGTH,
  business_name: BUSINESS_NAME_MAX_LENGTH,
  title: JOB_TITLE_MAX_LENGTH,
} as const;

const NAMES: Record<keyof AccountFields, string> = {
  email: "email",
  first_name: "first name",
  last_name: "last name",
  business_name: "business name",
  title: "job title",
  roles: "role",
  language: "language",
};

/** The label of a field in messages. */
export const fieldLabel = (field: keyof AccountFields): string => NAMES[field];

/** Describes a character that no one-line field accepts. `what` is the field's label. Ignores line breaks. */
export function findInvalidCharacter(what: string, text: string): string | undefined {
  const control = CONTROL_CHARACTER.exec(text) ?? /[\v\f\u0085\u2028\u2029]/.exec(text);
  if (control) {
    const before = text.slice(0, control.index).trim();
    const where = before === "" ? "at its beginning" : `after '${before}'`;
    return `The ${what} holds a control character (${formatCodePoint(control[0])}) ${where}.`;
  }
  if (!text.includes("\ufffd")) return undefined;
  return `The ${what} reads '${text}': letters were lost where the file was written or read in another encoding than its own.`;
}

/** Validation messages for the value of one field. */
export function problemsOf(field: keyof AccountFields, value: string): string[] {
  const invalidCharacter = findInvalidCharacter(NAMES[field], value);
  if (invalidCharacter) return [invalidCharacter];
  if (value === "")
    return field === "title" || field === "language" ? [] : [`The ${NAMES[field]} is missing.`];
  if (field === "email") return problemsOfEmail(value);
  if (field === "roles") return problemsOfRoles(value);
  if (field === "language") return problemsOfLanguage(value);
  const max = MAX_LENGTH[field];
  return value.length > max ? [`The ${NAMES[field]} is longer than ${max} characters.`] : [];
}

function problemsOfEmail(text: string): string[] {
  if (isEmail(text)) return [];
  const meant = suggestEmail(text);
  return [`'${text}' is no email address.${meant ? ` Is it '${meant}'?` : ""}`];
}

function problemsOfRoles(text: string): string[] {
  const { roles, unknown } = readRoles(text);
  const problems = unknown.map((name) =>
    [`'${name}' is no role.`, roleHint(name), `Roles are: ${ROLE_NAMES}.`].filter(Boolean).join(" "),
  );
  if (roles.length > SETTINGS_MAX_ROLES) problems.push(`An account has at most ${SETTINGS_MAX_ROLES} roles.`);
  if (roles.length === 0 && unknown.length === 0) problems.push("The role is missing.");
  return problems;
}

function problemsOfLanguage(text: string): string[] {
  if (readLanguage(text)) return [];
  return [`'${text}' is no language that mails are written in. Languages are: ${LANGUAGES}.`];
}

const LANGUAGES = Object.values(LANGUAGE_NAMES).join(", ");

const FIELDS = ["email", "first_name", "last_name", "business_name", "title", "roles", "language"] as const;

/** A valid sign-up request, or the validation messages. */
export function newAccount(fields: AccountFields): { account: NewAccount } | { problems: string[] } {
  // What is missing comes first.
  const problems = [true, false].flatMap((missing) =>
    FIELDS.filter((field) => (fields[field] === "") === missing).flatMap((field) =>
      problemsOf(field, fields[field]),
    ),
  );
  if (problems.length > 0) return { problems };
  const { email, first_name, last_name, business_name, title } = fields;
  const { roles } = readRoles(fields.roles);
  const language = readLanguage(fields.language);
  return {
    account: {
      email,
      first_name,
      last_name,
      business_name,
      ...(title && { title }),
      roles,
      ...(language && { language }),
      on_behalf: true,
    },
  };
}
