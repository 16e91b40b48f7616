// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";

export default {
  "server.reports.noSuchOrganization": "Cet organisme n’existe pas.",
} satisfies Catalogue as Catalogue;
