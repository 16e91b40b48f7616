import type { LocalizedString } from "@foodshed/sdk/locale";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "./generated/strings.ts";

const names: Readonly<Record<string, LocalizedString>> = {
  outbox: strings.jobOutboxName,
  settings: strings.jobSettingsName,
  housekeeping: strings.jobHousekeepingName,
  "embedded-maintenance": strings.jobEmbeddedMaintenanceName,
  "unowned-files": strings.jobUnownedFilesName,
  "unsent-files": strings.jobUnsentFilesName,
  "reply-times": strings.jobReplyTimesName,
  "certificate-reminders": strings.jobCertificateRemindersName,
  "delete-old-activity": strings.jobDeleteOldActivityName,
  locating: strings.jobLocatingName,
  "classifieds-expiry": strings.jobClassifiedsExpiryName,
  "expired-classifieds": strings.jobExpiredClassifiedsName,
  "classified-digest": strings.jobClassifiedDigestName,
  "delete-passkey-challenges": strings.jobDeletePasskeyChallengesName,
  "search-memory": strings.jobSearchMemoryName,
  "search-snapshot": strings.jobSearchSnapshotName,
  "search-feed": strings.jobSearchFeedName,
  "search-log": strings.jobSearchLogName,
  "embed-counts": strings.jobEmbedCountsName,
  notifications: strings.jobNotificationsName,
  "forget-decided-cases": strings.jobForgetDecidedCasesName,
  "weekly-lists": strings.jobWeeklyListsName,
  "delete-hijack-links": strings.jobDeleteHijackLinksName,
  "saved-search-alerts": strings.jobSavedSearchAlertsName,
  campaigns: strings.jobCampaignsName,
  "match-alerts": strings.jobMatchAlertsName,
  "account-closing": strings.jobAccountClosingName,
  "moderation-signals": strings.jobModerationSignalsName,
};

/** What a job does, in the reader's language. One that this version of the site does not know keeps its name. */
export function nameOfJob(name: string, t: WidgetTranslate): string {
  const known = Object.hasOwn(names, name) ? names[name] : undefined;
  return known ? t(known) : name;
}
