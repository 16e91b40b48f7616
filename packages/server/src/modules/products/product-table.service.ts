import type { components } from "@foodshed/sdk";
import { localized } from "@foodshed/sdk/locale";
import { isHiddenProduct, PRODUCT_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { assertEmpty } from "../../core/assert-empty.ts";
import { DomainError, type FieldErrors } from "../../core/domain-error.ts";
import { PRODUCT_MESSAGE } from "../../core/validation-messages.ts";
import * as profileStrings from "../profiles/generated/strings.ts";
import type { Edit } from "../profiles/profile-edit.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./product-table.queries.ts";
import { productKey } from "./products.keys.ts";
import { normalizedName, requireListing, translatedName } from "./products.service.ts";

type Schemas = components["schemas"];

/** A product as it is to be; one without an id is new. */
type Wanted = Omit<queries.ListedProduct, "id"> & { id?: number };

/**
 * Saves a table of a role's products: what is changed, added and removed, and their order. All of it or nothing: a refusal names
 * every line that cannot stand, by its index.
 * @throws DomainError 403 for another business's products, 404 where a changed one is gone, 400 for lines that cannot stand
 */
export async function applyProductTable(
  edit: Edit,
  { role_id, products: lines = [], delete_ids = [], ordered = false, ...rest }: Schemas["ProductTable"],
): Promise<void> {
  assertEmpty(rest);
  const { trx, services } = edit;
  await requireListing(edit, role_id);
  const listed = await queries.listRoleProducts(trx, role_id);
  const present = new Map(listed.map((product) => [product.id, product]));
  await refuseOthers(edit, [...delete_ids, ...lines.flatMap(({ product_id }) => product_id ?? [])], present);

  const removed = new Set(delete_ids.filter((id) => isShown(present.get(id))));
  const errors: FieldErrors = {};
  const wanted = new Map<number, Wanted>();
  for (const [index, line] of lines.entries()) {
    const product = wantedProduct(line, present, (field, text) => {
      errors[`products.${index}.${field}`] = [text];
    });
    if (line.product_id !== undefined && removed.has(line.product_id))
      errors[`products.${index}.product_id`] = [localized(strings.changedAndRemoved)];
    if (product) wanted.set(index, product);
  }
  const changedIds = new Set(lines.map(({ product_id }) => product_id));
  const unlisted = listed.filter(({ id }) => !removed.has(id) && !changedIds.has(id));
  refuseRepeated([...wanted], unlisted, errors);
  if (Object.keys(errors).length > 0) throw refusalOf(errors);

  const result: Wanted[] = [...wanted.values(), ...unlisted.map((product) => ({ ...product }))];
  placeCategories(result, listed);
  if (ordered) placeProducts(result);
  freeFromParents(result);
  if (removed.size > 0) await queries.deleteProducts(trx, [...removed]);
  await queries.rewriteProducts(
    trx,
    result.filter((product): product is queries.ListedProduct => {
      const before = product.id === undefined ? undefined : present.get(product.id);
      return before !== undefined && !isSame(before, product);
    }),
  );
  const added = result.filter(({ id }) => id === undefined);
  await queries.addProducts(
    trx,
    added.map((product) => ({ ...product, role_id, created_at: services.clock.now() })),
  );
  if (added.length > 0) edit.verb = "added_product";
}

/** Gives a role's products the order of a list, where the business has put them in order: others stay sorted by name. */
export async function applyProductOrder(
  edit: Edit,
  role_id: number,
  wanted: readonly { category: number; name: string }[],
): Promise<void> {
  const listed = await queries.listRoleProducts(edit.trx, role_id);
  if (listed.every(({ position }) => position === null)) return;
  const places = new Map(
    wanted.map(({ category, name }, place) => [`${category} ${productKey(name)}`, place]),
  );
  const placeOf = ({ category, name_key }: queries.ListedProduct) =>
    places.get(`${category} ${name_key}`) ?? wanted.length;
  const products = listed
    .filter(isShown)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ id }) => ({ product_id: id }));
  await applyProductTable(edit, { role_id, products, ordered: true });
}

const isShown = (product: { name: string } | undefined) =>
  product !== undefined && !isHiddenProduct(product.name);

/** Products of other businesses are refused whole, as single calls refuse them. */
async function refuseOthers(
  { trx, account }: Edit,
  ids: readonly number[],
  present: ReadonlyMap<number, unknown>,
): Promise<void> {
  const unknown = ids.filter((id) => !present.has(id));
  if (unknown.length > 0 && (await queries.countOfOthers(trx, unknown, account.id)) > 0)
    throw DomainError.forbidden(localized(profileStrings.othersProfile));
}

