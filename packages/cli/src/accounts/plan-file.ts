import { createHash } from "node:crypto";
import { tidyMemory } from "../tidy-memory.ts";
import type { PlanOutcome, PlanRow } from "./plan-row.ts";

/** The version of the format. A tool reads plans of its own version only. */
export const PLAN_VERSION = 3;

export interface Plan {
  plan: typeof PLAN_VERSION;
  /** SHA-256 of all that follows but the rows' decisions. Identifies the plan and detects edits. */
  hash: string;
  /** Whether accounts are created, or existing profiles updated. */
  purpose: "import" | "update";
  server: string;
  made_at: string;
  /** Who made it. */
  by: string;
  /** The members file, from the plan's folder, and its content at that time. */
  source: { file: string; sha256: string };
  counts: Partial<Record<PlanOutcome, number>>;
  rows: PlanRow[];
}

/** The plan with its hash. */
export function withHash({ plan, ...content }: Omit<Plan, "hash">): Plan {
  return { plan, hash: hashOf(content), ...content };
}

export function hashOf({ rows, ...head }: Omit<Plan, "plan" | "hash">): string {
  return hashRows(head, rows);
}

/** Row by row, so that a plan of thousands of mails is not in memory once more. */
export function hashRows(head: Omit<Plan, "plan" | "hash" | "rows">, rows: Iterable<PlanRow>): string {
  const hash = createHash("sha256").update(JSON.stringify(head));
  let count = 0;
  for (const { decision: _, ...row } of rows) {
    hash.update(`\n${JSON.stringify(row)}`);
    if (++count % 500 === 0) tidyMemory();
  }
  return hash.digest("hex");
}

export function countPlan(rows: readonly Pick<PlanRow, "outcome">[]): Plan["counts"] {
  const counts: Plan["counts"] = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Each outcome after its count, in the order of the screens. */
export const OUTCOME_LABELS: Record<PlanOutcome, string> = {
  create: "to create",
  update: "to update",
  match: "with an account",
  similar: "perhaps the same",
  conflict: "in conflict",
  error: "with errors",
};

/** "3 to create, 1 in conflict". */
export function planText(counts: Plan["counts"]): string {
  const parts = (Object.keys(OUTCOME_LABELS) as PlanOutcome[])
    .filter((outcome) => counts[outcome])
    .map((outcome) => `${counts[outcome]} ${OUTCOME_LABELS[outcome]}`);
  return parts.length > 0 ? parts.join(", ") : "nothing to do";
}
