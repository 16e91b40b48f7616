import type { Schema } from "@foodshed/sdk";
import { profileRole } from "@foodshed/sdk/testing";
import { CATEGORY_PLACEHOLDER, type RoleValue } from "@foodshed/sdk/vocabulary";

type CategoryId = Schema<"Product">["category"];

/** A role with these products; its categories have this order, and one without a product only has its marker. */
export function roleWith(value: RoleValue, categories: readonly [category: CategoryId, names: string[]][]) {
  const role = profileRole(value);
  const products = categories.flatMap(([category, names], place) =>
    (names.length > 0 ? names : [CATEGORY_PLACEHOLDER]).map((name, index) => ({
      id: role.role_id * 1000 + category * 80 + index,
      name,
      category,
      parent: null,
      category_order: place,
      role_id: role.role_id,
    })),
  );
  return { ...role, data: { ...role.data, products } };
}

/** A role with many products. */
export function roleWithMany(value: RoleValue, count = 66) {
  const varieties = ["Honeycrisp", "McIntosh", "Empire", "Northern Spy", "Russet", "Cortland"];
  const shapes = [
    "apples",
    "cider",
    "sauce",
    "butter",
    "chips",
    "vinegar",
    "jelly",
    "syrup",
    "juice",
    "pies",
    "rings",
  ];
  const names = Array.from(
    { length: count },
    (_, index) =>
      `${varieties[index % varieties.length]} ${shapes[Math.floor(index / varieties.length) % shapes.length]}`,
  );
  return roleWith(value, [
    [4, names],
    [10, ["Épinards", "Garlic scapes"]],
  ]);
}
