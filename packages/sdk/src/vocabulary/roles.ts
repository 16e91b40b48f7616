/**
 * The roles of a business. `id` is the code on the wire (sign-up, profiles and settings), `value` the name
 * in URLs, filters and reports, `label` what a person reads.
 */
export const ROLES = [
  { id: 1, value: "buyer", label: "Buyer" },
  { id: 2, value: "seller", label: "Seller" },
  { id: 3, value: "service_provider", label: "Service Provider" },
  { id: 4, value: "organization", label: "Organization" },
  { id: 5, value: "processor", label: "Processor" },
  { id: 6, value: "vendor", label: "Vendor" },
] as const;

export type Role = (typeof ROLES)[number];
export type RoleCode = Role["id"];
export type RoleValue = Role["value"];

/** Roles that a person may choose when signing up; an organization is approved later, from the settings. */
export const SIGN_UP_ROLES = ["vendor", "seller", "buyer", "processor", "service_provider"] as const;

/** The order of sections in the profile hub, where the organization role has none. */
export const HUB_ROLE_ORDER = ["vendor", "seller", "processor", "buyer", "service_provider"] as const;

/** Roles whose profiles list products. */
export const PRODUCT_ROLES = ["vendor", "seller", "processor", "buyer"] as const;

const TAB_ORDER: readonly RoleValue[] = ["seller", "buyer", "processor"];

export function isRoleCode(code: number): code is RoleCode {
  return ROLES.some((role) => role.id === code);
}

export function roleByCode(code: RoleCode): Role {
  return ROLES[code - 1] as Role;
}

export function roleByValue(value: RoleValue): Role {
  return ROLES.find((role) => role.value === value) as Role;
}

export function roleCode(value: RoleValue): RoleCode {
  return roleByValue(value).id;
}

/** Whether a role is among those that a business holds. */
export function holds(roles: readonly { value: string }[], value: RoleValue): boolean {
  return roles.some((role) => role.value === value);
}

/** Roles in the order of the profile page's tabs: seller, buyer, processor, then the rest as they come. */
export function inTabOrder<T extends { value: RoleValue }>(roles: readonly T[]): T[] {
  const rank = (role: T) => {
    const index = TAB_ORDER.indexOf(role.value);
    return index === -1 ? TAB_ORDER.length : index;
  };
  return [...roles].sort((a, b) => rank(a) - rank(b));
}

/** Held roles in the order of the profile hub; the organization role is left out. */
export function inHubOrder(roles: readonly RoleValue[]): RoleValue[] {
  return HUB_ROLE_ORDER.filter((value) => roles.includes(value));
}
