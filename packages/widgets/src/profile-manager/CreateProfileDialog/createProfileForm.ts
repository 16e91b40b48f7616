import type { Schema } from "@foodshed/sdk";
import { ROLES, type RoleCode, SETTINGS_MAX_ROLES } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled, requiredEmail } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const createProfileSchema = (t: WidgetTranslate) =>
  z.object({
    first_name: filled(t(strings.firstNameNeeded)),
    last_name: filled(t(strings.lastNameNeeded)),
    business_name: filled(t(strings.businessNameNeeded)),
    email: requiredEmail(t),
    roles: z
      .array(z.custom<RoleCode>())
      .min(1, t(strings.roleNeeded))
      .max(SETTINGS_MAX_ROLES, t(strings.tooManyRoles)),
  });

export type CreateProfileValues = z.infer<ReturnType<typeof createProfileSchema>>;

export const emptyProfile: CreateProfileValues = {
  first_name: "",
  last_name: "",
  business_name: "",
  email: "",
  roles: [],
};

/** Only administrators create networks. */
export const roleChoices = ROLES.map(({ id, value, label }) => ({
  id,
  label,
  administratorsOnly: value === "organization",
}));

export function toOnBehalfSignup(values: CreateProfileValues): Schema<"OnBehalfSignupRequest"> {
  return { ...values, roles: values.roles as Schema<"OnBehalfSignupRequest">["roles"], on_behalf: true };
}

/** All errors of the server, as one list for the form's summary. */
export function signupErrors(problem: Schema<"Problem">, t: WidgetTranslate): string[] {
  const sentences = Object.values(problem.errors ?? {}).flat();
  if (sentences.length > 0) return sentences;
  return [problem.message || t(strings.unknownError)];
}
