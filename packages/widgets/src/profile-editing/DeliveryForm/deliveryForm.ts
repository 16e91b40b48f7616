import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import {
  ANSWERS,
  type Answer,
  DELIVERY_DETAILS_MAX_LENGTH,
  inHubOrder,
  PRODUCT_ROLES,
  type RoleValue,
} from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import { upTo } from "../fields.ts";
import * as strings from "../generated/strings.ts";
import { roleOf } from "../roleOf.ts";
import type { ProfileChange, SectionRules } from "../useProfileSection.ts";

export type DeliveryRole = (typeof PRODUCT_ROLES)[number];

/** The answer of each role, as the radio buttons hold it: the number as a string, empty while it is not answered. */
export const deliverySchema = (t: WidgetTranslate) =>
  z.object({
    vendor: z.string(),
    seller: z.string(),
    processor: z.string(),
    buyer: z.string(),
    delivery_details: upTo(t, DELIVERY_DETAILS_MAX_LENGTH),
    language: z.string(),
    delivery_details_translation: upTo(t, DELIVERY_DETAILS_MAX_LENGTH),
  });

export type DeliveryValues = z.infer<ReturnType<typeof deliverySchema>>;

/** The held roles that have to do with delivery, in the hub's order. */
export function deliveryRoles({ roles }: Profile): DeliveryRole[] {
  const trade: readonly RoleValue[] = PRODUCT_ROLES;
  return inHubOrder(roles.map(({ value }) => value)).filter((role): role is DeliveryRole =>
    trade.includes(role),
  );
}

export const deliveryRules: SectionRules<DeliveryValues> = {
  values: (profile) => {
    const highlights = roleOf(profile, "vendor")?.data.highlights;
    const answer = (role: DeliveryRole) => deliveryValue(roleOf(profile, role)?.data.role_details);
    return {
      vendor: answer("vendor"),
      seller: answer("seller"),
      processor: answer("processor"),
      buyer: answer("buyer"),
      delivery_details: highlights?.delivery_details ?? "",
      language: highlights?.language ?? "",
      delivery_details_translation: highlights?.delivery_details_translation ?? "",
    };
  },
  schema: deliverySchema,
  changes: (values, profile, changed) => {
    const answered = PRODUCT_ROLES.flatMap((role) => {
      const held = roleOf(profile, role);
      const delivery = deliveryFromValue(values[role]);
      if (!held || !delivery || !changed.has(role)) return [];
      return [{ id: held.role_id, details: { delivery, edited: true as const } }];
    });
    const highlights = roleOf(profile, "vendor")?.data.highlights;
    const changes: ProfileChange[] = [];
    if (answered.length > 0) changes.push({ call: "update_role", body: answered });
    const details: Schema<"HighlightDetailsInput"> = {
      ...(changed.has("delivery_details") && { delivery_details: values.delivery_details || null }),
      ...(changed.has("language") && { language: (values.language || null) as Locale | null }),
      ...(changed.has("delivery_details_translation") && {
        delivery_details_translation: values.delivery_details_translation || null,
      }),
    };
    if (highlights && Object.keys(details).length > 0) {
      changes.push({ call: "update_highlight", body: { id: highlights.id, details } });
    }
    return changes;
  },
  success: (t) => t(strings.deliverySaved),
  labels: (t) => ({
    vendor: t(strings.deliveryAsVendor),
    seller: t(strings.deliveryAsSeller),
    processor: t(strings.deliveryAsProcessor),
    buyer: t(strings.deliveryAsBuyer),
    delivery_details: t(strings.deliveryDetails),
    language: t(strings.highlightsLanguage),
    delivery_details_translation: t(strings.deliveryTranslation, { language: "other" }),
  }),
};

/** A role's answer as the value of a radio button; empty while it is not answered. */
export function deliveryValue(details: Schema<"RoleDetails"> | undefined): string {
  return details?.delivery_answered ? String(details.delivery) : "";
}

/** The answer of a radio button's value; undefined for none. */
export function deliveryFromValue(text: string): Answer | undefined {
  return ANSWERS.find(({ value }) => String(value) === text)?.value;
}
