// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "hijack.notActing": ["Vous n’agissez plus au nom de ",["business"],"."],
  "hijack.actingLabel": "Action au nom d’un compte",
  "hijack.acting": ["Vous agissez au nom de ",["b",["business"]]," jusqu’à ",["b",["time"]]," au plus tard. Ce que vous modifiez est consigné avec votre nom."],
  "hijack.stop": "Arrêter",
  "hijack.pleaseWait": "Veuillez patienter",
  "hijack.cannotBeOpened": "Ce compte ne peut pas être ouvert",
  "hijack.backToHome": "Retour à l’accueil",
} satisfies Catalogue as Catalogue;
