import * as z from "zod";
import { requiredEmail } from "../../accounts/requiredFields.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const authenticationSchema = (t: WidgetTranslate) =>
  z.object({
    email: requiredEmail(t),
    password: z.string().min(1, t(strings.required)),
  });

/** The current login credentials. */
export type Credentials = z.infer<ReturnType<typeof authenticationSchema>>;

export const emptyCredentials: Credentials = { email: "", password: "" };
