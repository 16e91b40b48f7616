import type { Schema } from "../contract.ts";

/** What may be wrong with what is reported, in the order in which it is offered. */
export const ABUSE_REPORT_REASONS = [
  "spam",
  "misleading",
  "offensive",
  "fraud",
  "illegal",
  "other",
] as const satisfies readonly Schema<"AbuseReportReason">[];
