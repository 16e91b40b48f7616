import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

export const claimSchema = (t: WidgetTranslate) =>
  z
    .object({
      ...newPasswordFields(t),
      terms: z.boolean().refine(Boolean, t(strings.termsMissing)),
      email_consent: z.boolean(),
    })
    .refine(areSame, passwordsMatch(t));

export type ClaimValues = z.infer<ReturnType<typeof claimSchema>>;

export const emptyClaim: ClaimValues = {
  password: "",
  confirmPassword: "",
  terms: false,
  email_consent: false,
};
