import type { Schema } from "@foodshed/sdk";
import { type RoleValue, roleCode } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { filled } from "../../primitives/Field/rules.ts";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export const foundBusinessSchema = (t: WidgetTranslate) =>
  z.object({
    business_name: filled(t(strings.businessNameMissing)),
    roles: z
      .array(z.custom<RoleValue | "">())
      .refine(([primary]) => Boolean(primary), t(strings.businessRoleMissing)),
    email_consent: z.boolean(),
  });

export type FoundBusinessValues = z.infer<ReturnType<typeof foundBusinessSchema>>;

export const emptyBusiness: FoundBusinessValues = { business_name: "", roles: [""], email_consent: false };

export function toRequest({ roles, ...values }: FoundBusinessValues): Schema<"FoundBusinessRequest"> {
  const chosen = roles.filter((role) => role !== "" && role !== "organization");
  return { ...values, roles: chosen.map(roleCode) as Schema<"FoundBusinessRequest">["roles"] };
}
