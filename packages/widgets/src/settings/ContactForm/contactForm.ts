import * as z from "zod";
import { passwordError, requiredEmail } from "../../accounts/requiredFields.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { LoginChange } from "../useUpdateUser.ts";

export const contactSchema = (t: WidgetTranslate) =>
  z.object({
    email: requiredEmail(t),
    password: z.string().superRefine((text, context) => {
      const message = text === "" ? undefined : passwordError(text, t);
      if (message) context.addIssue({ code: "custom", message });
    }),
  });

export type ContactValues = z.infer<ReturnType<typeof contactSchema>>;

export const emptyContact: ContactValues = { email: "", password: "" };

/** A password that is left out stays as it is. */
export function toLoginChange({ email, password }: ContactValues): LoginChange {
  return password === "" ? { email } : { email, password };
}
