// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This password is too common. Please choose another one. */
export const tooCommon: LocalizedString = { id: "server.auth.tooCommon", english: "This password is too common. Please choose another one." };
