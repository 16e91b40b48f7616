// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";
import type * as abuseReportsStrings from "../../abuse-reports/generated/strings.ts";
import type * as accountClosingStrings from "../../account-closing/generated/strings.ts";
import type * as accountsStrings from "../../accounts/generated/strings.ts";
import type * as administrationStrings from "../../administration/generated/strings.ts";
import type * as administrationAccountPageStrings from "../../administration/AccountPage/generated/strings.ts";
import type * as administrationAdministrationSettingsPageStrings from "../../administration/AdministrationSettingsPage/generated/strings.ts";
import type * as administrationAuditPageStrings from "../../administration/AuditPage/generated/strings.ts";
import type * as administrationJobsPageStrings from "../../administration/JobsPage/generated/strings.ts";
import type * as administrationModerationStrings from "../../administration/moderation/generated/strings.ts";
import type * as campaignsStrings from "../../campaigns/generated/strings.ts";
import type * as certificatesStrings from "../../certificates/generated/strings.ts";
import type * as classifiedsStrings from "../../classifieds/generated/strings.ts";
import type * as consumerPageStrings from "../../consumer-page/generated/strings.ts";
import type * as dashboardStrings from "../../dashboard/generated/strings.ts";
import type * as decisionsStrings from "../../decisions/generated/strings.ts";
import type * as embedStrings from "../../embed/generated/strings.ts";
import type * as embedBuilderStrings from "../../embed-builder/generated/strings.ts";
import type * as embedLoaderStrings from "../../embed/loader/generated/strings.ts";
import type * as enquiriesStrings from "../../enquiries/generated/strings.ts";
import type * as favouritesStrings from "../../favourites/generated/strings.ts";
import type * as hijackStrings from "../../hijack/generated/strings.ts";
import type * as homeStrings from "../../home/generated/strings.ts";
import type * as mailingListStrings from "../../mailing-list/generated/strings.ts";
import type * as mapStrings from "../../map/generated/strings.ts";
import type * as memberInvitesStrings from "../../member-invites/generated/strings.ts";
import type * as memberTextsStrings from "../../member-texts/generated/strings.ts";
import type * as membershipStrings from "../../membership/generated/strings.ts";
import type * as messagesStrings from "../../messages/generated/strings.ts";
import type * as networkPageStrings from "../../network-page/generated/strings.ts";
import type * as pagesStrings from "../../pages/generated/strings.ts";
import type * as peopleStrings from "../../people/generated/strings.ts";
import type * as primitivesStrings from "../../primitives/generated/strings.ts";
import type * as profileEditingStrings from "../../profile-editing/generated/strings.ts";
import type * as profileHistoryStrings from "../../profile-history/generated/strings.ts";
import type * as profileHubStrings from "../../profile-hub/generated/strings.ts";
import type * as profileManagerStrings from "../../profile-manager/generated/strings.ts";
import type * as profilePreviewStrings from "../../profile-preview/generated/strings.ts";
import type * as profilesStrings from "../../profiles/generated/strings.ts";
import type * as reportsStrings from "../../reports/generated/strings.ts";
import type * as searchStrings from "../../search/generated/strings.ts";
import type * as settingsStrings from "../../settings/generated/strings.ts";
import type * as shippingStrings from "../../shipping/generated/strings.ts";
import type * as siteStrings from "../../site/generated/strings.ts";
import type * as weeklyListStrings from "../../weekly-list/generated/strings.ts";

type Override<One> = One extends LocalizedString<infer Values> ? string | ((values: Values) => string) : never;
type Of<Id extends string, All> = { [Key in keyof All & string as `${Id}.${Key}`]?: Override<All[Key]> };

/** Messages to show instead of ours, by their ids. */
export type StringOverrides = Of<"abuse-reports", typeof abuseReportsStrings> &
  Of<"account-closing", typeof accountClosingStrings> &
  Of<"accounts", typeof accountsStrings> &
  Of<"administration", typeof administrationStrings> &
  Of<"AccountPage", typeof administrationAccountPageStrings> &
  Of<"AdministrationSettingsPage", typeof administrationAdministrationSettingsPageStrings> &
  Of<"AuditPage", typeof administrationAuditPageStrings> &
  Of<"JobsPage", typeof administrationJobsPageStrings> &
  Of<"moderation", typeof administrationModerationStrings> &
  Of<"campaigns", typeof campaignsStrings> &
  Of<"certificates", typeof certificatesStrings> &
  Of<"classifieds", typeof classifiedsStrings> &
  Of<"consumer-page", typeof consumerPageStrings> &
  Of<"dashboard", typeof dashboardStrings> &
  Of<"decisions", typeof decisionsStrings> &
  Of<"embed", typeof embedStrings> &
  Of<"embed-builder", typeof embedBuilderStrings> &
  Of<"loader", typeof embedLoaderStrings> &
  Of<"enquiries", typeof enquiriesStrings> &
  Of<"favourites", typeof favouritesStrings> &
  Of<"hijack", typeof hijackStrings> &
  Of<"home", typeof homeStrings> &
  Of<"mailing-list", typeof mailingListStrings> &
  Of<"map", typeof mapStrings> &
  Of<"member-invites", typeof memberInvitesStrings> &
  Of<"member-texts", typeof memberTextsStrings> &
  Of<"membership", typeof membershipStrings> &
  Of<"messages", typeof messagesStrings> &
  Of<"network-page", typeof networkPageStrings> &
  Of<"pages", typeof pagesStrings> &
  Of<"people", typeof peopleStrings> &
  Of<"primitives", typeof primitivesStrings> &
  Of<"profile-editing", typeof profileEditingStrings> &
  Of<"profile-history", typeof profileHistoryStrings> &
  Of<"profile-hub", typeof profileHubStrings> &
  Of<"profile-manager", typeof profileManagerStrings> &
  Of<"profile-preview", typeof profilePreviewStrings> &
  Of<"profiles", typeof profilesStrings> &
  Of<"reports", typeof reportsStrings> &
  Of<"search", typeof searchStrings> &
  Of<"settings", typeof settingsStrings> &
  Of<"shipping", typeof shippingStrings> &
  Of<"site", typeof siteStrings> &
  Of<"weekly-list", typeof weeklyListStrings>;
