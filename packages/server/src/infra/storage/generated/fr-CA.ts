// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.storage.storeUnavailable": "Les fichiers sont inaccessibles en ce moment. Veuillez réessayer dans un instant.",
} satisfies Catalogue as Catalogue;
