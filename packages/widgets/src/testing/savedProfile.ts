import type { Schema } from "@foodshed/sdk";
import { type Mocks, problem } from "@foodshed/sdk/testing";
import {
  businessSize,
  CLASSIFICATIONS,
  displayOf,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  SAFETY_STANDARDS,
  SERVICES,
} from "@foodshed/sdk/vocabulary";

type Profile = Schema<"Profile">;
type Change = Schema<"ProfileChange">;
type RoleData = Schema<"RoleData">;

const EVERY_ENTRY = [
  ...SAFETY_STANDARDS,
  ...CLASSIFICATIONS,
  ...PAYMENT_METHODS,
  ...PROCESSING_TYPES,
  ...MARKET_TYPES,
  ...SERVICES,
];

/**
 * A profile that keeps what is saved into its roles, as the server would: products, details and checklists. Give its mocks to a
 * test or a story; `saved` holds every batch that came, `profile()` what stands now, and `change` what somebody else has done.
 */
export function savedProfile(initial: Profile) {
  let current = structuredClone(initial);
  let nextId = 900_000;
  const saved: Change[][] = [];

  function editRole(id: number, edit: (data: RoleData) => Partial<RoleData>) {
    current.roles = current.roles.map((role) =>
      role.role_id === id ? { ...role, data: { ...role.data, ...edit(role.data) } } : role,
    );
  }
  function editProducts(edit: (products: RoleData["products"], roleId: number) => RoleData["products"]) {
    for (const { role_id } of current.roles) {
      editRole(role_id, ({ products }) => ({ products: edit(products, role_id) }));
    }
  }
  function editChecklists({ id, details }: Schema<"ChecklistUpdate">) {
    for (const { role_id } of current.roles) {
      editRole(role_id, (data) =>
        Object.fromEntries(
          Object.entries(data).map(([name, list]) => [
            name,
            isChecklist(list) && list.id === id ? tick(list, details) : list,
          ]),
        ),
      );
    }
  }
  function apply({ call, body }: Change): Response | undefined {
    switch (call) {
      case "create_product": {
        const { role_id, category_id: category, name, parent = null } = body;
        const products = current.roles.find((role) => role.role_id === role_id)?.data.products ?? [];
        if (products.some((other) => other.category === category && other.name === name)) {
          const sentence = "Product already exists. Please provide a new product name.";
          return problem(409, sentence, { "changes.0.name": [sentence] });
        }
        const places = products.map(({ category_order }) => category_order);
        const own = products.find((other) => other.category === category)?.category_order;
        nextId += 1;
        const added = {
          id: nextId,
          name,
          category,
          parent,
          role_id,
          category_order: own ?? Math.max(-1, ...places) + 1,
        };
        editRole(role_id, (data) => ({ products: [...data.products, added] }));
        return;
      }
      case "delete_product":
        editProducts((products) => {
          const gone = products.find(({ id }) => id === body.product_id);
          return products.filter((one) =>
            gone?.name === "__CATEGORY__" ? one.category !== gone.category : one.id !== body.product_id,
          );
        });
        return;
      case "update_product":
        editProducts((products) =>
          products.map((one) =>
            one.id === body.product_id ? { ...one, category_order: body.category_order ?? 0 } : one,
          ),
        );
        return;
      case "update_role":
        for (const { id, details } of [body].flat()) {
          editRole(id, ({ role_details }) => {
            const sizes = details.business_scale?.flatMap((size) => businessSize(size) ?? []);
            return {
              role_details: {
                ...role_details,
                ...details,
                business_scale: sizes ?? role_details.business_scale,
              } as RoleData["role_details"],
            };
          });
        }
        return;
      case "update_classification":
      case "update_paymentmethod":
      case "update_service":
      case "update_safetystandard":
      case "update_processing":
      case "update_market":
        for (const update of [body].flat()) editChecklists(update);
        return;
      default:
        return problem(400, `These mocks do not know ${call}.`);
    }
  }

  const mocks = {
    "POST /accounts/save_profile/": ({ body }) => {
      if (body.version !== undefined && body.version !== current.version) {
        return problem(409, "Somebody else has changed this profile in between. Please load it again.");
      }
      saved.push(body.changes);
      for (const change of body.changes) {
        const refused = apply(change);
        if (refused) return refused;
      }
      current = { ...current, version: current.version + 1 };
      return structuredClone(current);
    },
    "POST /accounts/profile_by_id/": () => structuredClone(current),
  } satisfies Mocks;

  return {
    mocks,
    saved,
    profile: () => current,
    /** Somebody else changes the profile. */
    change: (edit: (profile: Profile) => void) => {
      edit(current);
      current = { ...current, version: current.version + 1 };
    },
  };
}

function isChecklist(value: unknown): value is Schema<"Checklist"> {
  return typeof value === "object" && value !== null && "entries" in value;
}

function tick(list: Schema<"Checklist">, details: Record<string, boolean>): Schema<"Checklist"> {
  const keys = new Set(list.entries.map(({ value }) => value));
  for (const [key, ticked] of Object.entries(details)) {
    if (ticked) keys.add(key);
    else keys.delete(key);
  }
  return {
    ...list,
    entries: [...keys].map((value) => ({ value, display: displayOf(EVERY_ENTRY, value) })),
  };
}
