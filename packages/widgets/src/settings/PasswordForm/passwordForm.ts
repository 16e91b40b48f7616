import * as z from "zod";
import { passwordsAreSame, requiredPasswordFields } from "../../accounts/requiredFields.ts";

export const passwordSchema = z
  .object(requiredPasswordFields)
  .refine(({ password, confirmPassword }) => password === confirmPassword, passwordsAreSame);

export type PasswordValues = z.infer<typeof passwordSchema>;

export const emptyPassword: PasswordValues = { password: "", confirmPassword: "" };
