// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Files cannot be reached right now. Please try again in a moment. */
export const storeUnavailable: LocalizedString = { id: "server.storage.storeUnavailable", english: "Files cannot be reached right now. Please try again in a moment." };
