import { sql } from "kysely";
import {
  type AccountPart,
  nameOf,
  nameOfPerson,
  ofAccount,
  ofUser,
  part,
  publicNameOf,
  titleOf,
} from "../account-part.ts";

export const classifiedParts: readonly AccountPart[] = [
  part("classifieds", {
    columns: [
      "id",
      "title",
      "description",
      "language",
      "title_translation",
      "description_translation",
      "looking_for",
      "category",
      "needed_by",
      "needed_by_before_hiding",
      "image_key",
      "expiry_notified_at",
      "created_at",
      "updated_at",
    ],
    without: ["account_id", "poster_account_id", "poster_user_id"],
    own: ofAccount(),
    more: () => ({ posted_by: nameOf("poster_account_id") }),
  }),
  part("deleted_classifieds", {
    columns: ["id", "deleted_at"],
    without: ["account_id"],
    own: ofAccount(),
  }),
  part("match_alerts", {
    columns: ["classified_id", "agreed_at", "asked_at", "checked"],
    without: ["user_id", "known"],
    own: ofUser,
    key: ["t.classified_id"],
  }),
  part("match_alert_hits", {
    columns: ["alert_id", "profile_id", "classified_id", "found_at", "told_at"],
    own: ({ userId }) =>
      sql`t.alert_id in (select m.classified_id from match_alerts m where m.user_id = ${userId})`,
    key: ["t.alert_id", "coalesce(t.profile_id, 0)", "coalesce(t.classified_id, 0)"],
  }),
  part("seen_matches", {
    columns: ["seen_at"],
    without: ["account_id"],
    own: ofAccount(),
    key: ["t.account_id"],
  }),
];

export const connectionParts: readonly AccountPart[] = [
  part("connections", {
    columns: [
      "id",
      "organization_id",
      "account_id",
      "requested_by_account_id",
      "manage",
      "state",
      "created_at",
      "answered_at",
    ],
    without: ["is_shown", "is_pictured"],
    own: ({ accountId }) => sql`t.organization_id = ${accountId} or t.account_id = ${accountId}`,
    more: () => ({ organization: nameOf("organization_id"), business: nameOf("account_id") }),
  }),
];

const ofList = ({ accountId }: { accountId: number }) =>
  sql`(select l.id from favourite_lists l where l.account_id = ${accountId})`;

/** Of the account, or of the address, which may have asked for alerts before it had an account. */
const ofSearcher: AccountPart["own"] = ({ accountId, email }) => sql`t.account_id = ${accountId}
  or t.subscriber_id in (select s.id from alert_subscribers s where lower(s.email) = lower(${email}))`;

/** What a member keeps: favourites and searches. */
export const keptParts: readonly AccountPart[] = [
  part("favourite_lists", {
    columns: ["id", "name", "share_notes", "seen_at", "created_at", "deleted_at"],
    without: ["account_id", "share_token"],
    own: ofAccount(),
    more: () => ({ shared: sql`t.share_token is not null` }),
  }),
  part("favourites", {
    columns: ["id", "list_id", "profile_id", "classified_id", "note", "added_at"],
    own: (owner) => sql`t.list_id in ${ofList(owner)}`,
    more: () => ({ business: publicNameOf("profile_id"), classified: titleOf("classified_id") }),
  }),
  part("saved_searches", {
    columns: [
      "id",
      "kind",
      "name",
      "search",
      "frequency",
      "frequency_chosen_at",
      "checked",
      "last_alert_at",
      "seen_at",
      "created_at",
    ],
    without: ["account_id", "user_id", "subscriber_id", "search_key", "known"],
    own: ofSearcher,
  }),
  part("saved_search_hits", {
    columns: ["saved_search_id", "profile_id", "classified_id", "due_at", "told_at", "found_at"],
    own: (owner) => sql`t.saved_search_id in (select t.id from saved_searches t where ${ofSearcher(owner)})`,
    key: ["t.saved_search_id", "coalesce(t.profile_id, 0)", "coalesce(t.classified_id, 0)"],
  }),
  part("alert_subscribers", {
    columns: ["email", "language", "consent_wording", "confirmed_at"],
    without: ["id"],
    own: ({ email }) => sql`lower(t.email) = lower(${email})`,
  }),
];

/** Who did what: with the account, for it, and what the account has looked at. */
export const historyParts: readonly AccountPart[] = [
  part("audit_entries", {
    columns: ["id", "at", "operation", "details"],
    without: [
      "account_id",
      "actor_user_id",
      "hijacked_by_user_id",
      "session_id",
      "request_id",
      "seq",
      "details_salt",
      "details_digest",
      "hash",
    ],
    own: ofAccount(),
    more: () => ({
      by: sql`(select a.business_name from users u join accounts a on a.id = u.account_id where u.id = t.actor_user_id)`,
      by_support: sql`t.hijacked_by_user_id is not null`,
    }),
  }),
  part("profile_changes", {
    columns: ["id", "field", "changed_at", "operation", "before", "after", "by_kind", "undoes"],
    without: ["account_id", "by_user_id", "by_account_id"],
    own: ofAccount(),
    more: () => ({ by: nameOf("by_account_id") }),
  }),
  part("profile_field_changes", {
    columns: ["field", "version", "changed_at", "by_owner"],
    without: ["account_id", "by_account_id"],
    own: ofAccount(),
    key: ["t.field"],
    more: () => ({ by: nameOf("by_account_id") }),
  }),
  part("activities", {
    columns: ["id", "verb", "actee_account_id", "actee_classified_id", "day", "created_at"],
    without: ["actor_account_id", "actor_user_id", "actor_user_ids"],
    own: ofAccount("actor_account_id"),
    more: () => ({
      person: nameOfPerson("actor_user_id"),
      people: sql`array(select coalesce(nullif(trim(w.first_name || ' ' || w.last_name), ''), w.email) from users w
        where w.id = any(t.actor_user_ids) order by array_position(t.actor_user_ids, w.id))`,
      business: publicNameOf("actee_account_id"),
      classified: titleOf("actee_classified_id"),
    }),
  }),
  part("profile_views", {
    columns: ["account_id", "day", "counted"],
    // Who looked at the member's own profile is not theirs to know.
    without: ["viewer"],
    own: ({ accountId }) => sql`t.viewer like 'account:%' and t.viewer = ${`account:${accountId}`}`,
    key: ["t.account_id", "t.day"],
    more: () => ({ business: publicNameOf("account_id") }),
  }),
  part("abuse_reports", {
    columns: [
      "id",
      "kind",
      "target_id",
      "reason",
      "details",
      "excerpt",
      "created_at",
      "decision",
      "decided_at",
    ],
    without: ["account_id", "reporter_account_id", "note", "decided_by_user_id", "case_id"],
    own: ofAccount("reporter_account_id"),
  }),
  part("moderation_decisions", {
    columns: ["id", "case_id", "outcome", "reason", "note", "until", "decided_at", "ended_at"],
    without: ["account_id", "undo", "decided_by_user_id", "appeal_token_hash"],
    // As the member is told of them: not what was dismissed.
    own: ({ accountId }) => sql`t.account_id = ${accountId} and t.outcome not in ('dismiss', 'apart')`,
  }),
  part("moderation_appeals", {
    columns: ["id", "decision_id", "words", "made_at", "outcome", "note", "decided_at"],
    without: ["account_id", "user_id", "decided_by_user_id"],
    own: ofAccount(),
  }),
  part("embed_counts", {
    columns: ["element", "page_host", "day", "shown", "used"],
    without: ["account_id"],
    own: ofAccount(),
    key: ["t.element", "t.page_host", "t.day"],
  }),
];
