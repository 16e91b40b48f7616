// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.auth.tooCommon": "Ce mot de passe est trop courant. Veuillez en choisir un autre.",
} satisfies Catalogue as Catalogue;
