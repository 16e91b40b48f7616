// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import ownStrings from "../../generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...ownStrings,
};
