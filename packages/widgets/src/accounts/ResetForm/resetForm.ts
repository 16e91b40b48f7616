import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

export const resetSchema = (t: WidgetTranslate) =>
  z.object(newPasswordFields(t)).refine(areSame, passwordsMatch(t));

export type ResetValues = z.infer<ReturnType<typeof resetSchema>>;

export const emptyReset: ResetValues = { password: "", confirmPassword: "" };
