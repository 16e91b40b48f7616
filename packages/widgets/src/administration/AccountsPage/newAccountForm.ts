import type { Schema } from "@foodshed/sdk";
import { LOCALES, type Locale } from "@foodshed/sdk/locale";
import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled, requiredEmail } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const newAccountSchema = (t: WidgetTranslate) =>
  z.object({
    business_name: filled(t(strings.businessNameMissing)),
    first_name: filled(t(strings.firstNameMissing)),
    last_name: filled(t(strings.lastNameMissing)),
    email: requiredEmail(t),
    roles: z
      .array(z.custom<RoleValue | "">())
      .refine(([primary]) => Boolean(primary), t(strings.roleMissing)),
    language: z.enum(LOCALES as unknown as [Locale, ...Locale[]]),
  });

export type NewAccountValues = z.infer<ReturnType<typeof newAccountSchema>>;

export const emptyAccount = (language: Locale): NewAccountValues => ({
  business_name: "",
  first_name: "",
  last_name: "",
  email: "",
  roles: [""],
  language,
});

export function toRequest({ roles, ...values }: NewAccountValues): Schema<"OnBehalfSignupRequest"> {
  return { ...values, roles: roles.filter((role) => role !== "").map(roleCode), on_behalf: true };
}
