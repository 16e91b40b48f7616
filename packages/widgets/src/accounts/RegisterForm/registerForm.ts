import type { components } from "@foodshed/sdk";
import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { email, filled } from "../../primitives/Field/rules.ts";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

/** The primary role first, then the additional ones; an empty entry is a row where nothing is chosen yet. */
export type RoleChoice = readonly (RoleValue | "")[];

export const registerSchema = z
  .object({
    roles: z
      .array(z.custom<RoleValue | "">())
      .refine(([primary]) => Boolean(primary), "You must choose at least one profile."),
    first_name: filled("You must provide a first name."),
    last_name: filled("You must provide a last name."),
    title: filled("You must provide a job title."),
    business_name: filled("You must provide a business name."),
    email,
    ...newPasswordFields,
    terms: z.boolean().refine(Boolean, "You must agree to the terms and conditions."),
    email_consent: z.boolean(),
  })
  .refine(areSame, passwordsMatch);

export type RegisterValues = z.infer<typeof registerSchema>;

export const emptyRegistration: RegisterValues = {
  roles: [""],
  first_name: "",
  last_name: "",
  title: "",
  business_name: "",
  email: "",
  password: "",
  confirmPassword: "",
  terms: false,
  email_consent: false,
};

/** The acceptance of the terms is checked here and not sent. */
export function toSignup(values: RegisterValues): components["schemas"]["SignupRequest"] {
  const { roles, terms: _terms, confirmPassword: _confirm, ...rest } = values;
  const chosen = roles.filter((role) => role !== "" && role !== "organization");
  return { ...rest, roles: chosen.map(roleCode) as SignupRoles };
}

type SignupRoles = components["schemas"]["SignupRequest"]["roles"];

export const successMessage = "Successfully created account!";

const emailTaken = "Error: email already exists";

export interface RegisterFailure {
  /** Belongs to one field of the form, or to the whole of it. */
  field?: keyof RegisterValues;
  message: string;
}

/** The messages of a refused sign-up: under its field where the server names one, otherwise above the form. */
export function registerFailures(problem: components["schemas"]["Problem"]): RegisterFailure[] {
  if (problem.message === emailTaken) {
    return [
      { field: "email", message: "The email address you submitted already exists. Please try another." },
    ];
  }
  const failures = Object.entries(problem.errors ?? {}).flatMap(([field, [message]]) =>
    field in emptyRegistration && message ? [{ field: field as keyof RegisterValues, message }] : [],
  );
  return failures.length ? failures : [{ message: "Something unexpected happened. Please try again." }];
}
