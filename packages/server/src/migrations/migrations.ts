import type { Migration, MigrationProvider } from "kysely/migration";
import * as accounts from "./0001-accounts.ts";
import * as platform from "./0002-platform.ts";
import * as profiles from "./0003-profiles.ts";
import * as marketplace from "./0004-marketplace.ts";
import * as messages from "./0005-messages.ts";
import * as search from "./0006-search.ts";
import * as network from "./0007-network.ts";
import * as views from "./0008-views.ts";
import * as roleRequests from "./0009-role-requests.ts";
import * as hijacks from "./0010-hijacks.ts";
import * as accountsByName from "./0011-accounts-by-name.ts";
import * as locatedAddresses from "./0012-located-addresses.ts";
import * as publicChanges from "./0013-public-changes.ts";
import * as listedAccounts from "./0014-listed-accounts.ts";
import * as towns from "./0015-towns.ts";
import * as knownNetworks from "./0016-known-networks.ts";
import * as triggersOfTheFirstForm from "./0017-triggers-of-the-first-form.ts";
import * as imageBytes from "./0018-image-bytes.ts";
import * as emailChanges from "./0019-email-changes.ts";
import * as namesInOrder from "./0020-names-in-order.ts";
import * as storedImageBytes from "./0021-stored-image-bytes.ts";
import * as searchDocumentFormat from "./0022-search-document-format.ts";
import * as searchLog from "./0023-search-log.ts";
import * as savedSearches from "./0024-saved-searches.ts";
import * as languages from "./0025-languages.ts";
import * as textLanguages from "./0026-text-languages.ts";
import * as productLanguages from "./0027-product-languages.ts";
import * as mailingListRequests from "./0028-mailing-list-requests.ts";
import * as visitorMessages from "./0029-visitor-messages.ts";
import * as chosenLanguages from "./0030-chosen-languages.ts";
import * as embedCounts from "./0031-embed-counts.ts";
import * as profileFieldChanges from "./0032-profile-field-changes.ts";
import * as similarAccounts from "./0033-similar-accounts.ts";
import * as highlightLanguages from "./0034-highlight-languages.ts";
import * as favourites from "./0035-favourites.ts";
import * as enquiries from "./0036-enquiries.ts";
import * as deletedClassifieds from "./0037-deleted-classifieds.ts";
import * as productAvailability from "./0038-product-availability.ts";
import * as mapPlaces from "./0039-map-places.ts";
import * as searchOrder from "./0040-search-order.ts";
import * as abuseReports from "./0041-abuse-reports.ts";
import * as visitorAlerts from "./0045-visitor-alerts.ts";
import * as weeklyLists from "./0048-weekly-lists.ts";
import * as editedProfiles from "./0049-edited-profiles.ts";
import * as replyTimes from "./0050-reply-times.ts";
import * as certificates from "./0051-certificates.ts";
import * as matchAlerts from "./0052-match-alerts.ts";
import * as campaignJobs from "./0053-campaign-jobs.ts";
import * as recipientGroups from "./0054-recipient-groups.ts";
import * as seenMatches from "./0056-seen-matches.ts";
import * as visitorEnquiries from "./0057-visitor-enquiries.ts";
import * as sessionPrograms from "./0061-session-programs.ts";
import * as secondFactors from "./0062-second-factors.ts";
import * as ownData from "./0063-own-data.ts";
import * as deliveryAnswers from "./0064-delivery-answers.ts";
import * as memberships from "./0065-memberships.ts";
import * as auditChain from "./0066-audit-chain.ts";
import * as people from "./0067-people.ts";
import * as actingPeople from "./0068-acting-people.ts";
import * as accountClosing from "./0069-account-closing.ts";
import * as productPositions from "./0070-product-positions.ts";
import * as administration from "./0071-administration.ts";
import * as moderation from "./0072-moderation.ts";
import * as profileChanges from "./0073-profile-changes.ts";
import * as replacedPictures from "./0074-replaced-pictures.ts";
import * as allActingPeople from "./0075-all-acting-people.ts";
import * as appealLinks from "./0076-appeal-links.ts";
import * as bouncedMails from "./0077-bounced-mails.ts";
import * as moderationLists from "./0078-moderation-lists.ts";
import * as waitingJobs from "./0079-waiting-jobs.ts";
import * as jobErrorTexts from "./0080-job-error-texts.ts";
import * as rateLimitWindows from "./0081-rate-limit-windows.ts";
import * as replicationHeartbeats from "./0082-replication-heartbeats.ts";
import * as jobLeases from "./0083-job-leases.ts";
import * as namesWithoutSearchPath from "./0084-names-without-search-path.ts";
import * as largeNetworks from "./0085-large-networks.ts";
import * as runningCounts from "./0086-running-counts.ts";

