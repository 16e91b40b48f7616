import * as z from "zod";
import { requiredEmail } from "../../accounts/requiredFields.ts";

export const authenticationSchema = z.object({
  email: requiredEmail,
  password: z.string().min(1, "Required"),
});

/** The current login credentials. */
export type Credentials = z.infer<typeof authenticationSchema>;

export const emptyCredentials: Credentials = { email: "", password: "" };
