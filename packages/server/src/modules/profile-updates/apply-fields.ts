import type { components } from "@foodshed/sdk";
import { CATEGORY_PLACEHOLDER, isRoleCode, roleByCode } from "@foodshed/sdk/vocabulary";
import { applyProductOrder } from "../products/product-table.service.ts";
import { productKey } from "../products/products.keys.ts";
import { applyNewProduct, applyNewProducts, applyProductRemoval } from "../products/products.service.ts";
import { applyChecklists } from "../profiles/checklists.service.ts";
import { applyProfile } from "../profiles/general-info.service.ts";
import type { Edit } from "../profiles/profile-edit.ts";
import { setProfileFields } from "../profiles/profiles.bulk.ts";
import {
  isTextField,
  isTickedField,
  offeringLists,
  offeringRoles,
  type TickedField,
  UPDATE_FIELDS,
  type UpdateField,
} from "../profiles/updatable-fields.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";
import { findProductCategory } from "./find-entries.ts";
import type { PlannedField } from "./plan-fields.ts";
import { findProductsOf, setLanguage } from "./profile-updates.queries.ts";
import { listOf, splitCategory, withoutRoles } from "./wanted-lists.ts";

type Details = components["schemas"]["ProfileDetailsInput"];

/** Saves changed fields through the services of the calls that change one profile. */
export async function applyFields(
  edit: Edit,
  profile: UpdatableProfile,
  changes: readonly PlannedField[],
): Promise<void> {
  const details: Record<string, unknown> = {};
  for (const { field, after } of changes) {
    if (field === "category" || (isTextField(field) && after !== null)) details[field] = after;
    else if (isTextField(field)) await empty(edit, field, details);
  }
  if (Object.keys(details).length > 0) {
    await applyProfile(edit, { id: profile.id, details: details as Details });
  }
  const byOrder = (a: PlannedField, b: PlannedField) => place(a.field) - place(b.field);
  for (const { field, after } of [...changes].sort(byOrder)) {
    if (field === "language") await setLanguage(edit.trx, profile.id, String(after));
    else if (field === "products") await setProducts(edit, profile, listOf(after));
    else if (field === "product_categories") await setCategories(edit, profile, listOf(after));
    else if (isTickedField(field)) await setTicks(edit, profile, field, listOf(after));
  }
}

const place = (field: UpdateField) => UPDATE_FIELDS.indexOf(field);

/** The forms never empty these columns, which hold an empty text in place of null. */
async function empty(edit: Edit, field: UpdateField, details: Record<string, unknown>): Promise<void> {
  if (field === "title" || field === "description") {
    await setProfileFields(edit.trx, edit.account.id, { [field]: "" });
  } else details[field] = null;
}

/** The roles that stand before an entry, or those that it is usually for. */
function rolesOf(profile: UpdatableProfile, names: readonly string[], usual: readonly number[]): number[] {
  if (names.length === 0) return [...usual];
  return profile.roles
    .filter(({ code }) => isRoleCode(code) && names.includes(roleByCode(code).value))
    .map(({ id }) => id);
}

async function setProducts(edit: Edit, profile: UpdatableProfile, wanted: string[]): Promise<void> {
  const usual = offeringRoles(profile).map(({ id }) => id);
  const keyOf = (role: number, category: number | undefined, name: string) =>
    JSON.stringify([role, category, productKey(name)]);
  const listed = new Map(
    profile.products.map(({ id, role_id, category, name }) => [keyOf(role_id, category, name), id]),
  );
  const added = new Map<string, { role_id: number; category_id: number; names: string[] }>();
  const kept = new Set<string>();
  const ordered = new Map<number, { category: number; name: string }[]>();
  for (const text of wanted) {
    const { roles, entry } = withoutRoles(text);
    const { category = 0, name } = splitCategory(entry);
    for (const role_id of rolesOf(profile, roles, usual)) {
      const key = keyOf(role_id, category, name);
      kept.add(key);
      ordered.set(role_id, [...(ordered.get(role_id) ?? []), { category, name }]);
      if (listed.has(key)) continue;
      const group = added.get(`${role_id} ${category}`) ?? { role_id, category_id: category, names: [] };
      group.names.push(name);
      added.set(`${role_id} ${category}`, group);
    }
  }
  for (const group of added.values()) {
    await applyNewProducts(edit, group as components["schemas"]["NewProducts"]);
  }
  for (const { id, role_id, category, name } of profile.products) {
    if (name === CATEGORY_PLACEHOLDER || kept.has(keyOf(role_id, category, name))) continue;
    await applyProductRemoval(edit, { product_id: id });
  }
  for (const [role, products] of ordered) await applyProductOrder(edit, role, products);
}

/** Chooses categories, and gives up those that have no products left. */
async function setCategories(edit: Edit, profile: UpdatableProfile, wanted: string[]): Promise<void> {
  const ids = wanted.map(findProductCategory).filter((id) => id !== undefined);
  const rows = await findProductsOf(edit.trx, profile.id);
  const held = new Set(rows.map(({ category }) => category));
  for (const category_id of ids.filter((id) => !held.has(id))) {
    for (const { id: role_id } of offeringRoles(profile)) {
      await applyNewProduct(edit, { role_id, category_id, name: CATEGORY_PLACEHOLDER });
    }
  }
  for (const { id, name, category } of rows) {
    if (name !== CATEGORY_PLACEHOLDER || ids.some((each) => each === category)) continue;
    await applyProductRemoval(edit, { product_id: id });
  }
}

async function setTicks(
  edit: Edit,
  profile: UpdatableProfile,
  field: TickedField,
  wanted: string[],
): Promise<void> {
  const usual = offeringLists(profile, field).map(({ role_id }) => role_id);
  const keysOfRole = new Map<number, Set<string>>();
  for (const text of wanted) {
    const { roles, entry } = withoutRoles(text);
    for (const role of rolesOf(profile, roles, usual)) {
      keysOfRole.set(role, (keysOfRole.get(role) ?? new Set()).add(entry));
    }
  }
  for (const { id, role_id, keys } of profile.checklists.filter(({ kind }) => kind === field)) {
    const ticked = keysOfRole.get(role_id) ?? new Set();
    const changed = [...new Set([...keys, ...ticked])].filter(
      (key) => keys.includes(key) !== ticked.has(key),
    );
    if (changed.length === 0) continue;
    const details = Object.fromEntries(changed.map((key) => [key, ticked.has(key)]));
    await applyChecklists(edit, [field], { id, details });
  }
}
