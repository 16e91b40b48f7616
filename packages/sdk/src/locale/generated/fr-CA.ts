// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "../../locale/strings.ts";
import strings0 from "../../generated/fr-CA.ts";
import strings1 from "../../vocabulary/generated/fr-CA.ts";
import labels from "../../vocabulary/generated/labels.fr-CA.ts";

export const catalogue: Catalogue = {
  ...strings0,
  ...strings1,
  ...labels,
};
