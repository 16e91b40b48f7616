import * as z from "zod";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

export const claimSchema = z
  .object({
    ...newPasswordFields,
    terms: z.boolean().refine(Boolean, "You must agree to the terms and conditions."),
    email_consent: z.boolean(),
  })
  .refine(areSame, passwordsMatch);

export type ClaimValues = z.infer<typeof claimSchema>;

export const emptyClaim: ClaimValues = {
  password: "",
  confirmPassword: "",
  terms: false,
  email_consent: false,
};