/** What a line asks for; undefined where it cannot be. */
function wantedProduct(
  { product_id, name, name_translation, category_id }: Schemas["ProductLine"],
  present: ReadonlyMap<number, queries.ListedProduct>,
  refuse: (field: string, text: FieldErrors[string][number]) => void,
): Wanted | undefined {
  const before = product_id === undefined ? undefined : present.get(product_id);
  if (product_id !== undefined && !isShown(before)) {
    refuse("product_id", localized(strings.productGone));
    return undefined;
  }
  const category = category_id ?? before?.category;
  if (category === undefined) refuse("category_id", localized(strings.categoryMissing));
  const attempt = (field: string, normalize: () => string): string | undefined => {
    try {
      const text = normalize();
      if (text.length <= PRODUCT_NAME_MAX_LENGTH) return text;
      refuse(field, localized(strings.nameTooLong, { max: PRODUCT_NAME_MAX_LENGTH }));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refuse(field, error.errors?.[field]?.[0] ?? error.text);
    }
    return undefined;
  };
  const named = name === undefined && before ? before.name : attempt("name", () => shownName(name ?? ""));
  const translation =
    name_translation === undefined
      ? (before?.name_translation ?? "")
      : attempt("name_translation", () => translatedName({ name: named ?? "" }, name_translation));
  if (named === undefined || translation === undefined || category === undefined) return undefined;
  return {
    ...(before && { id: before.id }),
    category,
    name: named,
    name_key: productKey(named),
    name_translation: translation,
    parent_id: before?.parent_id ?? null,
    category_order: before?.category_order ?? 0,
    // In another category it comes last, until somebody puts it in order there.
    position: before?.category === category ? before.position : null,
  };
}

/** A mark of a category is no product. */
function shownName(name: string): string {
  const normalized = normalizedName(name);
  if (isHiddenProduct(normalized)) throw DomainError.invalid({ name: [PRODUCT_MESSAGE.empty] });
  return normalized;
}

/** A name stands once in its category: the later line is refused, and one that repeats what is not in the table. */
function refuseRepeated(
  lines: readonly (readonly [index: number, product: Wanted])[],
  unlisted: readonly Wanted[],
  errors: FieldErrors,
): void {
  const keyOf = ({ category, name_key }: Wanted) => `${category} ${name_key}`;
  const taken = new Set(unlisted.map(keyOf));
  for (const [index, product] of lines) {
    if (taken.has(keyOf(product))) errors[`products.${index}.name`] ??= [localized(strings.productExists)];
    taken.add(keyOf(product));
  }
}

function refusalOf(errors: FieldErrors): DomainError {
  const isGone = Object.keys(errors).some((field) => field.endsWith(".product_id"));
  if (!isGone) return DomainError.invalid(errors);
  return new DomainError(404, localized(strings.productGone), { errors });
}

/** A category keeps its place; new ones come after the last, in the order in which they appear. */
function placeCategories(products: readonly Wanted[], before: readonly queries.ListedProduct[]): void {
  const places = new Map<number, number>();
  for (const { category, category_order } of before)
    places.set(category, Math.max(category_order, places.get(category) ?? 0));
  let last = Math.max(-1, ...places.values());
  for (const product of products) {
    if (!places.has(product.category)) {
      last += 1;
      places.set(product.category, last);
    }
    product.category_order = places.get(product.category) ?? last;
  }
}

/** Numbers the products of each category in their order. */
function placeProducts(products: readonly Wanted[]): void {
  const counts = new Map<number, number>();
  for (const product of products.filter(isShown)) {
    const place = counts.get(product.category) ?? 0;
    product.position = place;
    counts.set(product.category, place + 1);
  }
}

/** A product belongs under one of its own category: whoever left it, or was left, stands alone. */
function freeFromParents(products: readonly Wanted[]): void {
  const categories = new Map(products.map(({ id, category }) => [id, category]));
  for (const product of products)
    if (product.parent_id !== null && categories.get(product.parent_id) !== product.category)
      product.parent_id = null;
}

function isSame(a: queries.ListedProduct, b: Wanted): boolean {
  return (Object.keys(a) as (keyof queries.ListedProduct)[]).every((key) => a[key] === b[key]);
}
