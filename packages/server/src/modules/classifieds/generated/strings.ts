// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This classified does not exist. */
export const noSuchClassified: LocalizedString = { id: "server.classifieds.noSuchClassified", english: "This classified does not exist." };

/** This ad has been deleted. */
export const classifiedDeleted: LocalizedString = { id: "server.classifieds.classifiedDeleted", english: "This ad has been deleted." };

/** You cannot select a date in the past. */
export const dateInPast: LocalizedString = { id: "server.classifieds.dateInPast", english: "You cannot select a date in the past." };

/** You must select a date within the next two years. */
export const dateTooFar: LocalizedString = { id: "server.classifieds.dateTooFar", english: "You must select a date within the next two years." };

/** Ads cannot be posted at the moment. Please come back later. */
export const postingClosed: LocalizedString = { id: "server.classifieds.postingClosed", english: "Ads cannot be posted at the moment. Please come back later." };
