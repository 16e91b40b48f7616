import type { Schema } from "@foodshed/sdk";
import { ROLES, type RoleCode, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { email, filled } from "../../primitives/Field/rules.ts";

export const createProfileSchema = z.object({
  first_name: filled("You must provide a first name."),
  last_name: filled("You must provide a last name."),
  business_name: filled("You must provide a business name."),
  email,
  roles: z
    .array(z.custom<RoleCode>())
    .min(1, "You must choose at least one profile.")
    .max(SETTINGS_MAX_ROLES, "You can choose five profiles at most."),
});

export type CreateProfileValues = z.infer<typeof createProfileSchema>;

export const emptyProfile: CreateProfileValues = {
  first_name: "",
  last_name: "",
  business_name: "",
  email: "",
  roles: [],
};

export const submittedMessage = "Your profile has been submitted for authentication.";
export const failureTitle = "Failure to signup due to:";
const unknownError = "Unknown Error";

/** Only administrators create networks. */
export const ORGANIZATION_HINT = "Only an administrator can create an organization.";

export const roleChoices = ROLES.map(({ id, value, label }) => ({
  id,
  label,
  administratorsOnly: value === "organization",
}));

export function toOnBehalfSignup(values: CreateProfileValues): Schema<"OnBehalfSignupRequest"> {
  return { ...values, roles: values.roles as Schema<"OnBehalfSignupRequest">["roles"], on_behalf: true };
}

/** All errors of the server, as one list under `failureTitle`. */
export function signupErrors(problem: Schema<"Problem">): string[] {
  const sentences = Object.values(problem.errors ?? {}).flat();
  if (sentences.length > 0) return sentences;
  return [problem.message || unknownError];
}
