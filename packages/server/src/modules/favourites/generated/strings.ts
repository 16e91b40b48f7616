// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This list does not exist. */
export const noSuchList: LocalizedString = { id: "server.favourites.noSuchList", english: "This list does not exist." };

/** This is not in a list any more. */
export const noSuchFavourite: LocalizedString = { id: "server.favourites.noSuchFavourite", english: "This is not in a list any more." };

/** This is not public any more, so it cannot be saved. */
export const notPublic: LocalizedString = { id: "server.favourites.notPublic", english: "This is not public any more, so it cannot be saved." };

/** You keep {count, number} things, which is as many as an account may keep. Please remove one first. */
export const favouritesFull: LocalizedString<{ count: number }> = { id: "server.favourites.favouritesFull", english: ["You keep ",["count",4]," things, which is as many as an account may keep. Please remove one first."] };

/** You have {count, number} lists, which is as many as an account may have. Please delete one first. */
export const listsFull: LocalizedString<{ count: number }> = { id: "server.favourites.listsFull", english: ["You have ",["count",4]," lists, which is as many as an account may have. Please delete one first."] };

/** You have a list of this name already. Please choose another name. */
export const listNameTaken: LocalizedString = { id: "server.favourites.listNameTaken", english: "You have a list of this name already. Please choose another name." };

/** This list is not shared any more. */
export const notShared: LocalizedString = { id: "server.favourites.notShared", english: "This list is not shared any more." };

/** Favourites */
export const firstList: LocalizedString = { id: "server.favourites.firstList", english: "Favourites" };

/** Business */
export const csvBusiness: LocalizedString = { id: "server.favourites.csvBusiness", english: "Business" };

/** Classified */
export const csvClassified: LocalizedString = { id: "server.favourites.csvClassified", english: "Classified" };

/** Business types */
export const csvTypes: LocalizedString = { id: "server.favourites.csvTypes", english: "Business types" };

/** City */
export const csvCity: LocalizedString = { id: "server.favourites.csvCity", english: "City" };

/** Note */
export const csvNote: LocalizedString = { id: "server.favourites.csvNote", english: "Note" };

/** Added */
export const csvAdded: LocalizedString = { id: "server.favourites.csvAdded", english: "Added" };

/** Page */
export const csvPage: LocalizedString = { id: "server.favourites.csvPage", english: "Page" };
