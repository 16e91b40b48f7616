// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "account-closing.closedLabel": "Compte fermé",
  "account-closing.closedUntil": ["Ce compte est fermé. Le ",["b",["date"]],", il sera effacé définitivement."],
  "account-closing.keep": "Conserver mon compte",
  "account-closing.kept": "Votre compte est de nouveau comme avant.",
  "account-closing.onlyOwners": "D’ici là, l’un de ses propriétaires peut le conserver.",
} satisfies Catalogue as Catalogue;
