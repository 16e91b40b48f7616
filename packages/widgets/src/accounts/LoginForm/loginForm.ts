import { isEmail } from "@foodshed/sdk/vocabulary";
import * as z from "zod";

export const loginSchema = z.object({
  username: z.string().trim().refine(isEmail, "Please provide a valid email address."),
  password: z.string().min(1, "Please enter a password."),
});

export type LoginValues = z.infer<typeof loginSchema>;

export const emptyLogin: LoginValues = { username: "", password: "" };

/** The title of the error summary of login, activation and claim. */
export const loginFailureTitle = "Failure to login due to:";
