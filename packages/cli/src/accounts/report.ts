import type { ImportResult } from "./import.ts";
import type { MemberRow } from "./read-members.ts";

export type RowStatus =
  | "created"
  | "exists"
  | "failed"
  | "invalid"
  | "not sent"
  | "would create"
  | "done before";

export interface ReportRow {
  line: number;
  email: string;
  business_name: string;
  status: RowStatus;
  account_id: number | null;
  slug: string | null;
  message: string;
}

export type Counts = Partial<Record<RowStatus, number>>;

/** What became of every row of the file, in its order. */
export function reportRows(rows: readonly MemberRow[], outcomes: ImportResult["outcomes"]): ReportRow[] {
  return rows.map((row) => {
    const outcome = row.account && outcomes.get(row.account.email.toLowerCase());
    return {
      line: row.line,
      email: row.fields.email,
      business_name: row.fields.business_name,
      status: row.account ? (outcome?.status ?? "not sent") : "invalid",
      account_id: outcome?.account_id ?? null,
      slug: outcome?.slug ?? null,
      message: row.account ? (outcome?.message ?? "") : row.problems.join(" "),
    };
  });
}

/** What would happen to every row. */
export function planRows(rows: readonly MemberRow[], before: ImportResult["outcomes"]): ReportRow[] {
  return reportRows(rows, before).map((row) => {
    if (row.status === "created" || row.status === "exists") return { ...row, status: "done before" };
    return row.status === "invalid" ? row : { ...row, status: "would create", message: "" };
  });
}

export function countRows(rows: readonly ReportRow[]): Counts {
  const counts: Counts = {};
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

export const REPORT_COLUMNS = [
  "line",
  "email",
  "business_name",
  "status",
  "account_id",
  "slug",
  "message",
] as const;

export function reportCells(row: ReportRow): string[] {
  return REPORT_COLUMNS.map((column) => String(row[column] ?? ""));
}

/** "3 created, 1 failed". */
export function countsText(counts: Counts): string {
  const parts = Object.entries(counts).map(([status, count]) => `${grouped(count)} ${status}`);
  return parts.length > 0 ? parts.join(", ") : "nothing to do";
}

/** "5,000". Without the platform's own formats, whose tables take longer to load than all else that a check does. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}
