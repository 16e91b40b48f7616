import * as z from "zod";
import { email } from "../../primitives/Field/rules.ts";

export const forgotSchema = z.object({
  email,
});

export type ForgotValues = z.infer<typeof forgotSchema>;

export const resetMailSent = "Password reset email sent";
export const resetMailExplained = "We just sent you an email! It outlines steps for changing your password.";

/** The title of the error summary, for requesting the mail and for setting the password. */
export const resetFailureTitle = "Error resetting password:";
