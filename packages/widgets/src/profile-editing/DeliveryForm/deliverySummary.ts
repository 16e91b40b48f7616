import {
  answerLabel,
  inHubOrder,
  PRODUCT_ROLES,
  type RoleValue,
  roleByValue,
} from "@foodshed/sdk/vocabulary";
import type { Profile } from "../editedProfile.tsx";

/** The answer of each role: "Vendor: yes · Seller: negotiable". */
export function deliverySummary({ roles }: Profile): string | undefined {
  const trade: readonly RoleValue[] = PRODUCT_ROLES;
  const lines = inHubOrder(roles.map(({ value }) => value).filter((role) => trade.includes(role))).map(
    (role) => {
      const delivery = roles.find(({ value }) => value === role)?.data.role_details.delivery;
      return `${roleByValue(role).label}: ${answerLabel(delivery ?? 0).toLowerCase()}`;
    },
  );
  return lines.join(" · ") || undefined;
}
