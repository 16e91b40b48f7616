// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** There is no profile of this id, slug or login address that you manage. */
export const noSuchProfile: LocalizedString = { id: "server.profile-updates.noSuchProfile", english: "There is no profile of this id, slug or login address that you manage." };

/** The business has changed this since. */
export const changedByBusiness: LocalizedString = { id: "server.profile-updates.changedByBusiness", english: "The business has changed this since." };

/** Somebody else has changed this since. */
export const changedByAnother: LocalizedString = { id: "server.profile-updates.changedByAnother", english: "Somebody else has changed this since." };

/** This has changed after the plan was made. */
export const changedAfterPlan: LocalizedString = { id: "server.profile-updates.changedAfterPlan", english: "This has changed after the plan was made." };

/** The business has chosen its language itself. */
export const languageChosen: LocalizedString = { id: "server.profile-updates.languageChosen", english: "The business has chosen its language itself." };

/** Nobody logs in for this business, so it has no language. */
export const nobodyLogsIn: LocalizedString = { id: "server.profile-updates.nobodyLogsIn", english: "Nobody logs in for this business, so it has no language." };

/** The roles of this profile list no products. */
export const noProductsForRoles: LocalizedString = { id: "server.profile-updates.noProductsForRoles", english: "The roles of this profile list no products." };

/** It is not known which category “{name}” belongs to. Write the category before it, as in “Fruit: Apples”. */
export const noCategoryForProduct: LocalizedString<{ name: string | number }> = { id: "server.profile-updates.noCategoryForProduct", english: ["It is not known which category “",["name"],"” belongs to. Write the category before it, as in “Fruit: Apples”."] };

/** “{name}” is no product category. The categories are: Fruit; Vegetables; Meat and Poultry; Dairy and Eggs; Fish; Prepared Food & Condiments; Grains; Nuts Seeds & Herbs; Alcoholic Beverages; Non-Alcoholic Beverages; Other. */
export const noSuchCategory: LocalizedString<{ name: string | number }> = { id: "server.profile-updates.noSuchCategory", english: ["“",["name"],"” is no product category. The categories are: Fruit; Vegetables; Meat and Poultry; Dairy and Eggs; Fish; Prepared Food & Condiments; Grains; Nuts Seeds & Herbs; Alcoholic Beverages; Non-Alcoholic Beverages; Other."] };

/** “{name}” is no entry of this list. */
export const noSuchEntry: LocalizedString<{ name: string | number }> = { id: "server.profile-updates.noSuchEntry", english: ["“",["name"],"” is no entry of this list."] };

/** The roles of this profile have no such list. */
export const noSuchListForRoles: LocalizedString = { id: "server.profile-updates.noSuchListForRoles", english: "The roles of this profile have no such list." };

/** “{category}” still has products. Take them out first. */
export const categoryHasProducts: LocalizedString<{ category: string | number }> = { id: "server.profile-updates.categoryHasProducts", english: ["“",["category"],"” still has products. Take them out first."] };

/** A profile cannot do without this. */
export const stillNeeded: LocalizedString = { id: "server.profile-updates.stillNeeded", english: "A profile cannot do without this." };

/** The business is asked to join, and decides. */
export const asksToJoin: LocalizedString = { id: "server.profile-updates.asksToJoin", english: "The business is asked to join, and decides." };

/** The business has been asked already, and decides. */
export const askedAlready: LocalizedString = { id: "server.profile-updates.askedAlready", english: "The business has been asked already, and decides." };

/** Only the network “{slug}” itself can ask a business to join. */
export const onlyItselfAsks: LocalizedString<{ slug: string | number }> = { id: "server.profile-updates.onlyItselfAsks", english: ["Only the network “",["slug"],"” itself can ask a business to join."] };

/** Only the network “{slug}”, the business or an administrator can end this membership. */
export const onlyItselfLeaves: LocalizedString<{ slug: string | number }> = { id: "server.profile-updates.onlyItselfLeaves", english: ["Only the network “",["slug"],"”, the business or an administrator can end this membership."] };

/** The business cannot be asked to join before its profile is public. */
export const cannotBeAsked: LocalizedString = { id: "server.profile-updates.cannotBeAsked", english: "The business cannot be asked to join before its profile is public." };

/** Name the profile by “account”, or say with “new_with_roles” that it is yet to be created; not both. */
export const accountOrRoles: LocalizedString = { id: "server.profile-updates.accountOrRoles", english: "Name the profile by “account”, or say with “new_with_roles” that it is yet to be created; not both." };
