import type { Schema } from "@foodshed/sdk";
import type { Locale } from "@foodshed/sdk/locale";
import type { Generated } from "kysely";
import type { Created, NullableTimestamp, Timestamp } from "./columns.ts";

export interface MessageTables {
  conversations: ConversationsTable;
  conversation_participants: ConversationParticipantsTable;
  messages: MessagesTable;
  message_files: MessageFilesTable;
  campaigns: CampaignsTable;
  campaign_recipients: CampaignRecipientsTable;
  recipient_groups: RecipientGroupsTable;
  recipient_group_members: RecipientGroupMembersTable;
  visitor_messages: VisitorMessagesTable;
}

export interface ConversationsTable {
  id: Generated<number>;
  title: Generated<string>;
  /** "low:high" of the two account ids. */
  pair_key: string;
  last_message_id: number | null;
  last_message_at: NullableTimestamp;
  created_at: Created;
}

export interface ConversationParticipantsTable {
  conversation_id: number;
  account_id: number;
  /** When this participant blocked the other; null when not blocked. */
  silenced_at: NullableTimestamp;
  /** Messages up to this one count as read. */
  last_read_message_id: Generated<number>;
  /** How many received messages are not read. */
  unread: Generated<number>;
  /** Places the conversation in this participant's list; null keeps an empty one, opened by the other, out of it. */
  last_message_at: NullableTimestamp;
}

export interface MessagesTable {
  id: Generated<number>;
  conversation_id: number;
  sender_account_id: number;
  sender_user_id: number | null;
  campaign_id: number | null;
  content: string;
  /** Support wrote it in the name of its sender. */
  hijacked: Generated<boolean>;
  created_at: Created;
  updated_at: Created;
  /** Since when administrators keep it from its recipient. */
  removed_at: NullableTimestamp;
}

export interface MessageFilesTable {
  message_id: number;
  file_id: number;
}

/** One message to many. */
export interface CampaignsTable {
  id: Generated<number>;
  sender_account_id: number;
  sender_user_id: number | null;
  content: string;
  recipients: number;
  created_at: Created;
  /** A call sent everything at once; the others are sent by the server. */
  kind: Generated<"call" | "message" | "nudge">;
  state: Generated<"running" | "paused" | "cancelled" | "finished">;
  /** The attachment. */
  file_id: number | null;
  /** When it begins; null for a call. */
  send_at: NullableTimestamp;
  /** When the daily limit lets it go on. */
  waits_until: NullableTimestamp;
  /** When the last portion was sent: campaigns take turns. */
  turn_at: NullableTimestamp;
  finished_at: NullableTimestamp;
  /** Support started it in the name of its sender. */
  hijacked: Generated<boolean>;
}

export interface CampaignRecipientsTable {
  campaign_id: number;
  /** Its place in the call, from 0. */
  position: number;
  account_id: number;
  message_id: number | null;
  state: Schema<"CampaignOutcome">;
  /** When a campaign of the server sent it; null for those of calls. */
  sent_at: NullableTimestamp;
  /** The mail about it. */
  mail_id: number | null;
}

/** Whom an account writes to again. */
export interface RecipientGroupsTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  /** Null for a list of accounts. */
  query: string | null;
  created_at: Timestamp;
}

export interface RecipientGroupMembersTable {
  group_id: number;
  account_id: number;
}

/** A message of somebody without an account, who confirms their address before it is sent. */
export interface VisitorMessagesTable {
  id: Generated<number>;
  token_hash: string;
  /** The business that it goes to. */
  account_id: number;
  name: string;
  email: string;
  content: string;
  language: Locale;
  created_at: Timestamp;
  expires_at: Timestamp;
  sent_at: NullableTimestamp;
}
