// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.messages.mailTestSubject": ["Essai d’un message de « ",["business"]," »"],
  "server.messages.mailTestIntro": "Voici à quoi ressemble votre message. Vous êtes la seule personne à l’avoir reçu.",
  "server.messages.mailTestAttachment": ["Avec la pièce jointe ",["name"],"."],
  "server.messages.mailTestNothingSent": "Rien n’a été envoyé à qui que ce soit d’autre.",
} satisfies Catalogue as Catalogue;
