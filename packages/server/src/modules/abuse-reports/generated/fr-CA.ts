// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.abuse-reports.ownThing": "Ceci vous appartient. Vous pouvez le modifier ou le supprimer vous-même.",
  "server.abuse-reports.detailsNeeded": "Veuillez dire ce qui ne va pas.",
  "server.abuse-reports.alreadyDecided": "Une autre décision a déjà été prise au sujet de ce signalement.",
} satisfies Catalogue as Catalogue;
