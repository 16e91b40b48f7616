// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import strings0 from "../../mailing-list/generated/fr-CA.ts";
import strings1 from "../../primitives/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...strings0,
  ...strings1,
};
