import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Schema } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";
import type { UpdateField } from "./update-fields.ts";
import type { FieldUpdate, PlannedRow } from "./update-plan.ts";

/** What a run sets out from. The same command with the same file goes on with a run that was interrupted. */
export interface RunHead {
  updates: 1;
  run: string;
  server: string;
  started_at: string;
  source: { file: string; sha256: string };
  overwrite: boolean;
  as_of?: string;
}

/** A profile that the run changes, with the planned fields. */
export type RunRow = Pick<PlannedRow, "line" | "version" | "changes"> & {
  account: Schema<"AccountRef">;
  /** Whether an import made the account, and takes it back as a whole. */
  made?: boolean;
};

export type RunLine =
  | RunHead
  | { plan: RunRow }
  | { planned: number }
  | { done: number; changes: FieldUpdate[] }
  | { undone: number; changes: FieldUpdate[] }
  | { finished: true };

export interface UpdateRun {
  path: string;
  head: RunHead;
  rows: RunRow[];
  /** What became of each field, by account. */
  done: Map<number, Map<UpdateField, FieldUpdate>>;
  undone: Map<number, Map<UpdateField, FieldUpdate>>;
  finished: boolean;
  /** Bytes of complete lines, without a last line that a kill left incomplete. */
  bytes: number;
}

/** Reads a run; undefined for a file that is none, or that was killed before its plan was whole, when nothing was sent yet. */
export function readRunFile(path: string): UpdateRun | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CliError(EXIT.failed, `The run ${path} cannot be read: ${(error as Error).message}`);
  }
  const whole = bytes.lastIndexOf(0x0a) + 1;
  let lines: RunLine[];
  try {
    lines = bytes
      .subarray(0, whole)
      .toString("utf8")
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  } catch {
    throw new CliError(
      EXIT.failed,
      `${path} is damaged.`,
      "Move it away: then the next run starts from the beginning.",
    );
  }
  const [head] = lines;
  if (!head || !("updates" in head)) return undefined;
  const run: UpdateRun = {
    path,
    head,
    rows: [],
    done: new Map(),
    undone: new Map(),
    finished: false,
    bytes: whole,
  };
  let planned = false;
  for (const line of lines.slice(1)) {
    if ("plan" in line) run.rows.push(line.plan);
    else if ("planned" in line) planned = true;
    else if ("done" in line) note(run.done, line.done, line.changes);
    else if ("undone" in line) note(run.undone, line.undone, line.changes);
    else run.finished = true;
  }
  return planned ? run : undefined;
}

export function note(noted: UpdateRun["done"], account: number, changes: readonly FieldUpdate[]): void {
  const fields = noted.get(account) ?? new Map<UpdateField, FieldUpdate>();
  for (const change of changes) fields.set(change.field, change);
  noted.set(account, fields);
}

/** The runs of a file with a server, beside it, the first one first. */
export function runPathsOf(file: string, server: string): string[] {
  const start = `${stemOf(file, server)}.update-`;
  const numbers = readdirSync(dirname(file))
    .filter((name) => name.startsWith(start) && name.endsWith(".jsonl"))
    .map((name) => Number(name.slice(start.length, -".jsonl".length)))
    .filter((number) => Number.isInteger(number));
  return numbers.sort((a, b) => a - b).map((number) => join(dirname(file), `${start}${number}.jsonl`));
}

/** The path of the next run of a file. */
export function nextRunPath(file: string, server: string): string {
  const last = runPathsOf(file, server).at(-1);
  const number = last ? Number(/-(\d+)\.jsonl$/.exec(last)?.[1]) + 1 : 1;
  return join(dirname(file), `${stemOf(file, server)}.update-${number}.jsonl`);
}

/** The result of each field stands beside the run. */
export const resultPathOf = (run: string) => run.replace(/\.jsonl$/, ".csv");

function stemOf(file: string, server: string): string {
  const host = new URL(server).host.replaceAll(/[^A-Za-z0-9.-]/g, "-");
  return `${basename(file, extname(file))}.${host}`;
}
