import { sql } from "kysely";
import { type AccountPart, nameOf, nameOfPerson, ofAccount, part } from "../account-part.ts";

const ownConversations = (accountId: number) =>
  sql`(select p.conversation_id from conversation_participants p where p.account_id = ${accountId})`;

const ofCampaign = (accountId: number) =>
  sql`(select c.id from campaigns c where c.sender_account_id = ${accountId})`;

/** As the member's inbox shows them: what the other side wrote after a block, or noted about it, is not the member's. */
export const messageParts: readonly AccountPart[] = [
  part("conversations", {
    columns: ["id", "title", "created_at"],
    without: ["pair_key", "last_message_id", "last_message_at"],
    own: ({ accountId }) => sql`t.id in ${ownConversations(accountId)}`,
    more: ({ accountId }) => ({
      with: sql`(select min(a.business_name) from conversation_participants p join accounts a on a.id = p.account_id
        where p.conversation_id = t.id and p.account_id <> ${accountId})`,
    }),
  }),
  part("conversation_participants", {
    columns: ["conversation_id", "silenced_at", "last_read_message_id", "unread", "last_message_at"],
    without: ["account_id"],
    own: ofAccount(),
    key: ["t.conversation_id"],
  }),
  part("messages", {
    columns: ["id", "conversation_id", "content", "created_at", "updated_at", "removed_at"],
    without: ["sender_account_id", "sender_user_id", "campaign_id", "hijacked"],
    own: ({ accountId }) => sql`t.conversation_id in ${ownConversations(accountId)}
      and (t.sender_account_id = ${accountId} or t.removed_at is null)
      and (t.sender_account_id = ${accountId} or t.created_at <= coalesce((select min(o.silenced_at)
        from conversation_participants o where o.conversation_id = t.conversation_id), 'infinity'))`,
    key: ["t.conversation_id", "t.id"],
    more: ({ accountId }) => ({
      from: nameOf("sender_account_id"),
      sent: sql`t.sender_account_id = ${accountId}`,
      by_support: sql`t.hijacked and t.sender_account_id = ${accountId}`,
      written_by: sql`case when t.sender_account_id = ${accountId} and not t.hijacked then ${nameOfPerson("sender_user_id")} end`,
      files: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.id), '[]')
        from message_files m join files f on f.id = m.file_id where m.message_id = t.id)`,
      enquiry: sql`(select jsonb_build_object('id', e.enquiry_id, 'part', e.part)
        from enquiry_messages e where e.message_id = t.id limit 1)`,
    }),
  }),
  part("campaigns", {
    columns: [
      "id",
      "content",
      "recipients",
      "created_at",
      "kind",
      "state",
      "file_id",
      "send_at",
      "waits_until",
      "turn_at",
      "finished_at",
    ],
    without: ["sender_account_id", "sender_user_id", "hijacked"],
    own: ofAccount("sender_account_id"),
    more: () => ({ by_support: sql`t.hijacked` }),
  }),
  part("campaign_recipients", {
    columns: ["campaign_id", "position", "account_id", "message_id", "state", "sent_at"],
    without: ["mail_id"],
    own: ({ accountId }) => sql`t.campaign_id in ${ofCampaign(accountId)}`,
    key: ["t.campaign_id", "t.account_id"],
    more: () => ({ business: nameOf("account_id") }),
  }),
  part("recipient_groups", {
    columns: ["id", "name", "query", "created_at"],
    without: ["account_id"],
    own: ofAccount(),
  }),
  part("recipient_group_members", {
    columns: ["group_id", "account_id"],
    own: ({ accountId }) =>
      sql`t.group_id in (select g.id from recipient_groups g where g.account_id = ${accountId})`,
    key: ["t.group_id", "t.account_id"],
    more: () => ({ business: nameOf("account_id") }),
  }),
  part("visitor_messages", {
    name: "visitor_messages_received",
    columns: ["id", "name", "content", "language", "sent_at"],
    // The address of somebody without an account went to the business in the mail, and only there.
    without: ["email", "account_id", "token_hash", "created_at", "expires_at"],
    own: ({ accountId }) => sql`t.account_id = ${accountId} and t.sent_at is not null`,
  }),
  part("visitor_messages", {
    name: "visitor_messages_sent",
    columns: ["id", "name", "email", "content", "language", "created_at", "sent_at"],
    own: ({ email }) => sql`lower(t.email) = lower(${email}) and t.sent_at is not null`,
    more: () => ({ to: nameOf("account_id") }),
  }),
];

const ANSWER = [
  "sent_at",
  "answered_at",
  "available",
  "quantity",
  "unit",
  "price",
  "price_unit",
  "date",
  "delivers",
  "content",
] as const;

const ENQUIRY = [
  "id",
  "product",
  "quantity",
  "unit",
  "wanted_by",
  "delivery",
  "content",
  "created_at",
] as const;

const asked = (table: string) =>
  sql`(select jsonb_build_object('product', e.product, 'quantity', e.quantity, 'unit', e.unit,
    'wanted_by', e.wanted_by, 'delivery', e.delivery, 'content', e.content, 'created_at', e.created_at)
    from ${sql.table(table)} e where e.id = t.enquiry_id)`;

/** Questions to several businesses: those of the member with the answers, and those that the member was asked. */
export const enquiryParts: readonly AccountPart[] = [
  part("enquiries", {
    columns: [...ENQUIRY, "reminded_at", "closed_at"],
    without: ["sender_account_id", "sender_user_id"],
    own: ofAccount("sender_account_id"),
  }),
  part("enquiry_recipients", {
    name: "enquiry_answers_received",
    columns: ["enquiry_id", "account_id", "position", "outcome", "message_id", "told_at", ...ANSWER],
    own: ({ accountId }) =>
      sql`t.enquiry_id in (select e.id from enquiries e where e.sender_account_id = ${accountId})`,
    key: ["t.enquiry_id", "t.account_id"],
    more: () => ({ business: nameOf("account_id") }),
  }),
  part("enquiry_recipients", {
    name: "enquiries_received",
    columns: ["enquiry_id", ...ANSWER],
    own: ({ accountId }) => sql`t.account_id = ${accountId} and t.outcome = 'sent'`,
    key: ["t.enquiry_id"],
    more: () => ({
      asked: asked("enquiries"),
      from: sql`(select a.business_name from enquiries e join accounts a on a.id = e.sender_account_id where e.id = t.enquiry_id)`,
    }),
  }),
  part("visitor_enquiries", {
    columns: [...ENQUIRY, "name", "email", "language", "sent_at", "closed_at"],
    without: ["token_hash", "digest", "expires_at"],
    own: ({ email }) => sql`lower(t.email) = lower(${email}) and t.sent_at is not null`,
  }),
  part("visitor_enquiry_recipients", {
    name: "visitor_enquiry_answers_received",
    columns: ["enquiry_id", "account_id", "position", "outcome", "answers", ...ANSWER],
    own: ({ email }) => sql`t.enquiry_id in (select e.id from visitor_enquiries e
      where lower(e.email) = lower(${email}) and e.sent_at is not null)`,
    key: ["t.enquiry_id", "t.account_id"],
    more: () => ({ business: nameOf("account_id") }),
  }),
  part("visitor_enquiry_recipients", {
    name: "visitor_enquiries_received",
    columns: ["enquiry_id", ...ANSWER],
    own: ({ accountId }) => sql`t.account_id = ${accountId} and t.outcome = 'sent'`,
    key: ["t.enquiry_id"],
    more: () => ({
      asked: asked("visitor_enquiries"),
      from: sql`(select e.name from visitor_enquiries e where e.id = t.enquiry_id)`,
    }),
  }),
];
