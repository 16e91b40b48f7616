import type { Schema } from "@foodshed/sdk";
import {
  BUSINESS_NAME_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
  SETTINGS_MAX_ROLES,
} from "@foodshed/sdk/vocabulary/limits";
import { isEmail } from "@foodshed/sdk/vocabulary/patterns";
import { ROLE_NAMES, readRoles } from "./roles.ts";

export type NewAccount = Schema<"OnBehalfSignupRequest">;

export interface AccountFields {
  email: string;
  first_name: string;
  last_name: string;
  business_name: string;
  title: string;
  /** As typed: "seller, vendor". */
  roles: string;
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
};

/** An account that can be asked for, or what stands against it, in one sentence each. */
export function newAccount(fields: AccountFields): { account: NewAccount } | { problems: string[] } {
  const problems: string[] = [];
  for (const field of ["email", "first_name", "last_name", "business_name", "roles"] as const) {
    if (fields[field] === "") problems.push(`The ${NAMES[field]} is missing.`);
  }
  if (fields.email !== "" && !isEmail(fields.email)) problems.push(`'${fields.email}' is no email address.`);
  for (const field of ["first_name", "last_name", "business_name", "title"] as const) {
    const max = MAX_LENGTH[field];
    if (fields[field].length > max) problems.push(`The ${NAMES[field]} is longer than ${max} characters.`);
  }
  const { roles, unknown } = readRoles(fields.roles);
  for (const name of unknown) problems.push(`'${name}' is no role. Roles are: ${ROLE_NAMES}.`);
  if (roles.length > SETTINGS_MAX_ROLES) problems.push(`An account has at most ${SETTINGS_MAX_ROLES} roles.`);
  if (fields.roles !== "" && roles.length === 0 && unknown.length === 0)
    problems.push("The role is missing.");
  if (problems.length > 0) return { problems };
  const { email, first_name, last_name, business_name, title } = fields;
  return {
    account: { email, first_name, last_name, business_name, ...(title && { title }), roles, on_behalf: true },
  };
}
