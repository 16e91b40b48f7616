// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import strings0 from "../../core/generated/fr-CA.ts";
import strings1 from "../../infra/auth/generated/fr-CA.ts";
import strings2 from "../../infra/http/generated/fr-CA.ts";
import strings3 from "../../infra/images/generated/fr-CA.ts";
import strings4 from "../../infra/mail/generated/fr-CA.ts";
import strings5 from "../../infra/storage/generated/fr-CA.ts";
import strings6 from "../../modules/accounts/generated/fr-CA.ts";
import strings7 from "../../modules/classifieds/generated/fr-CA.ts";
import strings8 from "../../modules/discovery/generated/fr-CA.ts";
import strings9 from "../../modules/files/generated/fr-CA.ts";
import strings10 from "../../modules/mailing-list/generated/fr-CA.ts";
import strings11 from "../../modules/membership/generated/fr-CA.ts";
import strings12 from "../../modules/messages/generated/fr-CA.ts";
import strings13 from "../../modules/notifications/generated/fr-CA.ts";
import strings14 from "../../modules/products/generated/fr-CA.ts";
import strings15 from "../../modules/profiles/generated/fr-CA.ts";
import strings16 from "../../modules/reports/generated/fr-CA.ts";
import strings17 from "../../modules/saved-searches/generated/fr-CA.ts";
import strings18 from "../../modules/search/generated/fr-CA.ts";
import strings19 from "../../modules/shipping/generated/fr-CA.ts";
import strings20 from "../../pipeline/generated/fr-CA.ts";

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
};
