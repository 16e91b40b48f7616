import type { components } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import {
  CATEGORY_PLACEHOLDER,
  isHiddenProduct,
  isRoleCode,
  PRODUCT_ROLES,
  productName,
  roleByCode,
} from "@foodshed/sdk/vocabulary";
import { isVisible } from "@foodshed/sdk/vocabulary/patterns";
import { assertEmpty } from "../../core/assert-empty.ts";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { PRODUCT_MESSAGE } from "../../core/validation-messages.ts";
import { findRole } from "../profiles/find-role.ts";
import { type Edit, requireOwn } from "../profiles/profile-edit.ts";
import { availabilityOf, availabilityRow } from "./availability.ts";
import * as strings from "./generated/strings.ts";
import { productKey } from "./products.keys.ts";
import * as queries from "./products.queries.ts";

type Schemas = components["schemas"];

/** Adds a product, or with the name `__CATEGORY__` chooses a category. */
export async function applyNewProduct(
  edit: Edit,
  { role_id, category_id, name, parent, availability, ...rest }: Schemas["CreateProductRequest"],
): Promise<Schemas["Product"]> {
  assertEmpty(rest);
  const { trx, services } = edit;
  await requireListing(edit, role_id);
  if (parent) await refuseParent(edit, parent, { role_id, category_id });
  const normalized = normalizedName(name);
  const row = await queries.insertProduct(trx, {
    role_id,
    category: category_id,
    name: normalized,
    name_key: productKey(normalized),
    parent_id: parent ?? null,
    category_order: await queries.placeOfCategory(trx, role_id, category_id),
    ...(availability && availabilityRow(availability)),
    created_at: services.clock.now(),
  });
  if (!row) throw exists();
  if (!isHiddenProduct(normalized)) edit.verb = "added_product";
  return {
    id: row.id,
    name: row.name,
    name_translation: row.name_translation || null,
    category: category_id,
    parent: row.parent_id,
    category_order: row.category_order,
    role_id: row.role_id,
    ...availabilityOf(row),
  } satisfies Required<Omit<Schemas["Product"], "availability" | "position">>;
}

/** Adds a list of products to a category. Skips existing and repeated ones: the list describes the wanted result. */
export async function applyNewProducts(
  edit: Edit,
  { role_id, category_id, names, ...rest }: Schemas["NewProducts"],
): Promise<void> {
  assertEmpty(rest);
  const { trx, services } = edit;
  await requireListing(edit, role_id);
  const errors: FieldErrors = {};
  const namesByKey = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    try {
      const normalized = normalizedName(name);
      if (isHiddenProduct(normalized)) throw noName();
      if (!namesByKey.has(productKey(normalized))) namesByKey.set(productKey(normalized), normalized);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      errors[`names.${index}`] = error.errors?.name ?? [error.text];
    }
  }
  if (Object.keys(errors).length > 0) throw DomainError.invalid(errors);
  const category_order = await queries.placeOfCategory(trx, role_id, category_id);
  const added = await queries.insertProducts(
    trx,
    [...namesByKey].map(([name_key, name]) => ({
      role_id,
      category: category_id,
      name,
      name_key,
      parent_id: null,
      category_order,
      created_at: services.clock.now(),
    })),
  );
  if (added > 0) edit.verb = "added_product";
}

/** Moves a product within the order of categories, renames it, says what it is called in the other language, or when it is to be had. */
export async function applyProduct(
  edit: Edit,
  {
    product_id,
    category_order,
    name,
    name_translation,
    availability,
    ...rest
  }: Schemas["UpdateProductRequest"],
): Promise<void> {
  assertEmpty(rest);
  const { trx } = edit;
  const product = await findOwn(edit, product_id);
  const fields = {
    category_order,
    ...(name_translation !== undefined && { name_translation: translatedName(product, name_translation) }),
    ...(availability !== undefined && availabilityRow(availability)),
  };
  if (name === undefined) return await queries.updateProduct(trx, product.id, fields);
  const normalized = normalizedName(name);
  if (isHiddenProduct(normalized) !== isHiddenProduct(product.name)) throw noName();
  const named = { name: normalized, name_key: productKey(normalized) };
  if (await queries.isNameTaken(trx, { ...product, ...named })) throw exists();
  await queries.updateProduct(trx, product.id, { ...fields, ...named });
}

/** Removes a product; with a category's placeholder the category and all its products under that role. */
export async function applyProductRemoval(
  edit: Edit,
  { product_id }: Schemas["DeleteProductRequest"],
): Promise<void> {
  const product = await findOwn(edit, product_id);
  if (product.name === CATEGORY_PLACEHOLDER) {
    await queries.deleteCategory(edit.trx, product.role_id, product.category);
  } else await queries.deleteProduct(edit.trx, product.id);
}

/** @throws DomainError where the role is another profile's, or lists no products */
export async function requireListing(edit: Edit, roleId: number): Promise<void> {
  await requireOwn(edit, "role", roleId);
  const role = await findRole(edit.trx, roleId);
  if (!role || !listsProducts(role.code)) {
    throw DomainError.invalid({ role_id: [localized(strings.roleListsNoProducts)] });
  }
}

async function findOwn(edit: Edit, id: number) {
  await requireOwn(edit, "product", id);
  const product = await queries.findProduct(edit.trx, id);
  if (!product) throw DomainError.notFound();
  return product;
}

async function refuseParent(
  { trx }: Edit,
  parent: number,
  { role_id, category_id }: { role_id: number; category_id: number },
): Promise<void> {
  const found = await queries.findProduct(trx, parent);
  if (found?.role_id === role_id && found.category === category_id) return;
  throw DomainError.invalid({ parent: [localized(strings.noSuchParent)] });
}

/**
 * Normalizes a product name. Names that begin with two underscores are hidden from lists; the placeholder is the only valid one.
 * @throws for an invalid name
 */
export function normalizedName(name: string): string {
  const normalized = productName(name.normalize("NFC"));
  if (!isVisible(normalized) || (isHiddenProduct(normalized) && normalized !== CATEGORY_PLACEHOLDER))
    throw noName();
  if (normalized.includes(",")) {
    throw DomainError.invalid({ name: [PRODUCT_MESSAGE.comma] });
  }
  return normalized;
}

/** A product's name in the other language, as names are written; empty for none. */
export function translatedName(product: { name: string }, name: string | null): string {
  const normalized = productName((name ?? "").normalize("NFC"));
  if (normalized === "") return "";
  if (normalized.includes(",")) throw DomainError.invalid({ name_translation: [PRODUCT_MESSAGE.comma] });
  if (isHiddenProduct(normalized) || isHiddenProduct(product.name)) {
    throw DomainError.invalid({ name_translation: [PRODUCT_MESSAGE.empty] });
  }
  return normalized;
}

function listsProducts(code: number): boolean {
  return isRoleCode(code) && (PRODUCT_ROLES as readonly string[]).includes(roleByCode(code).value);
}

function noName(): DomainError {
  return DomainError.invalid({ name: [PRODUCT_MESSAGE.empty] });
}

function exists(): DomainError {
  const text = localized(strings.productExists);
  return DomainError.conflict(text, { name: [text] });
}
