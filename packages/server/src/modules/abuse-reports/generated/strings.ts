// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** This is your own. You can change or delete it yourself. */
export const ownThing: LocalizedString = { id: "server.abuse-reports.ownThing", english: "This is your own. You can change or delete it yourself." };

/** Please say what is wrong. */
export const detailsNeeded: LocalizedString = { id: "server.abuse-reports.detailsNeeded", english: "Please say what is wrong." };

/** This report was decided otherwise already. */
export const alreadyDecided: LocalizedString = { id: "server.abuse-reports.alreadyDecided", english: "This report was decided otherwise already." };
