// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This role does not list products. */
export const roleListsNoProducts: LocalizedString = { id: "server.products.roleListsNoProducts", english: "This role does not list products." };

/** This category has no such product. */
export const noSuchParent: LocalizedString = { id: "server.products.noSuchParent", english: "This category has no such product." };

/** Product already exists. Please provide a new product name. */
export const productExists: LocalizedString = { id: "server.products.productExists", english: "Product already exists. Please provide a new product name." };

/** Give an amount for this unit. */
export const unitWithoutAmount: LocalizedString = { id: "server.products.unitWithoutAmount", english: "Give an amount for this unit." };
