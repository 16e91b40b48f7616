import { isEmail, isPassword, PASSWORD_MIN_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../primitives/Field/rules.ts";

const REQUIRED = "Required";

/** A required text. */
export const required = filled(REQUIRED);

/** A required email address, with different messages for an empty and an invalid one. */
export const requiredEmail = required.refine((text) => text === "" || isEmail(text), "Invalid email");

const SHORT = `Minimum ${PASSWORD_MIN_LENGTH} characters`;

/** The error of a new password, for forms that report one error at a time; undefined when it is valid. */
export function passwordError(text: string): string | undefined {
  if (text === "") return REQUIRED;
  if (text.length < PASSWORD_MIN_LENGTH) return SHORT;
  return isPassword(text) ? undefined : "Invalid password";
}

const password = z.string().superRefine((text, context) => {
  const message = passwordError(text);
  if (message) context.addIssue({ code: "custom", message });
});

/** A new password, twice, for the guided sign-up and the settings. */
export const requiredPasswordFields = { password, confirmPassword: password };

/** The rule for both fields. It reports its error together with those of other fields. */
export const passwordsAreSame = {
  path: ["confirmPassword"],
  error: "Passwords do not match",
  when: ({ value }: { value: unknown }) =>
    typeof (value as { confirmPassword?: unknown })?.confirmPassword === "string" &&
    passwordError((value as { confirmPassword: string }).confirmPassword) === undefined,
};
