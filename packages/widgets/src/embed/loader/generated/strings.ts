// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This could not be loaded. */
export const notLoaded: LocalizedString = { id: "loader.notLoaded", english: "This could not be loaded." };

/** Open on Foodshed */
export const openOnFoodshed: LocalizedString = { id: "loader.openOnFoodshed", english: "Open on Foodshed" };
