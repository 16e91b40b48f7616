import { readdirSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import type { Schema } from "@foodshed/sdk";
import { CliError, EXIT } from "../errors.ts";
import { tidyMemory } from "../tidy-memory.ts";
import type { UpdateField } from "./update-fields.ts";
import type { FieldState, FieldUpdate, PlannedRow } from "./update-plan.ts";
import { lastWholeLine, wholeLines } from "./whole-lines.ts";

const TIDY_EVERY = 1000;

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

export type FieldOutcome = Pick<FieldUpdate, "state" | "message">;

export interface UpdateRun {
  path: string;
  head: RunHead;
  rows: RunRow[];
  /** What became of each field, by account. */
  done: Map<number, Map<UpdateField, FieldOutcome>>;
  undone: Map<number, Map<UpdateField, FieldOutcome>>;
  finished: boolean;
  /** Bytes of complete lines, without a last line that a kill left incomplete. */
  bytes: number;
}

/** Reads a run; undefined for a file that is none, or that was killed before its plan was whole, when nothing was sent yet. */
export function readRunFile(path: string): UpdateRun | undefined {
  let run: UpdateRun | undefined;
  let planned = false;
  for (const { line, end } of readLines(path)) {
    if (!run) {
      if (!("updates" in line)) return undefined;
      run = { path, head: line, rows: [], done: new Map(), undone: new Map(), finished: false, bytes: end };
      continue;
    }
    run.bytes = end;
    if ("plan" in line) run.rows.push(line.plan);
    else if ("planned" in line) planned = true;
    else if ("done" in line) note(run.done, line.done, line.changes);
    else if ("undone" in line) note(run.undone, line.undone, line.changes);
    else if ("finished" in line) run.finished = true;
  }
  return planned ? run : undefined;
}

function* readLines(path: string): Generator<{ line: RunLine; end: number }> {
  const lines = wholeLines(path);
  for (let count = 0; ; count += 1) {
    const { value } = nextLine(path, lines);
    if (!value) return;
    yield { line: parseLine(path, value.text), end: value.end };
    if (count % TIDY_EVERY === 0) tidyMemory();
  }
}

function nextLine(path: string, lines: ReturnType<typeof wholeLines>) {
  try {
    return lines.next();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { value: undefined };
    throw new CliError(EXIT.failed, `The run ${path} cannot be read: ${(error as Error).message}`);
  }
}

function parseLine(path: string, text: string): RunLine {
  try {
    return JSON.parse(text) as RunLine;
  } catch {
    throw new CliError(
      EXIT.failed,
      `${path} is damaged.`,
      "Move it away: then the next run starts from the beginning.",
    );
  }
}

/** Whether a run has come to its end, or was taken back since, by its last line alone. */
export function isOver(path: string): boolean {
  const last = lastWholeLine(path);
  return last !== undefined && /^\{"(?:finished|undone)":/.test(last);
}

/** Most fields end in one of a few ways, of which each is kept once. */
const PLAIN = new Map<FieldState, FieldOutcome>();

function plainOutcome(state: FieldState): FieldOutcome {
  const known = PLAIN.get(state) ?? { state, message: null };
  PLAIN.set(state, known);
  return known;
}

/** Keeps what became of fields. Their values are in the plan. */
export function note(noted: UpdateRun["done"], account: number, changes: readonly FieldUpdate[]): void {
  const fields = noted.get(account) ?? new Map<UpdateField, FieldOutcome>();
  for (const { field, state, message } of changes)
    fields.set(field, message === null ? plainOutcome(state) : { state, message });
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
