// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import strings0 from "../../accounts/generated/fr-CA.ts";
import strings1 from "../../classifieds/generated/fr-CA.ts";
import strings2 from "../../consumer-page/generated/fr-CA.ts";
import strings3 from "../../dashboard/generated/fr-CA.ts";
import strings4 from "../../embed/generated/fr-CA.ts";
import strings5 from "../../embed-builder/generated/fr-CA.ts";
import strings6 from "../../embed/loader/generated/fr-CA.ts";
import strings7 from "../../hijack/generated/fr-CA.ts";
import strings8 from "../../home/generated/fr-CA.ts";
import strings9 from "../../mailing-list/generated/fr-CA.ts";
import strings10 from "../../member-texts/generated/fr-CA.ts";
import strings11 from "../../membership/generated/fr-CA.ts";
import strings12 from "../../messages/generated/fr-CA.ts";
import strings13 from "../../pages/generated/fr-CA.ts";
import strings14 from "../../primitives/generated/fr-CA.ts";
import strings15 from "../../profile-editing/generated/fr-CA.ts";
import strings16 from "../../profile-hub/generated/fr-CA.ts";
import strings17 from "../../profile-manager/generated/fr-CA.ts";
import strings18 from "../../profile-preview/generated/fr-CA.ts";
import strings19 from "../../profiles/generated/fr-CA.ts";
import strings20 from "../../reports/generated/fr-CA.ts";
import strings21 from "../../search/generated/fr-CA.ts";
import strings22 from "../../settings/generated/fr-CA.ts";
import strings23 from "../../shipping/generated/fr-CA.ts";
import strings24 from "../../site/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...strings0,
  ...strings1,
  ...strings2,
  ...strings3,
  ...strings4,
  ...strings5,
  ...strings6,
  ...strings7,
  ...strings8,
  ...strings9,
  ...strings10,
  ...strings11,
  ...strings12,
  ...strings13,
  ...strings14,
  ...strings15,
  ...strings16,
  ...strings17,
  ...strings18,
  ...strings19,
  ...strings20,
  ...strings21,
  ...strings22,
  ...strings23,
  ...strings24,
};
