import * as z from "zod";
import * as accountStrings from "../../accounts/generated/strings.ts";
import { areSame, newPasswordFields, passwordsMatch } from "../../accounts/newPassword.ts";
import { filled } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const joinSchema = (t: WidgetTranslate) =>
  z
    .object({
      first_name: filled(t(strings.firstNameMissing)),
      last_name: filled(t(strings.lastNameMissing)),
      ...newPasswordFields(t),
      terms: z.boolean().refine(Boolean, t(accountStrings.termsMissing)),
      email_consent: z.boolean(),
    })
    .refine(areSame, passwordsMatch(t));

export type JoinValues = z.infer<ReturnType<typeof joinSchema>>;
