import { isEmail, isPassword, PASSWORD_MIN_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../primitives/Field/rules.ts";

const REQUIRED = "Required";

/** A field that must hold something. */
export const required = filled(REQUIRED);

/** An address, told apart from an empty field. */
export const requiredEmail = required.refine((text) => text === "" || isEmail(text), "Invalid email");

const SHORT = `Minimum ${PASSWORD_MIN_LENGTH} characters`;

/** What is wrong with a new password, in the words of the forms that name one thing at a time; nothing when it will do. */
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

/** The fields' common rule, told beside whatever else is wrong with the form. */
export const passwordsAreSame = {
  path: ["confirmPassword"],
  error: "Passwords do not match",
  when: ({ value }: { value: unknown }) =>
    typeof (value as { confirmPassword?: unknown })?.confirmPassword === "string" &&
    passwordError((value as { confirmPassword: string }).confirmPassword) === undefined,
};
