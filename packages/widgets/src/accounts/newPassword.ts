import { isPassword } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

/** The two fields of a new password, for sign-up, claim and reset. */
export const newPasswordFields = (t: WidgetTranslate) => ({
  password: z.string().refine(isPassword, t(strings.passwordRule)),
  confirmPassword: z.string(),
});

/** The rule for both fields. It reports its error together with those of other fields. */
export const passwordsMatch = (t: WidgetTranslate) => ({
  path: ["confirmPassword"],
  error: t(strings.passwordsMustMatch),
  when: ({ value }: { value: unknown }) => typeof (value as NewPassword)?.password === "string",
});

export interface NewPassword {
  password: string;
  confirmPassword: string;
}

export function areSame({ password, confirmPassword }: NewPassword): boolean {
  return password === confirmPassword;
}
