import { isEmail, isPassword, PASSWORD_MIN_LENGTH } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** A required text. */
export const required = (t: WidgetTranslate) => filled(t(strings.required));

/** A required email address, with different messages for an empty and an invalid one. */
export const requiredEmail = (t: WidgetTranslate) =>
  required(t).refine((text) => text === "" || isEmail(text), t(strings.invalidEmail));

/** The error of a new password, for forms that report one error at a time; undefined when it is valid. */
export function passwordError(text: string, t: WidgetTranslate): string | undefined {
  if (text === "") return t(strings.required);
  if (text.length < PASSWORD_MIN_LENGTH) return t(strings.passwordTooShort, { count: PASSWORD_MIN_LENGTH });
  return isPassword(text) ? undefined : t(strings.invalidPassword);
}

/** A new password, twice, for the guided sign-up and the settings. */
export function requiredPasswordFields(t: WidgetTranslate) {
  const password = z.string().superRefine((text, context) => {
    const message = passwordError(text, t);
    if (message) context.addIssue({ code: "custom", message });
  });
  return { password, confirmPassword: password };
}

/** The rule for both fields. It reports its error together with those of other fields. */
export const passwordsAreSame = (t: WidgetTranslate) => ({
  path: ["confirmPassword"],
  error: t(strings.passwordsDiffer),
  when: ({ value }: { value: unknown }) => {
    const confirm = (value as { confirmPassword?: unknown })?.confirmPassword;
    return typeof confirm === "string" && passwordError(confirm, t) === undefined;
  },
});
