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

/** This product is changed and removed at once. */
export const changedAndRemoved: LocalizedString = { id: "server.products.changedAndRemoved", english: "This product is changed and removed at once." };

/** This product has been removed in between. */
export const productGone: LocalizedString = { id: "server.products.productGone", english: "This product has been removed in between." };

/** Choose a category. */
export const categoryMissing: LocalizedString = { id: "server.products.categoryMissing", english: "Choose a category." };

/** A product’s name has {max, number} characters at most. */
export const nameTooLong: LocalizedString<{ max: number }> = { id: "server.products.nameTooLong", english: ["A product’s name has ",["max",4]," characters at most."] };
