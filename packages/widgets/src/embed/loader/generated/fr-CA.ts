// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "loader.notLoaded": "Le chargement a échoué.",
  "loader.openOnFoodshed": "Voir sur Foodshed",
} satisfies Catalogue as Catalogue;
