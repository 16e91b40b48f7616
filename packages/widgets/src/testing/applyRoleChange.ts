import type { Schema } from "@foodshed/sdk";
import {
  businessSize,
  CLASSIFICATIONS,
  displayOf,
  MARKET_TYPES,
  NO_AVAILABILITY,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";

type Profile = Schema<"Profile">;
type RoleData = Schema<"RoleData">;

const EVERY_ENTRY = [
  ...SAFETY_STANDARDS,
  ...CLASSIFICATIONS,
  ...PAYMENT_METHODS,
  ...PROCESSING_TYPES,
  ...MARKET_TYPES,
  ...SERVICES,
];

let lastId = 900_000;

/** Applies a change to a profile's roles: products, details and checklists. Other changes have no effect on them. */
export function applyRoleChange(profile: Profile, { call, body }: Schema<"ProfileChange">): Profile {
  switch (call) {
    case "create_product":
      return inRole(profile, body.role_id, (data) => ({
        ...data,
        products: withProduct(data.products, body),
      }));
    case "create_products":
      return inRole(profile, body.role_id, (data) => ({
        ...data,
        products: body.names.reduce((all, name) => withProduct(all, { ...body, name }), data.products),
      }));
    case "save_products":
      return inRole(profile, body.role_id, (data) => ({ ...data, products: withTable(data.products, body) }));
    case "delete_product":
      return inEveryRole(profile, (data) => ({
        ...data,
        products: withoutProduct(data.products, body.product_id),
      }));
    case "update_product":
      return inEveryRole(profile, (data) => ({
        ...data,
        products: data.products.map((one) =>
          one.id === body.product_id
            ? {
                ...one,
                category_order: body.category_order ?? one.category_order,
                name_translation: body.name_translation ?? one.name_translation ?? null,
                ...(body.availability && { availability: { ...NO_AVAILABILITY, ...body.availability } }),
              }
            : one,
        ),
      }));
    case "update_role":
      return [body].flat().reduce(withDetails, profile);
    case "update_classification":
    case "update_paymentmethod":
    case "update_service":
    case "update_safetystandard":
    case "update_processing":
    case "update_market":
      return [body].flat().reduce(withTicks, profile);
    default:
      return profile;
  }
}

function inEveryRole(profile: Profile, edit: (data: RoleData) => RoleData): Profile {
  return { ...profile, roles: profile.roles.map((role) => ({ ...role, data: edit(role.data) })) };
}

function inRole(profile: Profile, id: number, edit: (data: RoleData) => RoleData): Profile {
  const roles = profile.roles.map((role) =>
    role.role_id === id ? { ...role, data: edit(role.data) } : role,
  );
  return { ...profile, roles };
}

function withProduct(
  products: RoleData["products"],
  { role_id, category_id: category, name, parent = null, availability }: Schema<"CreateProductRequest">,
): RoleData["products"] {
  lastId += 1;
  const own = products.find((other) => other.category === category)?.category_order;
  const last = Math.max(-1, ...products.map(({ category_order }) => category_order));
  const product = { id: lastId, name, category, parent, role_id, category_order: own ?? last + 1 };
  return [
    ...products,
    availability ? { ...product, availability: { ...NO_AVAILABILITY, ...availability } } : product,
  ];
}

/** As the server saves a table of products; it refuses nothing. */
function withTable(
  before: RoleData["products"],
  { role_id, products: lines = [], delete_ids = [], ordered = false }: Schema<"ProductTable">,
): RoleData["products"] {
  const changed = lines.flatMap(({ product_id, name, name_translation, category_id }) => {
    if (product_id === undefined) {
      const body = { role_id, category_id: category_id ?? 0, name: name ?? "" };
      const created = withProduct([...before], body as Schema<"CreateProductRequest">).at(-1);
      return created ? [{ ...created, name_translation: name_translation ?? null }] : [];
    }
    const product = before.find(({ id }) => id === product_id);
    if (!product) throw new Error("Not there.");
    return [
      {
        ...product,
        ...(name !== undefined && { name }),
        ...(name_translation !== undefined && { name_translation }),
        ...(category_id !== undefined && { category: category_id }),
      },
    ];
  });
  const ids = new Set([...delete_ids, ...changed.map(({ id }) => id)]);
  const all = [...changed, ...before.filter(({ id }) => !ids.has(id))];
  return all.map((product, index) => ({
    ...product,
    ...(ordered && {
      position: all.slice(0, index).filter(({ category }) => category === product.category).length,
    }),
  }));
}

/** Deleting a category's marker deletes the category. */
function withoutProduct(products: RoleData["products"], id: number): RoleData["products"] {
  const gone = products.find((one) => one.id === id);
  return products.filter((one) =>
    gone?.name === "__CATEGORY__" ? one.category !== gone.category : one.id !== id,
  );
}

function withDetails(profile: Profile, { id, details }: Schema<"RoleUpdate">): Profile {
  return inRole(profile, id, (data) => {
    const sizes = details.business_scale?.flatMap((size) => businessSize(size) ?? []);
    const role_details = {
      ...data.role_details,
      ...details,
      ...(sizes && { business_scale: sizes }),
      ...(details.delivery && { delivery_answered: true }),
    };
    return { ...data, role_details: role_details as RoleData["role_details"] };
  });
}

function withTicks(profile: Profile, { id, details }: Schema<"ChecklistUpdate">): Profile {
  const ticked = (list: Schema<"Checklist">): Schema<"Checklist"> => {
    const keys = new Set(list.entries.map(({ value }) => value));
    for (const [key, on] of Object.entries(details)) {
      if (on) keys.add(key);
      else keys.delete(key);
    }
    return {
      ...list,
      entries: [...keys].map((value) => ({ value, display: displayOf(EVERY_ENTRY, value) })),
    };
  };
  return inEveryRole(
    profile,
    (data) =>
      Object.fromEntries(
        Object.entries(data).map(([name, part]) => [
          name,
          isChecklist(part) && part.id === id ? ticked(part) : part,
        ]),
      ) as unknown as RoleData,
  );
}

function isChecklist(part: unknown): part is Schema<"Checklist"> {
  return typeof part === "object" && part !== null && "entries" in part;
}
