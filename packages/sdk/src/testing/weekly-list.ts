import type { Schema } from "../contract.ts";

const nothing: Schema<"ProductAvailability"> = {
  from: null,
  to: null,
  quantity: null,
  quantity_unit: null,
  smallest_order: null,
  smallest_order_unit: null,
  price_min: null,
  price_max: null,
  price_unit: null,
  delivery_days: [],
};
const orchard = { id: 7, slug: "maple-hill-orchard", business_name: "Maple Hill Orchard" };
const dairy = { id: 8, slug: "goat-hill-dairy", business_name: "Goat Hill Dairy" };

/** Three products of two members, one of them named in both languages. */
export const weeklyList: Schema<"WeeklyList"> = {
  network: { id: 3, slug: "elora-table", business_name: "Elora Table" },
  days: { from: "2026-11-23", to: "2026-11-29" },
  total: 3,
  products: [
    {
      id: 1,
      name: "Honeycrisp apples",
      name_translation: "Pommes Honeycrisp",
      language: "en-CA",
      category: 4,
      account: orchard,
      city: "Elora",
      availability: {
        ...nothing,
        from: "09",
        to: "04",
        price_min: 32,
        price_max: 32,
        price_unit: "bushel",
        quantity: 40,
        quantity_unit: "bushel",
        smallest_order: 2,
        smallest_order_unit: "bushel",
        delivery_days: ["tue", "fri"],
      },
    },
    {
      id: 2,
      name: "Cider apples",
      name_translation: null,
      language: "en-CA",
      category: 4,
      account: orchard,
      city: "Elora",
      availability: { ...nothing, from: "09", to: "12" },
    },
    {
      id: 3,
      name: "Fresh chèvre",
      name_translation: null,
      language: null,
      category: 2,
      account: dairy,
      city: null,
      availability: { ...nothing, from: "01", to: "12", price_min: 24, price_max: null, price_unit: "kg" },
    },
  ],
};
