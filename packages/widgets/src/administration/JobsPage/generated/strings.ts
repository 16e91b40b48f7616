// Generated from locales/ by `pnpm generate`. Edit the messages there, not this file.

import type { LocalizedString } from "@foodshed/sdk/locale";

/** Sending mails */
export const jobOutboxName: LocalizedString = { id: "JobsPage.jobOutboxName", english: "Sending mails" };

/** Reading settings */
export const jobSettingsName: LocalizedString = { id: "JobsPage.jobSettingsName", english: "Reading settings" };

/** Deleting what has served its time */
export const jobHousekeepingName: LocalizedString = { id: "JobsPage.jobHousekeepingName", english: "Deleting what has served its time" };

/** Care of the embedded database */
export const jobEmbeddedMaintenanceName: LocalizedString = { id: "JobsPage.jobEmbeddedMaintenanceName", english: "Care of the embedded database" };

/** Deleting files nobody uses */
export const jobUnownedFilesName: LocalizedString = { id: "JobsPage.jobUnownedFilesName", english: "Deleting files nobody uses" };

/** Deleting attachments that were not sent */
export const jobUnsentFilesName: LocalizedString = { id: "JobsPage.jobUnsentFilesName", english: "Deleting attachments that were not sent" };

/** Reply times of businesses */
export const jobReplyTimesName: LocalizedString = { id: "JobsPage.jobReplyTimesName", english: "Reply times of businesses" };

/** Reminders of expiring certificates */
export const jobCertificateRemindersName: LocalizedString = { id: "JobsPage.jobCertificateRemindersName", english: "Reminders of expiring certificates" };

/** Deleting old activity */
export const jobDeleteOldActivityName: LocalizedString = { id: "JobsPage.jobDeleteOldActivityName", english: "Deleting old activity" };

/** Finding places on the map */
export const jobLocatingName: LocalizedString = { id: "JobsPage.jobLocatingName", english: "Finding places on the map" };

/** Expiring classifieds */
export const jobClassifiedsExpiryName: LocalizedString = { id: "JobsPage.jobClassifiedsExpiryName", english: "Expiring classifieds" };

/** Notices of expired classifieds */
export const jobExpiredClassifiedsName: LocalizedString = { id: "JobsPage.jobExpiredClassifiedsName", english: "Notices of expired classifieds" };

/** Digest of classifieds */
export const jobClassifiedDigestName: LocalizedString = { id: "JobsPage.jobClassifiedDigestName", english: "Digest of classifieds" };

/** Deleting unfinished passkey logins */
export const jobDeletePasskeyChallengesName: LocalizedString = { id: "JobsPage.jobDeletePasskeyChallengesName", english: "Deleting unfinished passkey logins" };

/** Search index */
export const jobSearchMemoryName: LocalizedString = { id: "JobsPage.jobSearchMemoryName", english: "Search index" };

/** Saving the search index */
export const jobSearchSnapshotName: LocalizedString = { id: "JobsPage.jobSearchSnapshotName", english: "Saving the search index" };

/** Search cluster */
export const jobSearchFeedName: LocalizedString = { id: "JobsPage.jobSearchFeedName", english: "Search cluster" };

/** Counting searched words */
export const jobSearchLogName: LocalizedString = { id: "JobsPage.jobSearchLogName", english: "Counting searched words" };

/** Counting embeds */
export const jobEmbedCountsName: LocalizedString = { id: "JobsPage.jobEmbedCountsName", english: "Counting embeds" };

/** Notifications */
export const jobNotificationsName: LocalizedString = { id: "JobsPage.jobNotificationsName", english: "Notifications" };

/** Deleting decided reports */
export const jobForgetDecidedCasesName: LocalizedString = { id: "JobsPage.jobForgetDecidedCasesName", english: "Deleting decided reports" };

/** This week’s lists by mail */
export const jobWeeklyListsName: LocalizedString = { id: "JobsPage.jobWeeklyListsName", english: "This week’s lists by mail" };

/** Deleting unused support links */
export const jobDeleteHijackLinksName: LocalizedString = { id: "JobsPage.jobDeleteHijackLinksName", english: "Deleting unused support links" };

/** Alerts of saved searches */
export const jobSavedSearchAlertsName: LocalizedString = { id: "JobsPage.jobSavedSearchAlertsName", english: "Alerts of saved searches" };

/** Messages to many */
export const jobCampaignsName: LocalizedString = { id: "JobsPage.jobCampaignsName", english: "Messages to many" };

/** Alerts of matches */
export const jobMatchAlertsName: LocalizedString = { id: "JobsPage.jobMatchAlertsName", english: "Alerts of matches" };

/** Erasing closed accounts */
export const jobAccountClosingName: LocalizedString = { id: "JobsPage.jobAccountClosingName", english: "Erasing closed accounts" };

/** Looking for signals of abuse */
export const jobModerationSignalsName: LocalizedString = { id: "JobsPage.jobModerationSignalsName", english: "Looking for signals of abuse" };
