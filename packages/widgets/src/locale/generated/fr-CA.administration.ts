// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { Catalogue } from "@foodshed/sdk/locale";
import administrationStrings from "../../administration/generated/fr-CA.ts";
import administrationAccountPageStrings from "../../administration/AccountPage/generated/fr-CA.ts";
import administrationAdministrationSettingsPageStrings from "../../administration/AdministrationSettingsPage/generated/fr-CA.ts";
import administrationAuditPageStrings from "../../administration/AuditPage/generated/fr-CA.ts";
import administrationJobsPageStrings from "../../administration/JobsPage/generated/fr-CA.ts";
import administrationModerationStrings from "../../administration/moderation/generated/fr-CA.ts";

export const catalogue: Catalogue = {
  ...administrationStrings,
  ...administrationAccountPageStrings,
  ...administrationAdministrationSettingsPageStrings,
  ...administrationAuditPageStrings,
  ...administrationJobsPageStrings,
  ...administrationModerationStrings,
};
