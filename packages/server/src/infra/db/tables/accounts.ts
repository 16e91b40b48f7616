import type { Locale, LocalizedText } from "@foodshed/sdk/locale";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MemberRole } from "../../../core/member-role.ts";
import type { SecondFactorTables } from "./second-factors.ts";

type Timestamp = ColumnType<Date, Date | string, Date | string>;
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The tables that the platform itself keeps; `Tables` in tables.ts extends this. */
export interface PlatformTables extends SecondFactorTables {
  users: UsersTable;
  memberships: MembershipsTable;
  invitations: InvitationsTable;
  account_users: AccountUsersView;
  sessions: SessionsTable;
  hijacks: HijacksTable;
  one_time_tokens: OneTimeTokensTable;
  mail_outbox: MailOutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  throttle_hits: ThrottleHitsTable;
  rate_limit_windows: RateLimitWindowsTable;
  job_leases: JobLeasesTable;
  replication_heartbeats: ReplicationHeartbeatsTable;
  email_changes: EmailChangesTable;
  known_networks: KnownNetworksTable;
  settings: SettingsTable;
  public_changes: PublicChangesTable;
  running_counts: RunningCountsTable;
  account_name_ranges: AccountNameRangesTable;
  job_runs: JobRunsTable;
}

/** A person who can log in; `memberships` says for which businesses. */
export interface UsersTable {
  id: Generated<number>;
  /** The business that a login opens, if the person is with it still. */
  account_id: number;
  /** The person's own name, which may differ from the contact's of a business. Empty where they gave none. */
  first_name: Generated<string>;
  last_name: Generated<string>;
  /** As typed; unique without regard to case. */
  email: string;
  /** Argon2id in PHC form; null until an on-behalf account is claimed. */
  password_hash: string | null;
  /** Null until the address is confirmed. */
  activated_at: NullableTimestamp;
  /** Since when the person may log in for no business at all. */
  disabled_at: NullableTimestamp;
  is_admin: Generated<boolean>;
  /** A locale: of mails to the user, and of the site after a login. */
  language: Generated<Locale>;
  /** Whether the language was chosen in the settings. */
  language_chosen: Generated<boolean>;
  last_login_at: NullableTimestamp;
  /** Since when the login has a second step. */
  second_factor_at: NullableTimestamp;
  /** When an administrator without one loses the rights of administrators. */
  second_factor_due_at: NullableTimestamp;
  created_at: Timestamp;
}

/** Who acts for which business, and as what. */
export interface MembershipsTable {
  id: Generated<number>;
  user_id: number;
  account_id: number;
  role: MemberRole;
  created_at: Timestamp;
  /** Since when an administrator keeps the business closed. */
  disabled_at: NullableTimestamp;
  /** When mails about the business beyond the necessary ones were agreed to, and null when they were not. */
  email_consent_at: NullableTimestamp;
}

/** Who was asked by mail to act for a business. Open while it is neither accepted nor withdrawn. */
export interface InvitationsTable {
  id: Generated<number>;
  account_id: number;
  email: string;
  first_name: Generated<string>;
  last_name: Generated<string>;
  role: MemberRole;
  language: Locale;
  token_hash: string;
  invited_by_user_id: number | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: NullableTimestamp;
  accepted_by_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Also when a newer one for the same address took its place. */
  withdrawn_at: NullableTimestamp;
}

/** The people of each business, once for each of their businesses. Only read. */
export interface AccountUsersView {
  membership_id: ColumnType<number, never, never>;
  account_id: ColumnType<number, never, never>;
  role: ColumnType<MemberRole, never, never>;
  member_since: ColumnType<Date, never, never>;
  id: ColumnType<number, never, never>;
  email: ColumnType<string, never, never>;
  activated_at: ColumnType<Date | null, never, never>;
  /** Since when the person cannot log in for this business. */
  disabled_at: ColumnType<Date | null, never, never>;
  is_admin: ColumnType<boolean, never, never>;
  email_consent_at: ColumnType<Date | null, never, never>;
  language: ColumnType<Locale, never, never>;
  language_chosen: ColumnType<boolean, never, never>;
  last_login_at: ColumnType<Date | null, never, never>;
  first_name: ColumnType<string, never, never>;
  last_name: ColumnType<string, never, never>;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  created_at: Timestamp;
  last_used_at: Timestamp;
  expires_at: Timestamp;
  ended_at: NullableTimestamp;
  /** The administrator behind an impersonation. */
  hijacked_by_user_id: number | null;
  hijack_reason: string | null;
  /** What the program that logged in says of itself. */
  user_agent: ColumnType<string | null, string | null | undefined, never>;
}

