import {
  answerLabel,
  inHubOrder,
  PRODUCT_ROLES,
  type RoleValue,
  roleByValue,
} from "@foodshed/sdk/vocabulary";
import type { Profile } from "../editedProfile.tsx";

/** The answer of each role: "Vendor: yes · Seller: negotiable". Before anything was answered, the "no" of a new profile says nothing. */
export function deliverySummary({ roles }: Profile): string | undefined {
  const trade: readonly RoleValue[] = PRODUCT_ROLES;
  if (!roles.some(({ data }) => data.role_details.edited)) return undefined;
  const lines = inHubOrder(roles.map(({ value }) => value).filter((role) => trade.includes(role))).map(
    (role) => {
      const delivery = roles.find(({ value }) => value === role)?.data.role_details.delivery;
      return `${roleByValue(role).label}: ${answerLabel(delivery ?? 0).toLowerCase()}`;
    },
  );
  return lines.join(" · ") || undefined;
}
