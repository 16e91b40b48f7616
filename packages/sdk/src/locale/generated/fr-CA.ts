// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "../../locale/strings.ts";
import ownStrings from "../../generated/fr-CA.ts";
import vocabularyStrings from "../../vocabulary/generated/fr-CA.ts";
import labels from "../../vocabulary/generated/labels.fr-CA.ts";

export const catalogue: Catalogue = {
  ...ownStrings,
  ...vocabularyStrings,
  ...labels,
};
