// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.profile-history.changedSince": "Cela a été modifié de nouveau depuis ; rien n’a été annulé. Annuler quand même ?",
  "server.profile-history.undoneAlready": "Tout est déjà comme avant.",
  "server.profile-history.noSuchChange": "L’historique de ce profil ne contient pas ce changement.",
} satisfies Catalogue as Catalogue;
