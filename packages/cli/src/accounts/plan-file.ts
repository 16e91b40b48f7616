import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Schema } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";
import { isRegularFile } from "./import-files.ts";
import type { NewAccount } from "./new-account.ts";

/** The planned outcome of a row: the server's, or `error` for an invalid row. */
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
  /** The sign-up request; null when the row has errors. */
  request: NewAccount | null;
}

export interface Plan {
  plan: 2;
  /** SHA-256 of all that follows. Identifies the plan and detects edits. */
  hash: string;
  server: string;
  made_at: string;
  /** Who made it. */
  by: string;
  /** The members file, from the plan's folder, and its content at that time. */
  source: { file: string; sha256: string };
  counts: Partial<Record<PlanRow["outcome"], number>>;
  rows: PlanRow[];
}

/** The plan with its hash. */
export function withHash(plan: Omit<Plan, "hash">): Plan {
  const { plan: version, ...content } = plan;
  return { plan: version, hash: hashOf(content), ...content };
}

const hashOf = (content: Omit<Plan, "plan" | "hash">) =>
  createHash("sha256").update(JSON.stringify(content)).digest("hex");

/** The hash that a file names as its plan's; undefined when it is no plan. */
export function planHash(path: string): string | undefined {
  try {
    const { hash, rows } = JSON.parse(readFileSync(path, "utf8")) as Partial<Plan>;
    return Array.isArray(rows) && typeof hash === "string" ? hash : undefined;
  } catch {
    return undefined;
  }
}

/** Fails when the members file changed after the plan was made. Ignores a missing file. */
export function assertSourceUnchanged(path: string, { source }: Plan): void {
  const file = resolve(dirname(path), source.file);
  if (!existsSync(file) || !isRegularFile(file)) return;
  if (createHash("sha256").update(readFileSync(file)).digest("hex") === source.sha256) return;
  throw new CliError(
    EXIT.input,
    `${source.file} was changed after the plan was made. Nothing was sent.`,
    `Plan again: foodshed accounts import ${source.file} --plan ${path}\nOr carry out the plan as it was made: --as-planned`,
  );
}

/** Reads a plan. Fails when it is for another server or was edited. */
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
  if (typeof plan.plan !== "number" || !Array.isArray(plan.rows) || typeof plan.server !== "string") {
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
  const { plan: version, hash, ...content } = plan as Plan;
  if (version !== 2 || hash !== hashOf(content)) {
    throw new CliError(
      EXIT.input,
      version === 2
        ? `${path} was edited after it was made.`
        : `${path} was made by another version of foodshed.`,
      `Mend the members file instead, and plan again: foodshed accounts import ${content.source?.file ?? "members.csv"} --plan ${path}`,
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