/** The log of impersonations. Whether one has ended is in its session. */
export interface HijacksTable {
  id: Generated<number>;
  /** Whom the administrator acts for. */
  account_id: number;
  /** Null when that administrator is gone. */
  by_user_id: number | null;
  reason: string | null;
  /** Null until the one-time link is opened. */
  session_id: string | null;
  /** SHA-256 of the one-time link's code, hex; null when no link was asked for. */
  code_hash: string | null;
  code_expires_at: NullableTimestamp;
  created_at: Timestamp;
  started_at: NullableTimestamp;
  expires_at: Timestamp;
  /** When it ended, once its session is deleted. */
  ended_at: NullableTimestamp;
}

export type TokenPurpose =
  | "activate"
  | "claim_activation"
  | "claim_password"
  | "reset_password"
  | "change_email"
  | "stop_email_change";

export interface OneTimeTokensTable {
  /** SHA-256 of the token, hex. */
  token_hash: string;
  user_id: number;
  purpose: TokenPurpose;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
  created_at: Timestamp;
}

export interface MailOutboxTable {
  id: Generated<number>;
  message_id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: JSONColumnType<Record<string, string>>;
  created_at: Timestamp;
  send_after: Timestamp;
  attempts: Generated<number>;
  last_error: string | null;
  sent_at: NullableTimestamp;
  /** Set when sending was given up. */
  failed_at: NullableTimestamp;
  /** Set, together with `failed_at`, when the mail server refused the address for good. */
  bounced_at: NullableTimestamp;
  /** Set, together with `failed_at`, when an administrator took it back. */
  cancelled_at: NullableTimestamp;
}

/** The last runs of jobs. */
export interface JobRunsTable {
  id: Generated<number>;
  job: string;
  started_at: Timestamp;
  milliseconds: number;
  /** Null for a run that was done. */
  error: string | null;
  /** The message of ours that `error` is in English: its id and values. */
  error_text: JSONColumnType<
    { id: string; values: LocalizedText["values"] } | null,
    string | null | undefined,
    string | null
  >;
  /** Whether it ended because something that the job needs was away; `error` says what. */
  waited: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  /** The account, or the address of a visitor. */
  scope: string;
  operation: string;
  key: string;
  body_hash: string;
  /** Null while the first request is still at work. */
  status: number | null;
  answer: string | null;
  created_at: Timestamp;
}

export interface ThrottleHitsTable {
  throttle: string;
  subject: string;
  at: Timestamp;
}

/** Which process runs a job that one runs for all. */
export interface JobLeasesTable {
  job: string;
  holder: string | null;
  held_until: Timestamp | null;
  ran_at: Timestamp | null;
}

/** One row, by which replicas tell how late they are and whom they follow. */
export interface ReplicationHeartbeatsTable {
  id: Generated<number>;
  at: Timestamp;
  timeline: string;
}

/** What all processes counted of a short window. */
export interface RateLimitWindowsTable {
  key: string;
  hits: number;
  ends_at: Timestamp;
}

/** An address that a user wants to log in with, until the link that was mailed to it is opened. It claims nothing. */
export interface EmailChangesTable {
  user_id: number;
  email: string;
  /** Goes on when the address changes, while the user's other sessions end. */
  session_id: string;
  requested_at: Timestamp;
  expires_at: Timestamp;
}

/** Networks of earlier logins to an account. */
export interface KnownNetworksTable {
  user_id: number;
  /** A keyed hash. */
  network: string;
  seen_at: Timestamp;
}

export interface SettingsTable {
  key: string;
  value: ColumnType<unknown, string, string>;
}

/** Written by the database alone. */
export interface PublicChangesTable {
  /** The transaction that wrote something visitors are shown. */
  changed: ColumnType<string, never, never>;
  changed_at: Timestamp;
}

/** Differences that make up the counts of a counter by their sum. Triggers write them. */
export interface RunningCountsTable {
  id: ColumnType<string, never, never>;
  counter: string;
  key: number;
  amount: number;
}

/** Ranges of the names of accounts, each up to the next. */
export interface AccountNameRangesTable {
  id: ColumnType<number, never, never>;
  low: string;
}
