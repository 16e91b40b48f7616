import { type RawBuilder, sql } from "kysely";

/** The rows of an account in one table, named `t`. */
type OfAccount = (accountId: number) => RawBuilder<boolean>;

const ofAccount =
  (...columns: string[]): OfAccount =>
  (id) =>
    sql`(${sql.join(
      columns.map((column) => sql`t.${sql.ref(column)} = ${id}`),
      sql` or `,
    )})`;
const ofRole: OfAccount = (id) => sql`t.role_id in (select r.id from roles r where r.account_id = ${id})`;
const inSource =
  (column: string, table: string, owner = "account_id"): OfAccount =>
  (id) =>
    sql`t.${sql.ref(column)} in (select s.id from ${sql.table(table)} s where s.${sql.ref(owner)} = ${id})`;

/** Deleted with an account, in portions and in this order: what may be thousands of rows first, what others refer to last. */
export const ERASED: readonly (readonly [table: string, rows: OfAccount])[] = [
  ["notifications", ofAccount("account_id")],
  ["activities", ofAccount("actor_account_id", "actee_account_id")],
  ["profile_views", (id) => sql`(t.account_id = ${id} or t.viewer = ${`account:${id}`})`],
  ["profile_view_totals", ofAccount("account_id")],
  ["embed_counts", ofAccount("account_id")],
  ["saved_search_hits", inSource("saved_search_id", "saved_searches")],
  ["saved_search_hits", ofAccount("profile_id")],
  ["saved_searches", ofAccount("account_id")],
  ["favourites", inSource("list_id", "favourite_lists")],
  ["favourites", ofAccount("profile_id")],
  ["favourite_lists", ofAccount("account_id")],
  ["match_alert_hits", inSource("alert_id", "classifieds")],
  ["match_alert_hits", ofAccount("profile_id")],
  ["match_alerts", inSource("classified_id", "classifieds")],
  ["seen_matches", ofAccount("account_id")],
  ["classifieds", ofAccount("account_id")],
  ["deleted_classifieds", ofAccount("account_id")],
  ["campaign_recipients", inSource("campaign_id", "campaigns", "sender_account_id")],
  ["campaign_recipients", ofAccount("account_id")],
  ["campaigns", ofAccount("sender_account_id")],
  ["recipient_group_members", inSource("group_id", "recipient_groups")],
  ["recipient_group_members", ofAccount("account_id")],
  ["recipient_groups", ofAccount("account_id")],
  // What it asked stands in the messages that the others got; their answers, too.
  ["enquiry_messages", inSource("enquiry_id", "enquiries", "sender_account_id")],
  ["enquiry_recipients", inSource("enquiry_id", "enquiries", "sender_account_id")],
  ["enquiries", ofAccount("sender_account_id")],
  ["visitor_enquiry_recipients", ofAccount("account_id")],
  ["visitor_messages", ofAccount("account_id")],
  ["weekly_list_subscriptions", ofAccount("organization_id")],
  ["connections", ofAccount("organization_id", "account_id", "requested_by_account_id")],
  ["abuse_reports", ofAccount("account_id")],
  ["moderation_appeals", ofAccount("account_id")],
  ["moderation_decisions", ofAccount("account_id")],
  ["moderation_cases", ofAccount("account_id")],
  ["moderation_signals", ofAccount("account_id")],
  ["invitations", ofAccount("account_id")],
  ["certificates", ofAccount("account_id")],
  ["contacts", ofAccount("account_id")],
  ["addresses", ofAccount("account_id")],
  ["products", ofRole],
  ["checklists", ofRole],
  ["role_details", ofRole],
  ["vendor_highlights", ofRole],
  ["role_requests", ofAccount("account_id")],
  ["roles", ofAccount("account_id")],
  ["account_business_types", ofAccount("account_id")],
  ["file_readers", ofAccount("account_id")],
  ["notification_preferences", ofAccount("account_id")],
  ["profile_changes", ofAccount("account_id")],
  ["profile_field_changes", ofAccount("account_id")],
  ["reply_times", ofAccount("account_id")],
  ["hijacks", ofAccount("account_id")],
  ["idempotency_keys", (id) => sql`t.scope = ${`account:${id}`}`],
  // Conversations in which nobody wrote anything.
  [
    "conversations",
    (id) => sql`t.id in (select p.conversation_id from conversation_participants p where p.account_id = ${id})
      and not exists (select from messages m where m.conversation_id = t.id)`,
  ],
];

/** Tables with rows of an account that are not deleted one by one, and why. */
export const NOT_ERASED: Record<string, string> = {
  accounts: "Emptied, or deleted where no conversation needs it",
  users: "People who are with no other business go in the last step",
  memberships: "In the last step",
  files: "With the stored bytes",
  gallery_photos: "With the pictures",
  images: "With the stored bytes",
  replaced_pictures: "With the stored bytes",
  conversation_participants: "Others keep what they wrote and received",
  messages: "Others keep what they wrote and received",
  enquiry_recipients: "What it answered to others stays with their enquiries",
};
