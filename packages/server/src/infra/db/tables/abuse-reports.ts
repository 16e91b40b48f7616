import type { Generated } from "kysely";
import type { NullableTimestamp, Timestamp } from "./columns.ts";

export interface AbuseReportTables {
  abuse_reports: AbuseReportsTable;
}

/** What somebody has reported to the administrators. */
export interface AbuseReportsTable {
  id: Generated<number>;
  /** What gathers the reports of the same thing. */
  case_id: number;
  kind: "profile" | "classified" | "message";
  /** Of the profile, classified or message, which may be gone by now. */
  target_id: number;
  /** Whose it is. */
  account_id: number;
  /** Null for a visitor. */
  reporter_account_id: number | null;
  reason: "spam" | "misleading" | "offensive" | "fraud" | "illegal" | "other";
  details: string;
  /** The beginning of what was reported, as it was then. */
  excerpt: string;
  created_at: Timestamp;
  /** Null while it waits. */
  decision: "upheld" | "dismissed" | null;
  note: Generated<string>;
  decided_at: NullableTimestamp;
  decided_by_user_id: number | null;
}
