import { formErrors, type Problem } from "@foodshed/sdk";
import * as z from "zod";
import type { SummaryError } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import type { AccountDetails } from "../DetailFields.tsx";
import { areSame } from "../newPassword.ts";
import type { RegisterValues } from "../RegisterForm/registerForm.ts";
import { passwordsAreSame, required, requiredEmail, requiredPasswordFields } from "../requiredFields.ts";

/** The second step; the first one cannot be left without a role. */
export const guidedSchema = z
  .object({
    roles: z.custom<RegisterValues["roles"]>(),
    first_name: required,
    last_name: required,
    title: required,
    business_name: required,
    email: requiredEmail,
    ...requiredPasswordFields,
    terms: z
      .boolean()
      .refine(
        Boolean,
        "Please read and accept the Terms of Use and Personal Information Policy to register.",
      ),
    email_consent: z.boolean(),
  })
  .refine(areSame, passwordsAreSame);

const names: Readonly<Record<keyof AccountDetails, string>> = {
  first_name: "First name",
  last_name: "Last name",
  title: "Job title",
  business_name: "Business name",
  email: "Email",
  password: "Password",
  confirmPassword: "Confirm password",
};

/** "Required" alone, seven times in the summary, would not name the field. */
export function named({ field, message }: SummaryError): SummaryError {
  const name = names[field as keyof AccountDetails];
  return name && field ? { field, message: `${name}: ${message}` } : { message, ...(field && { field }) };
}

/** The title of the error summary after a failed sign-up. */
export const signUpFailureTitle = "Failure to signup due to:";

/** Every message of the server about a refused sign-up. */
export function signUpFailures(problem: Problem): SummaryError[] {
  return formErrors(problem, []).form.map((message) => ({ message }));
}
