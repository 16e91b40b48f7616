import {
  answerLabel,
  inHubOrder,
  label,
  PRODUCT_ROLES,
  type RoleValue,
  roleByValue,
} from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import type { Profile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";

/** The answer of each role that has one: "Vendor: yes · Seller: negotiable". */
export function deliverySummary({ roles }: Profile, t: WidgetTranslate): string | undefined {
  const trade: readonly RoleValue[] = PRODUCT_ROLES;
  const lines = inHubOrder(roles.map(({ value }) => value).filter((role) => trade.includes(role))).flatMap(
    (role) => {
      const details = roles.find(({ value }) => value === role)?.data.role_details;
      if (!details?.delivery_answered) return [];
      return t(strings.named, {
        name: label(t, roleByValue(role).label),
        text: label(t, answerLabel(details.delivery)).toLocaleLowerCase(t.locale),
      });
    },
  );
  return lines.join(" · ") || undefined;
}
