import type { components } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled, requiredEmail } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

/** The primary role first, then the additional ones; an empty entry is a row where nothing is chosen yet. */
export type RoleChoice = readonly (RoleValue | "")[];

export const registerSchema = (t: WidgetTranslate) =>
  z
    .object({
      roles: z
        .array(z.custom<RoleValue | "">())
        .refine(([primary]) => Boolean(primary), t(strings.profileMissing)),
      first_name: filled(t(strings.firstNameMissing)),
      last_name: filled(t(strings.lastNameMissing)),
      title: filled(t(strings.jobTitleMissing)),
      business_name: filled(t(strings.businessNameMissing)),
      email: requiredEmail(t),
      ...newPasswordFields(t),
      terms: z.boolean().refine(Boolean, t(strings.termsMissing)),
      email_consent: z.boolean(),
    })
    .refine(areSame, passwordsMatch(t));

export type RegisterValues = z.infer<ReturnType<typeof registerSchema>>;

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

/**
 * The acceptance of the terms is checked here and not sent.
 *
 * @param language the page's, in which the person gets mails from then on
 */
export function toSignup(values: RegisterValues, language: Locale): components["schemas"]["SignupRequest"] {
  const { roles, terms: _terms, confirmPassword: _confirm, ...rest } = values;
  const chosen = roles.filter((role) => role !== "" && role !== "organization");
  return { ...rest, roles: chosen.map(roleCode) as SignupRoles, language };
}

type SignupRoles = components["schemas"]["SignupRequest"]["roles"];

export interface RegisterFailure {
  /** Belongs to one field of the form, or to the whole of it. */
  field?: keyof RegisterValues;
  message: string;
}

/** The messages of a refused sign-up: under its field where the server names one, otherwise above the form. */
export function registerFailures(
  problem: components["schemas"]["Problem"],
  t: WidgetTranslate,
): RegisterFailure[] {
  // The only conflict of a sign-up: the address has an account.
  if (problem.status === 409) return [{ field: "email", message: t(strings.emailTaken) }];
  // Nobody can register at the moment: the administrators' sentence says why. After too many attempts one says how long to wait.
  if (problem.status === 403 || problem.status === 429) return [{ message: problem.message }];
  const failures = Object.entries(problem.errors ?? {}).flatMap(([field, [message]]) =>
    field in emptyRegistration && message ? [{ field: field as keyof RegisterValues, message }] : [],
  );
  return failures.length ? failures : [{ message: t(strings.unexpected) }];
}
