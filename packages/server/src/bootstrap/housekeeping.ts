import { hours } from "../core/clock.ts";
import { deleteOldChanges } from "../infra/db/change-feed.ts";
import { divideAccountNames, foldRunningCounts } from "../infra/db/running-counts.ts";
import { deleteSentMails } from "../infra/mail/outbox.ts";
import { deleteEndedWindows } from "../infra/window-counts/postgres-counts.ts";
import { deleteExpiredEmailChanges } from "../modules/accounts/email-changes.service.ts";
import { deleteOldNetworks } from "../modules/accounts/known-devices.ts";
import { deleteExpiredTokens } from "../modules/accounts/one-time-tokens.ts";
import { deleteExpiredSessions } from "../modules/accounts/sessions.ts";
import { deleteOldAuditEntries } from "../modules/audit/audit-chain.service.ts";
import { deleteOldEmbedCounts } from "../modules/embed-counts/embed-counts.service.ts";
import { deleteOldVisitorEnquiries } from "../modules/enquiries/visitor-enquiries.service.ts";
import { deleteDeletedLists } from "../modules/favourites/favourite-lists.service.ts";
import { deleteReplacedPictures } from "../modules/files/replaced-pictures.ts";
import { deleteExpiredRequests } from "../modules/mailing-list/subscription-requests.service.ts";
import { deleteOldVisitorMessages } from "../modules/messages/visitor-messages.service.ts";
import { deleteOldInvitations } from "../modules/people/invitations.service.ts";
import { deleteOldProfileChanges } from "../modules/profile-history/history.service.ts";
import { deleteExpiredAlertRequests } from "../modules/saved-searches/visitor-alerts.service.ts";
import { deleteOldSearches } from "../modules/search/search-log.service.ts";
import type { ServiceJob } from "../modules/services.ts";
import { deleteExpiredKeys } from "../pipeline/idempotency/idempotency-keys.ts";
import { deleteExpiredHits } from "../pipeline/rate-limit/rate-limiter.ts";

/** Sweeps out what has served its time. */
export const housekeepingJob: ServiceJob = {
  name: "housekeeping",
  essential: true,
  every: hours(1),
  exclusive: true,
  async run(services) {
    const { db, clock } = services;
    await deleteExpiredKeys(db, clock);
    await deleteExpiredHits(db, clock);
    await deleteEndedWindows(db);
    await deleteOldNetworks(db, clock);
    await deleteExpiredEmailChanges(services);
    await deleteExpiredTokens(db, clock);
    await deleteExpiredSessions(db, clock);
    await deleteSentMails(services);
    await deleteExpiredRequests(services);
    await deleteOldVisitorMessages(services);
    await deleteOldVisitorEnquiries(services);
    await deleteOldAuditEntries(services);
    await deleteOldProfileChanges(services);
    await deleteReplacedPictures(services);
    await deleteOldChanges(db);
    await deleteOldSearches(services);
    await deleteOldEmbedCounts(services);
    await deleteDeletedLists(services);
    await deleteExpiredAlertRequests(services);
    await deleteOldInvitations(services);
    await foldRunningCounts(db);
    await divideAccountNames(db);
  },
};
