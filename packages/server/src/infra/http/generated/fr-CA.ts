// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.http.unreadableForm": "Le formulaire n’a pas pu être lu.",
  "server.http.oneFile": "Veuillez envoyer un seul fichier.",
  "server.http.formTooLarge": "Le texte du formulaire est trop volumineux : il peut compter au plus 1 Mo.",
  "server.http.fieldTooLong": ["Ce texte est trop long : un champ de formulaire peut compter ",["limit"]," ko."],
} satisfies Catalogue as Catalogue;
