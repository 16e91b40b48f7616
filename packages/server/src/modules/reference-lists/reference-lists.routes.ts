import {
  BUSINESS_TYPES,
  businessTypeKey,
  CLASSIFICATIONS,
  MARKET_TYPES,
  PAYMENT_METHODS,
  PROCESSING_TYPES,
  PRODUCT_CATEGORIES,
  PRODUCT_CATEGORY_KEYS,
  SERVICES,
  safetyStandardsFor,
} from "@foodshed/sdk/vocabulary";
import type { Routes } from "../handler.ts";

const entries = (list: readonly { key: string; display: string }[]) =>
  list.map(({ key, display }, i) => ({ id: i + 1, value: key, display }));

const categoryKeys = new Map(Object.entries(PRODUCT_CATEGORY_KEYS).map(([key, id]) => [id, key]));

/** The fixed lists that forms and filters offer, straight from the vocabulary. */
export const routes: Routes<
  | "listServicesTypes"
  | "listClassifications"
  | "listPaymentMethods"
  | "listSafetyStandardTypes"
  | "listProcessingTypes"
  | "listMarketTypes"
  | "listCategories"
  | "listProductCategories"
> = {
  listServicesTypes: async () => entries(SERVICES),
  listClassifications: async () => entries(CLASSIFICATIONS),
  listPaymentMethods: async () => entries(PAYMENT_METHODS),
  listSafetyStandardTypes: async () => entries(safetyStandardsFor()),
  listProcessingTypes: async () => entries(PROCESSING_TYPES),
  listMarketTypes: async () => entries(MARKET_TYPES),
  listCategories: async () =>
    BUSINESS_TYPES.map(({ name, group }, i) => ({
      id: i + 1,
      value: name,
      key: businessTypeKey(name),
      display: name,
      group,
    })),
  // Category 0, Other, is appended by clients.
  listProductCategories: async () =>
    PRODUCT_CATEGORIES.filter(({ id }) => id > 0).map(({ id, label }) => ({
      id,
      value: categoryKeys.get(id) ?? "",
      display: label,
    })),
};
