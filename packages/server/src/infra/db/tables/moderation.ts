import type { Schema } from "@foodshed/sdk";
import type { ColumnType, Generated } from "kysely";
import type { Json, NullableTimestamp, Timestamp } from "./columns.ts";

export interface ModerationTables {
  moderation_cases: ModerationCasesTable;
  moderation_decisions: ModerationDecisionsTable;
  moderation_appeals: ModerationAppealsTable;
  moderation_signals: ModerationSignalsTable;
}

/** A thing that was reported, once or by several. At most one case about it waits. */
export interface ModerationCasesTable {
  id: Generated<number>;
  kind: Schema<"AbuseReportKind">;
  /** Of the profile, classified or message, which may be gone by now. */
  target_id: number;
  /** Whose it is. */
  account_id: number;
  /** What was reported, as it was at the first report. */
  content: string;
  /** Sorts the queue. */
  urgency: Generated<number>;
  opened_at: Timestamp;
  /** Null while it waits. */
  decided_at: NullableTimestamp;
  reopened_at: NullableTimestamp;
  reopened_by_user_id: Generated<number | null>;
  reopen_reason: Generated<string>;
}

/** What was done about a case. At most one decision of a case stands. */
export interface ModerationDecisionsTable {
  id: Generated<number>;
  case_id: number;
  account_id: number;
  outcome: Schema<"ModerationOutcome">;
  reason: Schema<"ModerationReason">;
  note: string;
  /** The end of a suspension. */
  until: NullableTimestamp;
  /** What a reversal needs to make everything as it was. */
  undo: Json<ModerationUndo>;
  decided_at: Timestamp;
  decided_by_user_id: number | null;
  /** When it was reversed, or another took its place. */
  ended_at: NullableTimestamp;
  /** Of the link by which owners of a disabled account appeal. */
  appeal_token_hash: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ModerationUndo {
  /** Who could read the attachments of a removed message. */
  readers?: { file_id: number; account_id: number }[];
  /** The account was disabled by something else before. */
  wasDisabled?: boolean;
}

/** What the author says against a decision, once. */
export interface ModerationAppealsTable {
  id: Generated<number>;
  decision_id: number;
  account_id: number;
  user_id: number | null;
  words: string;
  made_at: Timestamp;
  /** Null while it waits. */
  outcome: "upheld" | "reversed" | null;
  note: Generated<string>;
  decided_at: NullableTimestamp;
  decided_by_user_id: number | null;
}

/** What was noticed about a thing. It sorts cases and does nothing. */
export interface ModerationSignalsTable {
  id: Generated<number>;
  kind: Schema<"AbuseReportKind">;
  target_id: number;
  account_id: number;
  code: Schema<"ModerationUrgencyCode">;
  count: number;
  minutes: number | null;
  weight: number;
  noticed_at: Timestamp;
}
