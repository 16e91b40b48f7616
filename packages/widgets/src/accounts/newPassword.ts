import { isPassword } from "@foodshed/sdk/vocabulary";
import * as z from "zod";

/** The two fields of a new password, for sign-up, claim and reset. */
export const newPasswordFields = {
  password: z
    .string()
    .refine(
      isPassword,
      "You must provide a password that is a minimum of eight characters in length and contains at least one letter, one number and one special character.",
    ),
  confirmPassword: z.string(),
};

export const passwordHint = "At least eight characters, with a letter, a number and one of @ $ ! % * # ? &";

/** The rule for both fields. It reports its error together with those of other fields. */
export const passwordsMatch = {
  path: ["confirmPassword"],
  error: "Both password fields must match.",
  when: ({ value }: { value: unknown }) => typeof (value as NewPassword)?.password === "string",
};

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export function areSame({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}
