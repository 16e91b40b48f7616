import type { components } from "@foodshed/sdk";
import {
  CATEGORY_PLACEHOLDER,
  type CategoryId,
  isRoleCode,
  PRODUCT_ROLES,
  productCategoryLabel,
  type RoleValue,
  roleByCode,
} from "@foodshed/sdk/vocabulary";
import type { UpdatableProfile } from "./updatable-profiles.ts";

export type UpdateField = components["schemas"]["ProfileUpdateField"];
export type FieldValue = components["schemas"]["ProfileFieldValue"];

/** Fields of one text each, which are columns of the account. */
export const TEXT_FIELDS = [
  "first_name",
  "last_name",
  "title",
  "business_name",
  "email",
  "phone",
  "fax",
  "cell",
  "address_1",
  "city",
  "postal_code",
  "website",
  "online_store",
  "twitter",
  "instagram",
  "facebook",
  "linkedin",
  "youtube",
  "description",
] as const satisfies readonly UpdateField[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** Lists of keys that are ticked under roles. */
export const TICKED_FIELDS = [
  "classifications",
  "safety_standards",
  "processing_types",
  "services_provided",
  "services_needed",
] as const satisfies readonly UpdateField[];
export type TickedField = (typeof TICKED_FIELDS)[number];

/** Every field that updates may change, in the order in which plans have them. */
export const UPDATE_FIELDS: readonly UpdateField[] = [
  ...TEXT_FIELDS,
  "language",
  "category",
  "products",
  "product_categories",
  ...TICKED_FIELDS,
  "organizations",
];

export const isTextField = (field: UpdateField): field is TextField =>
  (TEXT_FIELDS as readonly string[]).includes(field);
export const isTickedField = (field: UpdateField): field is TickedField =>
  (TICKED_FIELDS as readonly string[]).includes(field);

const roleOf = ({ code }: { code: number }): RoleValue | undefined =>
  isRoleCode(code) ? roleByCode(code).value : undefined;

/** The roles in which a business offers goods: what a file says of its products is about these. A mere buyer has that one. */
export function offeringRoles({ roles }: Pick<UpdatableProfile, "roles">): UpdatableProfile["roles"] {
  const listing = roles.filter((role) => (PRODUCT_ROLES as readonly string[]).includes(roleOf(role) ?? ""));
  const offering = listing.filter((role) => roleOf(role) !== "buyer");
  return offering.length > 0 ? offering : listing;
}

/** The lists of a kind that a file is about: those of what the business offers, where it has any. */
export function offeringLists({ roles, checklists }: UpdatableProfile, kind: TickedField) {
  const lists = checklists.filter((list) => list.kind === kind);
  const buyers = new Set(roles.filter((role) => roleOf(role) === "buyer").map(({ id }) => id));
  const offering = lists.filter(({ role_id }) => !buyers.has(role_id));
  return offering.length > 0 ? offering : lists;
}

/** What is written before an entry that not exactly the usual roles have: "buyer/". */
function prefixOf({ roles }: UpdatableProfile, roleIds: readonly number[], usual: readonly number[]): string {
  const ids = new Set(roleIds);
  if (ids.size === usual.length && usual.every((id) => ids.has(id))) return "";
  const names = roles.filter(({ id }) => ids.has(id)).map(roleOf);
  return `${names.join("+")}/`;
}

interface Entry {
  /** Without the roles. */
  text: string;
  roleIds: number[];
}

/** The products with their categories, each name once. */
export function productEntries({ products }: UpdatableProfile): (Entry & {
  category: number;
  name: string;
})[] {
  const entries = new Map<string, Entry & { category: number; name: string }>();
  for (const { category, name, role_id } of products) {
    if (name === CATEGORY_PLACEHOLDER) continue;
    const text = `${productCategoryLabel(category as CategoryId)}: ${name}`;
    const known = entries.get(text);
    if (known) known.roleIds.push(role_id);
    else entries.set(text, { text, category, name, roleIds: [role_id] });
  }
  return [...entries.values()];
}

/** The keys that are ticked in a list under any role. */
export function tickedEntries({ checklists }: UpdatableProfile, kind: TickedField): Entry[] {
  const entries = new Map<string, number[]>();
  for (const list of checklists) {
    if (list.kind !== kind) continue;
    for (const key of list.keys) entries.set(key, [...(entries.get(key) ?? []), list.role_id]);
  }
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1)).map(([text, roleIds]) => ({ text, roleIds }));
}

/** What a field of a profile holds, as plans show it. Sets back exactly when it is asked for. */
export function fieldValue(profile: UpdatableProfile, field: UpdateField): FieldValue {
  if (isTextField(field)) return profile[field] || null;
  if (isTickedField(field)) {
    const usual = offeringLists(profile, field).map(({ role_id }) => role_id);
    return tickedEntries(profile, field).map(({ text, roleIds }) => prefixOf(profile, roleIds, usual) + text);
  }
  switch (field) {
    case "language":
      return profile.language;
    case "category":
      return profile.business_types;
    case "product_categories":
      return categoriesOf(profile).map(productCategoryLabel);
    case "organizations":
      return profile.memberships.filter(({ state }) => state === "accepted").map(({ slug }) => slug);
    default: {
      const usual = offeringRoles(profile).map(({ id }) => id);
      return productEntries(profile).map(({ text, roleIds }) => prefixOf(profile, roleIds, usual) + text);
    }
  }
}

export function categoriesOf({ products }: UpdatableProfile): CategoryId[] {
  return [...new Set(products.map(({ category }) => category as CategoryId))];
}

/** Whether two values are the same: the order of a list does not matter. */
export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return (a || null) === (b || null);
  const sorted = (list: string[]) => JSON.stringify([...new Set(list)].sort());
  return sorted(a) === sorted(b);
}
