import { sql } from "kysely";
import { type AccountPart, nameOf, nameOfPerson, ofAccount, ofUser, part } from "../account-part.ts";

const toAddress: AccountPart["own"] = ({ email }) => sql`lower(t.email) = lower(${email})`;

/** The login, with everything that secures it but its secrets; mails, and which of them were agreed to. */
const ofMembership: AccountPart["own"] = ({ accountId, userId }) =>
  sql`t.account_id = ${accountId} and t.user_id = ${userId}`;

export const loginParts: readonly AccountPart[] = [
  part("users", {
    columns: [
      "id",
      "email",
      "first_name",
      "last_name",
      "activated_at",
      "disabled_at",
      "is_admin",
      "language",
      "language_chosen",
      "last_login_at",
      "second_factor_at",
      "second_factor_due_at",
      "created_at",
    ],
    without: ["account_id", "password_hash"],
    own: ({ userId }) => sql`t.id = ${userId}`,
  }),
  part("memberships", {
    columns: ["role", "created_at", "disabled_at", "email_consent_at"],
    without: ["id", "user_id", "account_id"],
    own: ofUser,
    more: () => ({ business: nameOf("account_id") }),
  }),
  part("memberships", {
    name: "people",
    columns: ["role", "created_at"],
    without: ["id", "user_id", "account_id", "disabled_at", "email_consent_at"],
    own: ofAccount(),
    more: () => ({
      name: nameOfPerson("user_id"),
      email: sql`(select u.email from users u where u.id = t.user_id)`,
    }),
  }),
  part("invitations", {
    columns: [
      "email",
      "first_name",
      "last_name",
      "role",
      "language",
      "created_at",
      "expires_at",
      "accepted_at",
      "withdrawn_at",
    ],
    without: ["id", "account_id", "token_hash", "invited_by_user_id", "accepted_by_user_id"],
    own: ofAccount(),
  }),
  part("email_changes", {
    columns: ["email", "requested_at", "expires_at"],
    without: ["user_id", "session_id"],
    own: ofUser,
    key: ["t.user_id"],
  }),
  part("sessions", {
    columns: ["created_at", "last_used_at", "expires_at", "ended_at", "user_agent"],
    without: ["id", "user_id", "hijacked_by_user_id", "hijack_reason"],
    own: ofUser,
    key: ["t.id"],
    more: () => ({ by_support: sql`t.hijacked_by_user_id is not null`, reason: sql`t.hijack_reason` }),
  }),
  part("hijacks", {
    columns: ["reason", "created_at", "started_at", "expires_at", "ended_at"],
    without: ["id", "account_id", "by_user_id", "session_id", "code_hash", "code_expires_at"],
    own: ({ accountId }) => sql`t.account_id = ${accountId} and t.started_at is not null`,
  }),
  part("known_networks", {
    columns: ["seen_at"],
    without: ["user_id", "network"],
    own: ofUser,
    key: ["t.network"],
  }),
  part("totp_secrets", {
    columns: ["created_at", "confirmed_at"],
    without: ["user_id", "sealed_secret", "last_step"],
    own: ofUser,
    key: ["t.user_id"],
  }),
  part("recovery_codes", {
    columns: ["created_at", "used_at"],
    without: ["user_id", "code_hash"],
    own: ofUser,
    key: ["t.code_hash"],
  }),
  part("passkeys", {
    columns: ["id", "name", "transports", "created_at", "last_used_at"],
    without: ["user_id", "credential_id", "public_key", "counter"],
    own: ofUser,
  }),
  part("notification_preferences", {
    columns: ["verb", "enable", "changed_at"],
    without: ["account_id", "user_id"],
    own: ofMembership,
    key: ["t.verb"],
  }),
  part("notifications", {
    columns: ["id", "verb", "payload", "due_at", "sent_at", "created_at"],
    without: ["account_id", "dedupe_key"],
    own: ofAccount(),
  }),
  part("mail_outbox", {
    columns: [
      "id",
      "subject",
      "created_at",
      "send_after",
      "attempts",
      "sent_at",
      "failed_at",
      "bounced_at",
      "cancelled_at",
    ],
    // Mails that wait hold links that open the account.
    without: ["recipient", "message_id", "text", "html", "headers", "last_error"],
    own: ({ email }) => sql`lower(t.recipient) = lower(${email})`,
  }),
  part("mailing_list", {
    columns: [
      "email",
      "consented_at",
      "consent_wording",
      "language",
      "unsubscribed_at",
      "forwarded_at",
      "confirmed_at",
    ],
    without: ["id"],
    own: toAddress,
  }),
  part("weekly_list_subscriptions", {
    columns: ["email", "language", "consent_wording", "confirmed_at", "sent_week", "created_at"],
    without: ["id", "organization_id", "link_hash", "link_until"],
    own: ({ email }) => sql`lower(t.email) = lower(${email}) and t.confirmed_at is not null`,
    more: () => ({
      network: sql`(select a.business_name from accounts a where a.id = t.organization_id)`,
    }),
  }),
];
