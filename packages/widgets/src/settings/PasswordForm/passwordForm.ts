import * as z from "zod";
import { passwordsAreSame, requiredPasswordFields } from "../../accounts/requiredFields.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";

export const passwordSchema = (t: WidgetTranslate) =>
  z
    .object(requiredPasswordFields(t))
    .refine(({ password, confirmPassword }) => password === confirmPassword, passwordsAreSame(t));

export type PasswordValues = z.infer<ReturnType<typeof passwordSchema>>;

export const emptyPassword: PasswordValues = { password: "", confirmPassword: "" };
