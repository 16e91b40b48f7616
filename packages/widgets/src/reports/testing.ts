import type { Schema } from "@foodshed/sdk";

export const typesReport: Schema<"BusinessTypesReport"> = {
  total: 30,
  businessTypes: [
    { role: "seller", count: 18, percentage: 48.6 },
    { role: "processor", count: 12, percentage: 32.4 },
    { role: "service_provider", count: 7, percentage: 19 },
  ],
};

const share = (display: string, count: number, percentage: number) => ({
  value: display,
  display,
  count,
  percentage,
});

/** One of the categories is an injection attempt. */
export const categoriesReport: Schema<"CategoriesByBusinessTypeReport"> = {
  availableBusinessTypes: ["seller", "processor", "service_provider"],
  categoriesByBusinessType: [
    { role: "seller", categories: [share("Grower/Producer", 15, 83.3), share("=HYPERLINK()", 2, 11.1)] },
    { role: "processor", categories: [share("Bakery", 4, 33.3)] },
    { role: "service_provider", categories: [] },
  ],
};
