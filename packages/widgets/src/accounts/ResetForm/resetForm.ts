import * as z from "zod";
import { areSame, newPasswordFields, passwordsMatch } from "../newPassword.ts";

export const resetSchema = z.object(newPasswordFields).refine(areSame, passwordsMatch);

export type ResetValues = z.infer<typeof resetSchema>;

export const emptyReset: ResetValues = { password: "", confirmPassword: "" };

export const passwordSet = "Your password is set successfully.";
