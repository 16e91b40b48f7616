import type { Locale } from "@foodshed/sdk/locale";
import type { NotificationVerb } from "@foodshed/sdk/vocabulary";
import type { ColumnType, Generated } from "kysely";
import type { Created, Day, Json, NullableTimestamp, Timestamp } from "./columns.ts";

export interface MarketplaceTables {
  classifieds: ClassifiedsTable;
  deleted_classifieds: DeletedClassifiedsTable;
  connections: ConnectionsTable;
  notification_preferences: NotificationPreferencesTable;
  notifications: NotificationsTable;
  activities: ActivitiesTable;
  profile_views: ProfileViewsTable;
  profile_view_totals: ProfileViewTotalsTable;
  mailing_list: MailingListTable;
  mailing_list_requests: MailingListRequestsTable;
  weekly_list_subscriptions: WeeklyListSubscriptionsTable;
  audit_entries: AuditEntriesTable;
  audit_chain: AuditChainTable;
}

export interface ClassifiedsTable {
  id: Generated<number>;
  /** The business that the classified is for. */
  account_id: number;
  /** Who posted it: the business itself or a manager. */
  poster_account_id: number | null;
  poster_user_id: number | null;
  title: string;
  description: string;
  /** Of title and text, chosen or recognized; null where neither is certain. */
  language: Generated<Locale | null>;
  /** Title and text in the other language. */
  title_translation: Generated<string>;
  description_translation: Generated<string>;
  /** True for Wanted, false for For Sale. */
  looking_for: boolean;
  category: number;
  needed_by: Timestamp;
  /** When it ends, while a decision of the administrators hides it: it then has ended for every reader. */
  needed_by_before_hiding: NullableTimestamp;
  image_key: string | null;
  expiry_notified_at: NullableTimestamp;
  created_at: Created;
  updated_at: Created;
}

/** What is left of a deleted classified. */
export interface DeletedClassifiedsTable {
  id: number;
  /** Perhaps deleted, too. */
  account_id: number;
  deleted_at: Created;
}

/** A membership, or the request for one, between an organization and another business. */
export interface ConnectionsTable {
  id: Generated<number>;
  organization_id: number;
  account_id: number;
  requested_by_account_id: number;
  /** The organization may edit the business's profile once the connection is accepted. */
  manage: Generated<boolean>;
  state: "requested" | "accepted" | "denied";
  created_at: Created;
  answered_at: NullableTimestamp;
  /** Accepted, and the business is published: it is one of the members that visitors see. The database fills this. */
  is_shown: ColumnType<boolean, never, never>;
  /** A shown member has a picture. The database fills this. */
  is_pictured: ColumnType<boolean, never, never>;
}

/** What mails a person wants about one of their businesses. */
export interface NotificationPreferencesTable {
  user_id: number;
  account_id: number;
  verb: number;
  enable: boolean;
  changed_at: Created;
}

/** Payloads hold ids: the words are made when the mail is. */
export type NotificationPayload =
  | { message: number }
  | { classified: number }
  | { connection: number }
  | { certificate: number }
  | { since: string; until: string };

export interface NotificationsTable {
  id: Generated<number>;
  account_id: number;
  verb: NotificationVerb;
  payload: Json<NotificationPayload>;
  /** Two causes with one key make one mail. */
  dedupe_key: string | null;
  due_at: Timestamp;
  sent_at: NullableTimestamp;
  created_at: Created;
}

export interface ActivitiesTable {
  id: Generated<number>;
  verb: string;
  actor_account_id: number;
  /** Who of the business did it; null where nobody knows, and where it was support. */
  actor_user_id: ColumnType<number | null, number | null | undefined, number | null>;
  /** Everybody of the business who did it that day, the first one first. Some may be gone. */
  actor_user_ids: Generated<number[]>;
  actee_account_id: number | null;
  actee_classified_id: number | null;
  day: Day;
  created_at: Created;
}

/** One row per profile, day and viewer; `viewer` is an account or a hash that changes every day. */
export interface ProfileViewsTable {
  account_id: number;
  day: Day;
  viewer: string;
  /** False for the devices of those who count by their account, or not at all. */
  counted: Generated<boolean>;
}

export interface ProfileViewTotalsTable {
  account_id: number;
  views: Generated<number>;
}

export interface MailingListTable {
  id: Generated<number>;
  email: string;
  consented_at: Timestamp;
  consent_wording: string;
  /** A locale: the one that the request preferred. Null when it named none. */
  language: Locale | null;
  unsubscribed_at: NullableTimestamp;
  forwarded_at: NullableTimestamp;
  /** When the link of a mail to the address was followed; null where none was asked for. */
  confirmed_at: NullableTimestamp;
}

/** A subscription that waits for the link of its mail to be followed. */
export interface MailingListRequestsTable {
  token_hash: string;
  email: string;
  language: Locale;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: NullableTimestamp;
}

/** Who gets a network's weekly list by mail. Who leaves it has no row any more. */
export interface WeeklyListSubscriptionsTable {
  id: Generated<number>;
  organization_id: number;
  email: string;
  language: Locale;
  /** Of the link that the last mail with one has. */
  link_hash: string | null;
  link_until: NullableTimestamp;
  /** The sentence that the person agreed to. */
  consent_wording: string | null;
  confirmed_at: NullableTimestamp;
  /** The Monday of the last week of which nothing more is to be sent. */
  sent_week: Day | null;
  created_at: Timestamp;
}

/** A write on behalf of another account, or during an impersonation. */
export interface AuditEntriesTable {
  id: Generated<number>;
  at: Created;
  operation: string;
  /** This and the users may be gone by now; their numbers are given to nobody else. */
  account_id: number | null;
  actor_user_id: number | null;
  hijacked_by_user_id: number | null;
  session_id: string | null;
  request_id: string | null;
  /** Erased with the account. */
  details: Json<Record<string, unknown>>;
  /** The entry's place in the chain. The database fills this and the columns below at the commit. */
  seq: ColumnType<string | null, never, never>;
  /** Null once the details are erased. */
  details_salt: ColumnType<string | null, never, null>;
  details_digest: ColumnType<string | null, never, never>;
  hash: ColumnType<string | null, never, never>;
}

/** The end of the chain of audit entries, and what it begins after. No row, or one. */
export interface AuditChainTable {
  id: Generated<boolean>;
  last_seq: ColumnType<string, never, never>;
  last_hash: ColumnType<string, never, never>;
  /** The last entry that was deleted for its age; 0 and an empty hash when none was. */
  deleted_seq: ColumnType<string, never, string>;
  deleted_hash: ColumnType<string, never, string>;
}
