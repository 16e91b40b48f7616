import { readFileSync } from "node:fs";
import type { Schema } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";
import type { NewAccount } from "./new-account.ts";

/** What would happen to one row: the server's word on it, or `error` for what cannot be asked for. */
export interface PlanRow {
  /** The line of the members file. */
  line: number;
  email: string;
  business_name: string;
  outcome: Schema<"PlannedAccount">["outcome"];
  /** Why it would not simply be created. */
  message: string | null;
  /** The account that it matches or conflicts with. */
  account: Schema<"AccountRef"> | null;
  /** The mail that would be sent. */
  mail: Schema<"PlannedMail"> | null;
  /** What would be asked for; null when the row has errors. */
  request: NewAccount | null;
}

export interface Plan {
  plan: 1;
  server: string;
  made_at: string;
  /** Who made it. */
  by: string;
  source: { file: string; sha256: string };
  counts: Partial<Record<PlanRow["outcome"], number>>;
  rows: PlanRow[];
}

/** Reads a plan that was written for this server. */
export function readPlan(path: string, server: string): Plan {
  let plan: Partial<Plan>;
  try {
    plan = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new CliError(
      EXIT.input,
      missing ? `There is no file ${path}.` : `${path} cannot be read as a plan.`,
      "Make one with: foodshed accounts import members.csv --plan plan.json",
    );
  }
  if (plan.plan !== 1 || !Array.isArray(plan.rows) || typeof plan.server !== "string") {
    throw new CliError(
      EXIT.input,
      `${path} is no plan.`,
      "Make one with: foodshed accounts import members.csv --plan plan.json",
    );
  }
  if (plan.server !== server) {
    throw new CliError(
      EXIT.input,
      `The plan ${path} was made for ${plan.server}.`,
      `Apply it there (--server ${plan.server}), or make one for ${server}.`,
    );
  }
  return plan as Plan;
}

export function countPlan(rows: readonly PlanRow[]): Plan["counts"] {
  const counts: Plan["counts"] = {};
  for (const { outcome } of rows) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

const WORDS: Record<PlanRow["outcome"], string> = {
  create: "to create",
  match: "with an account",
  conflict: "in conflict",
  error: "with errors",
};

/** "3 to create, 1 in conflict". */
export function planText(counts: Plan["counts"]): string {
  const parts = (Object.keys(WORDS) as PlanRow["outcome"][])
    .filter((outcome) => counts[outcome])
    .map((outcome) => `${counts[outcome]} ${WORDS[outcome]}`);
  return parts.length > 0 ? parts.join(", ") : "nothing to do";
}
