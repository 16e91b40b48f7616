// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** You must provide a valid email address. */
export const invalidEmail: LocalizedString = { id: "primitives.invalidEmail", english: "You must provide a valid email address." };
