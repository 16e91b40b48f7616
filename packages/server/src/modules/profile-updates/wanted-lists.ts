import { type LocalizedText, localized } from "@foodshed/sdk/locale";
import { productCategoryLabel, ROLES } from "@foodshed/sdk/vocabulary";
import { DomainError } from "../../core/domain-error.ts";
import { productKey } from "../products/products.keys.ts";
import { normalizedName } from "../products/products.service.ts";
import { NONE_ALONE } from "../profiles/checklists.service.ts";
import {
  categoriesOf,
  fieldValue,
  offeringLists,
  offeringRoles,
  productEntries,
  type TickedField,
  tickedEntries,
} from "../profiles/updatable-fields.ts";
import type { UpdatableProfile } from "../profiles/updatable-profiles.ts";
import { findKey, findProductCategory, findType } from "./find-entries.ts";
import * as strings from "./generated/strings.ts";

/** A list as it will read, or why it cannot. */
export type WantedList = { after: string[] } | { problem: LocalizedText };

/** The categories under which most businesses list products, by the products' keys. */
export type UsualCategories = ReadonlyMap<string, number>;

export const listOf = (value: unknown) => (Array.isArray(value) ? (value as string[]) : []);

const isRole = (name: string) => ROLES.some(({ value }) => value === name);

/** What stands before an entry that only some roles have, "buyer/", and the rest. */
export function withoutRoles(text: string): { roles: string[]; entry: string } {
  const [, names, entry] = /^([a-z_]+(?:\+[a-z_]+)*)\/(.+)$/s.exec(text) ?? [];
  const roles = names?.split("+") ?? [];
  return entry !== undefined && roles.every(isRole) ? { roles, entry } : { roles: [], entry: text };
}

/** A category that is written before a product, and the product. */
export function splitCategory(text: string): { category: number | undefined; name: string } {
  const at = text.indexOf(":");
  const category = at > 0 ? findProductCategory(text.slice(0, at)) : undefined;
  const name = text.slice(at + 1).trim();
  return category === undefined || name === "" ? { category: undefined, name: text } : { category, name };
}

/** Products: what is listed already stays where it is, and the others go to the category that is named, or the usual one. */
export function wantedProducts(
  profile: UpdatableProfile,
  wanted: readonly string[],
  { categories, usual }: { categories: readonly number[]; usual: UsualCategories },
): WantedList {
  const listed = productEntries(profile);
  const shown = listOf(fieldValue(profile, "products"));
  const after: string[] = [];
  const [single, ...others] = categories.length > 0 ? categories : categoriesOf(profile);
  for (const text of wanted) {
    const exact = shown.indexOf(text);
    if (exact >= 0) {
      after.push(text);
      continue;
    }
    const key = productKey(text);
    const named = listed.flatMap(({ name }, index) =>
      productKey(name) === key ? [shown[index] as string] : [],
    );
    if (named.length > 0) {
      after.push(...named);
      continue;
    }
    if (offeringRoles(profile).length === 0) return { problem: localized(strings.noProductsForRoles) };
    const { roles, entry } = withoutRoles(text);
    const { category: said, name } = splitCategory(entry);
    let normalized: string;
    try {
      normalized = normalizedName(name);
    } catch (error) {
      if (error instanceof DomainError) return { problem: error.text };
      throw error;
    }
    const category = said ?? (others.length === 0 ? single : undefined) ?? usual.get(productKey(normalized));
    if (category === undefined) return { problem: noCategory(name) };
    const there = listed.findIndex(
      (each) => each.category === category && productKey(each.name) === productKey(normalized),
    );
    const fresh = `${productCategoryLabel(category as never)}: ${normalized}`;
    if (roles.length > 0) after.push(`${roles.join("+")}/${fresh}`);
    else after.push(there >= 0 ? (shown[there] as string) : fresh);
  }
  return { after: [...new Set(after)] };
}

/** Why a product has no category: what stands before it is none, or nothing does. */
function noCategory(name: string): LocalizedText {
  const [, written] = /^([^:]+):\s*\S/.exec(name) ?? [];
  return written === undefined
    ? localized(strings.noCategoryForProduct, { name })
    : localized(strings.noSuchCategory, { name: written.trim() });
}

/** Categories: none goes while it has products. */
export function wantedCategories(
  profile: UpdatableProfile,
  wanted: readonly string[],
  products: readonly string[],
): WantedList {
  const ids: number[] = [];
  for (const text of wanted) {
    const id = findProductCategory(text);
    if (id === undefined) return { problem: localized(strings.noSuchCategory, { name: text }) };
    ids.push(id);
  }
  const added = ids.filter((id) => !categoriesOf(profile).some((known) => known === id));
  if (added.length > 0 && offeringRoles(profile).length === 0)
    return { problem: localized(strings.noProductsForRoles) };
  const filled = products.map((text) => splitCategory(withoutRoles(text).entry).category);
  const removed = categoriesOf(profile).find((id) => !ids.includes(id) && filled.includes(id));
  if (removed !== undefined) {
    return { problem: localized(strings.categoryHasProducts, { category: productCategoryLabel(removed) }) };
  }
  return { after: [...new Set(ids)].map((id) => productCategoryLabel(id as never)) };
}

/** What is ticked in a list of a role: known entries stay under the roles that have them. */
export function wantedTicks(
  profile: UpdatableProfile,
  field: TickedField,
  wanted: readonly string[],
  { adding }: { adding: boolean },
): WantedList {
  const ticked = tickedEntries(profile, field);
  const shown = listOf(fieldValue(profile, field));
  let after: string[] = [];
  for (const text of wanted) {
    if (shown.includes(text)) {
      after.push(text);
      continue;
    }
    const { roles, entry } = withoutRoles(text);
    const key = findKey(field, entry);
    if (key === undefined) return { problem: localized(strings.noSuchEntry, { name: text }) };
    const known = ticked.findIndex((each) => each.text === key);
    if (roles.length > 0) after.push(`${roles.join("+")}/${key}`);
    else after.push(known >= 0 ? (shown[known] as string) : key);
  }
  if (after.length > 0 && offeringLists(profile, field).length === 0)
    return { problem: localized(strings.noSuchListForRoles) };
  const isNone = (text: string) => withoutRoles(text).entry === "none";
  if (field === "safety_standards" && after.some(isNone) && !after.every(isNone)) {
    // What is ticked now counts, as in the form: the mark from before gives way.
    if (!adding || !shown.some(isNone)) return { problem: NONE_ALONE };
    after = after.filter((text) => !isNone(text));
  }
  return { after: [...new Set(after)] };
}

export function wantedTypes(wanted: readonly string[]): WantedList {
  const after: string[] = [];
  for (const text of wanted) {
    const type = findType(text);
    if (type === undefined) return { problem: localized(strings.noSuchEntry, { name: text }) };
    after.push(type);
  }
  return { after: [...new Set(after)] };
}
