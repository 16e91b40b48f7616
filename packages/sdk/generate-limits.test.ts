import { expect, it } from "vitest";
import { limitsModule } from "./generate-limits.ts";

it("limits of schemas, their properties and the entries of lists become constants named after them", () => {
  const module = limitsModule({
    ProductName: { maxLength: 120, pattern: "^[^,/]+$" },
    SearchProfilesRequest: {
      properties: {
        size: { minimum: 1, maximum: 240, default: 24 },
        "profile types": { default: "ALL", maxItems: 6 },
      },
    },
    FilterValues: { maxItems: 60, items: { maxLength: 80 } },
  });
  expect(module.trimEnd().split("\n")).toEqual([
    "export const PRODUCT_NAME_MAX_LENGTH = 120;",
    "export const PRODUCT_NAME_PATTERN = /^[^,/]+$/u;",
    "export const SEARCH_PROFILES_REQUEST_SIZE_MIN = 1;",
    "export const SEARCH_PROFILES_REQUEST_SIZE_MAX = 240;",
    "export const SEARCH_PROFILES_REQUEST_SIZE_DEFAULT = 24;",
    "export const SEARCH_PROFILES_REQUEST_PROFILE_TYPES_MAX_ITEMS = 6;",
    "export const FILTER_VALUES_MAX_ITEMS = 60;",
    "export const FILTER_VALUES_ITEM_MAX_LENGTH = 80;",
  ]);
});
