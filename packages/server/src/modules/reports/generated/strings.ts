// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This organization does not exist. */
export const noSuchOrganization: LocalizedString = { id: "server.reports.noSuchOrganization", english: "This organization does not exist." };
