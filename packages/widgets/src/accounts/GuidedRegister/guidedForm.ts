import { formErrors, type Problem } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import * as z from "zod";
import type { SummaryError } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { AccountDetails } from "../DetailFields.tsx";
import * as strings from "../generated/strings.ts";
import { areSame } from "../newPassword.ts";
import type { RegisterValues } from "../RegisterForm/registerForm.ts";
import { passwordsAreSame, required, requiredEmail, requiredPasswordFields } from "../requiredFields.ts";

/** The second step; the first one cannot be left without a role. */
export const guidedSchema = (t: WidgetTranslate) =>
  z
    .object({
      roles: z.custom<RegisterValues["roles"]>(),
      first_name: required(t),
      last_name: required(t),
      title: required(t),
      business_name: required(t),
      email: requiredEmail(t),
      ...requiredPasswordFields(t),
      terms: z.boolean().refine(Boolean, t(strings.guidedTermsMissing)),
      email_consent: z.boolean(),
    })
    .refine(areSame, passwordsAreSame(t));

const names: Readonly<Record<keyof AccountDetails, LocalizedString>> = {
  first_name: strings.firstName,
  last_name: strings.lastName,
  title: strings.jobTitle,
  business_name: strings.businessName,
  email: strings.email,
  password: strings.password,
  confirmPassword: strings.confirmPassword,
};

/** "Required" alone, seven times in the summary, would not name the field. */
export function named({ field, message }: SummaryError, t: WidgetTranslate): SummaryError {
  const name = names[field as keyof AccountDetails];
  return name && field
    ? { field, message: t(strings.fieldError, { field: t(name), message }) }
    : { message, ...(field && { field }) };
}

/** Every message of the server about a refused sign-up. */
export function signUpFailures(problem: Problem): SummaryError[] {
  return formErrors(problem, []).form.map((message) => ({ message }));
}
