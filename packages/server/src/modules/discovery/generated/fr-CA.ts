// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.discovery.noSuchNetwork": "Ce réseau n’existe pas.",
  "server.discovery.noSuchSitemap": "Ce plan de site n’existe pas.",
} satisfies Catalogue as Catalogue;