/** Every migration, in the order in which they run. A migration that has been released is never edited: add another. */
/** What a migration may say of itself: which earlier versions stopped needing what it takes away. */
type OwnMigration = Migration & { contracts?: string };

/** Migrations up to here were made while one version at a time ran: no version of before runs on their tables. */
export const EXPANDING_SINCE = "0077-bounced-mails";

export const migrations: Record<string, OwnMigration> = {
  "0001-accounts": accounts,
  "0002-platform": platform,
  "0003-profiles": profiles,
  "0004-marketplace": marketplace,
  "0005-messages": messages,
  "0006-search": search,
  "0007-network": network,
  "0008-views": views,
  "0009-role-requests": roleRequests,
  "0010-hijacks": hijacks,
  "0011-accounts-by-name": accountsByName,
  "0012-located-addresses": locatedAddresses,
  "0013-public-changes": publicChanges,
  "0014-listed-accounts": listedAccounts,
  "0015-towns": towns,
  "0016-known-networks": knownNetworks,
  "0017-triggers-of-the-first-form": triggersOfTheFirstForm,
  "0018-image-bytes": imageBytes,
  "0019-email-changes": emailChanges,
  "0020-names-in-order": namesInOrder,
  "0021-stored-image-bytes": storedImageBytes,
  "0022-search-document-format": searchDocumentFormat,
  "0023-search-log": searchLog,
  "0024-saved-searches": savedSearches,
  "0025-languages": languages,
  "0026-text-languages": textLanguages,
  "0027-product-languages": productLanguages,
  "0028-mailing-list-requests": mailingListRequests,
  "0029-visitor-messages": visitorMessages,
  "0030-chosen-languages": chosenLanguages,
  "0031-embed-counts": embedCounts,
  "0032-profile-field-changes": profileFieldChanges,
  "0033-similar-accounts": similarAccounts,
  "0034-highlight-languages": highlightLanguages,
  "0035-favourites": favourites,
  "0036-enquiries": enquiries,
  "0037-deleted-classifieds": deletedClassifieds,
  "0038-product-availability": productAvailability,
  "0039-map-places": mapPlaces,
  "0040-search-order": searchOrder,
  "0041-abuse-reports": abuseReports,
  "0045-visitor-alerts": visitorAlerts,
  "0048-weekly-lists": weeklyLists,
  "0049-edited-profiles": editedProfiles,
  "0050-reply-times": replyTimes,
  "0051-certificates": certificates,
  "0052-match-alerts": matchAlerts,
  "0053-campaign-jobs": campaignJobs,
  "0054-recipient-groups": recipientGroups,
  "0056-seen-matches": seenMatches,
  "0057-visitor-enquiries": visitorEnquiries,
  "0061-session-programs": sessionPrograms,
  "0062-second-factors": secondFactors,
  "0063-own-data": ownData,
  "0064-delivery-answers": deliveryAnswers,
  "0065-memberships": memberships,
  "0066-audit-chain": auditChain,
  "0067-people": people,
  "0068-acting-people": actingPeople,
  "0069-account-closing": accountClosing,
  "0070-product-positions": productPositions,
  "0071-administration": administration,
  "0072-moderation": moderation,
  "0073-profile-changes": profileChanges,
  "0074-replaced-pictures": replacedPictures,
  "0075-all-acting-people": allActingPeople,
  "0076-appeal-links": appealLinks,
  "0077-bounced-mails": bouncedMails,
  "0078-moderation-lists": moderationLists,
  "0079-waiting-jobs": waitingJobs,
  "0080-job-error-texts": jobErrorTexts,
  "0081-rate-limit-windows": rateLimitWindows,
  "0082-replication-heartbeats": replicationHeartbeats,
  "0083-job-leases": jobLeases,
  "0084-names-without-search-path": namesWithoutSearchPath,
  "0085-large-networks": largeNetworks,
  "0086-running-counts": runningCounts,
};

export const migrationProvider: MigrationProvider = {
  getMigrations: async () => migrations,
};
