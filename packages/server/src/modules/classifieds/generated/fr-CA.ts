// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.classifieds.noSuchClassified": "Cette petite annonce n’existe pas.",
  "server.classifieds.classifiedDeleted": "Cette petite annonce a été supprimée.",
  "server.classifieds.dateInPast": "Vous ne pouvez pas choisir une date passée.",
  "server.classifieds.dateTooFar": "Vous devez choisir une date au cours des deux prochaines années.",
  "server.classifieds.postingClosed": "Il n’est pas possible de publier une annonce pour le moment. Veuillez revenir plus tard.",
} satisfies Catalogue as Catalogue;
