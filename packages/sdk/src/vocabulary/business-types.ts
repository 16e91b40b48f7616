import { comparable } from "./comparable.ts";
import type { RoleValue } from "./roles.ts";

/**
 * The roles that a business type is offered to: one role, every role (`all`), or the roles that deal with other businesses (`b2b`).
 */
export type BusinessTypeGroup = RoleValue | "all" | "b2b";

/** The 44 business types. The name is also the value on the wire; requests and addresses take its key as well (`businessTypeKey`). */
export const BUSINESS_TYPES = [
  { name: "Aggregator or Hub", group: "b2b" },
  { name: "Agricultural Assoc.", group: "organization" },
  { name: "Agritourism", group: "vendor" },
  { name: "Bakery", group: "all" },
  { name: "Brewery", group: "all" },
  { name: "Buyer", group: "buyer" },
  { name: "Caterer", group: "buyer" },
  { name: "Chef", group: "buyer" },
  { name: "Cidery", group: "all" },
  { name: "Co-op", group: "all" },
  { name: "Community Agriculture", group: "vendor" },
  { name: "Custom Processor", group: "processor" },
  { name: "Distillery", group: "all" },
  { name: "Distributor", group: "b2b" },
  { name: "Equipment/Machinery Sales", group: "service_provider" },
  { name: "Farmers' Market", group: "vendor" },
  { name: "Food Bank", group: "buyer" },
  { name: "Food Service Provider", group: "buyer" },
  { name: "Government", group: "organization" },
  { name: "Greenhouse", group: "all" },
  { name: "Grocery Store", group: "all" },
  { name: "Group Purchasing", group: "buyer" },
  { name: "Grower/Producer", group: "all" },
  { name: "Input Provider", group: "service_provider" },
  { name: "Institution", group: "buyer" },
  { name: "Logistics", group: "service_provider" },
  { name: "Marketing/Advertising", group: "service_provider" },
  { name: "Nursery", group: "all" },
  { name: "On-Farm Market", group: "vendor" },
  { name: "Other Agriculture", group: "all" },
  { name: "Other Support Industry", group: "service_provider" },
  { name: "Packaging/Shipping", group: "service_provider" },
  { name: "Packer", group: "processor" },
  { name: "Pick-Your-Own", group: "vendor" },
  { name: "Processor", group: "processor" },
  { name: "Regional Food Network", group: "organization" },
  { name: "Restaurant", group: "buyer" },
  { name: "Retail Operator/Shop", group: "all" },
  { name: "School Supplier/Vendor", group: "seller" },
  { name: "School or Cafeteria", group: "buyer" },
  { name: "Seller", group: "seller" },
  { name: "Transportation/Climate Control", group: "service_provider" },
  { name: "Wholesale", group: "b2b" },
  { name: "Winery", group: "all" },
] as const satisfies readonly { name: string; group: BusinessTypeGroup }[];

export type BusinessType = (typeof BUSINESS_TYPES)[number];
export type BusinessTypeName = BusinessType["name"];

const B2B_ROLES: readonly RoleValue[] = ["buyer", "seller", "processor", "service_provider"];

/** The business types that someone who holds these roles may choose. */
export function businessTypesFor(roles: readonly RoleValue[]): readonly BusinessType[] {
  return BUSINESS_TYPES.filter(({ group }) => {
    if (group === "all") return true;
    if (group === "b2b") return roles.some((role) => B2B_ROLES.includes(role));
    return roles.includes(group);
  });
}

/** The home page's shortcuts, in their order, and the business type that each one means. */
export const HOME_SHORTCUTS = [
  { label: "Grower/Producer", name: "Grower/Producer" },
  { label: "Distributor", name: "Distributor" },
  { label: "Processor", name: "Processor" },
  { label: "Chef", name: "Chef" },
  { label: "Restaurant", name: "Restaurant" },
  { label: "Retail Operator", name: "Retail Operator/Shop" },
  { label: "Marketing and Advertising", name: "Marketing/Advertising" },
  { label: "Logistics", name: "Logistics" },
  { label: "Equipment & Machinery Sales", name: "Equipment/Machinery Sales" },
] as const satisfies readonly { label: string; name: BusinessTypeName }[];

/** The business type that a URL or a file means, by name or key, in any letter case and in the shortcuts' spelling too. */
export function findBusinessType(text: string): BusinessTypeName | undefined {
  const wanted = comparable(text);
  return (
    BUSINESS_TYPES.find(({ name }) => name === text || comparable(name) === wanted)?.name ??
    HOME_SHORTCUTS.find(({ label }) => comparable(label) === wanted)?.name
  );
}
