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

/** The answer of each role: "Vendor: yes · Seller: negotiable". Before anything was answered, the "no" of a new profile says nothing. */
export function deliverySummary({ roles }: Profile, t: WidgetTranslate): string | undefined {
  const trade: readonly RoleValue[] = PRODUCT_ROLES;
  if (!roles.some(({ data }) => data.role_details.edited)) return undefined;
  const lines = inHubOrder(roles.map(({ value }) => value).filter((role) => trade.includes(role))).map(
    (role) => {
      const delivery = roles.find(({ value }) => value === role)?.data.role_details.delivery;
      return t(strings.named, {
        name: label(t, roleByValue(role).label),
        text: label(t, answerLabel(delivery ?? 0)).toLocaleLowerCase(t.locale),
      });
    },
  );
  return lines.join(" · ") || undefined;
}
