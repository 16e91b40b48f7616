import { formatCount } from "../text/format.ts";
import type { Outcome } from "./journal-reader.ts";
import type { MemberRow } from "./member-row.ts";
import type { Candidate, Decision } from "./plan-row.ts";

export type RowStatus =
  | "created"
  | "exists"
  | "failed"
  | "withdrawn"
  | "invalid"
  | "matches"
  | "conflicts"
  | "perhaps the same"
  | "skipped"
  | "not sent"
  | "would be created"
  | "done before";

export interface ReportRow {
  line: number;
  email: string;
  business_name: string;
  status: RowStatus;
  account_id: number | null;
  slug: string | null;
  message: string;
  /** What a person decided on it. */
  decision: Decision | null;
  /** Businesses that it is perhaps the same as. */
  candidates: readonly Candidate[];
}

const LEFT = new Set<RowStatus>(["invalid", "matches", "conflicts", "perhaps the same", "skipped"]);

export type Counts = Partial<Record<RowStatus, number>>;

/** What became of every row of the file, in its order. */
export function reportRows(rows: readonly MemberRow[], outcomes: ReadonlyMap<string, Outcome>): ReportRow[] {
  return rows.map((row) => {
    const outcome = row.account && outcomes.get(row.account.email.toLowerCase());
    return {
      line: row.line,
      email: row.fields.email,
      business_name: row.fields.business_name,
      status: statusOf(row, outcome),
      account_id: outcome?.account_id ?? null,
      slug: outcome?.slug ?? null,
      message: row.account
        ? row.taken && outcome?.status === "exists"
          ? row.taken
          : (outcome?.message ?? "")
        : row.problems.join(" "),
      decision: row.decision ?? null,
      candidates: row.candidates ?? [],
    };
  });
}

const LEFT_AS: Record<NonNullable<MemberRow["left"]>, RowStatus> = {
  match: "exists",
  same: "matches",
  conflict: "conflicts",
  similar: "perhaps the same",
  skip: "skipped",
};

function leftAs({ left }: MemberRow): RowStatus {
  return left ? LEFT_AS[left] : "invalid";
}

const statusOf = (row: MemberRow, outcome: Outcome | undefined): RowStatus =>
  row.account ? (outcome?.status ?? "not sent") : leftAs(row);

/** What would happen to every row. */
export function planRows(rows: readonly MemberRow[], before: ReadonlyMap<string, Outcome>): ReportRow[] {
  return reportRows(rows, before).map((report, index) => {
    const { taken } = rows[index] as MemberRow;
    const status = plannedStatus(report.status, taken);
    const isUnchanged = status === "done before" || status === report.status;
    return { ...report, status, ...(!isUnchanged && { message: taken ?? "" }) };
  });
}

function plannedStatus(status: RowStatus, taken: string | undefined): RowStatus {
  if (status === "created" || status === "exists") return "done before";
  if (LEFT.has(status)) return status;
  return taken ? "exists" : "would be created";
}

/** The same, counted. */
export function countPlanned(rows: readonly MemberRow[], before: ReadonlyMap<string, Outcome>): Counts {
  const counts: Counts = {};
  for (const row of rows) {
    const outcome = row.account && before.get(row.account.email.toLowerCase());
    const status = plannedStatus(statusOf(row, outcome), row.taken);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
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
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([status, count]) => `${formatCount(count)} ${status}`);
  return parts.length > 0 ? parts.join(", ") : "nothing to do";
}
