// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.mailing-list.alreadySubscribed": "Déjà inscrite : cette adresse figure sur la liste de l’infolettre.",
  "server.mailing-list.mailingListUnavailable": "L’infolettre est inaccessible en ce moment. Veuillez réessayer dans un instant.",
  "server.mailing-list.addressNotTaken": "L’infolettre n’a pas accepté cette adresse.",
} satisfies Catalogue as Catalogue;
