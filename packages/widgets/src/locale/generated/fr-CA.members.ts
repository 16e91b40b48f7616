// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import campaignsStrings from "../../campaigns/generated/fr-CA.ts";
import dashboardStrings from "../../dashboard/generated/fr-CA.ts";
import decisionsStrings from "../../decisions/generated/fr-CA.ts";
import memberInvitesStrings from "../../member-invites/generated/fr-CA.ts";
import peopleStrings from "../../people/generated/fr-CA.ts";
import profileEditingStrings from "../../profile-editing/generated/fr-CA.ts";
import profileHistoryStrings from "../../profile-history/generated/fr-CA.ts";
import profileHubStrings from "../../profile-hub/generated/fr-CA.ts";
import profileManagerStrings from "../../profile-manager/generated/fr-CA.ts";
import reportsStrings from "../../reports/generated/fr-CA.ts";
import settingsStrings from "../../settings/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...campaignsStrings,
  ...dashboardStrings,
  ...decisionsStrings,
  ...memberInvitesStrings,
  ...peopleStrings,
  ...profileEditingStrings,
  ...profileHistoryStrings,
  ...profileHubStrings,
  ...profileManagerStrings,
  ...reportsStrings,
  ...settingsStrings,
};
