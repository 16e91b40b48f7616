// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "primitives.invalidEmail": "Vous devez fournir une adresse courriel valide.",
} satisfies Catalogue as Catalogue;
