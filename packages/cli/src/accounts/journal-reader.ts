import { readFileSync, rmSync } from "node:fs";
import { CliError, EXIT } from "../errors.ts";
import type { Decision } from "./plan-row.ts";

/**
 * The outcome of a row: `exists` when the address had an account before, `failed` when the server refused it, `withdrawn` when the
 * unclaimed account was withdrawn.
 */
export interface Outcome {
  status: "created" | "exists" | "failed" | "withdrawn";
  account_id?: number;
  slug?: string;
  message?: string;
}

/** Whether the row is finished. Refused rows are retried, as the file or the server may have been corrected. */
export function isDone({ status }: Outcome): boolean {
  return status === "created" || status === "exists";
}

/** The source of a journal: a members file by name, or a plan by hash. */
export type Source = { file: string } | { plan: string };

export interface JournalHeader {
  journal: 1;
  run: string;
  server: string;
  source?: Source;
}

export type JournalEntry = Outcome & { email: string; key: string };

/** A line with a person's decision on a row, which is named by its key: a row that changes has to be decided again. */
export interface DecisionEntry {
  email: string;
  key: string;
  decision: Decision;
}

export interface KnownJournal {
  run: string;
  outcomes: Map<string, Outcome>;
  /** Decisions by the key of the row. */
  decisions: Map<string, Decision>;
  /** The last idempotency key of each address. */
  keys: Map<string, string>;
  /** The number of withdrawals by address. */
  withdrawals: Map<string, number>;
  /** Bytes of complete lines, without a last line that a kill left incomplete. */
  bytes: number;
}

/** Reads a journal; undefined when there is none. Fails when it is damaged, or of another server or source. */
export function readJournal(path: string, server: string, source?: Source): KnownJournal | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CliError(
      EXIT.failed,
      `The journal ${path} cannot be read: ${(error as Error).message}`,
      "Make it readable for you, or name another: --journal",
    );
  }
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, whole).toString("utf8").split("\n").slice(0, -1);
  const damaged = () =>
    new CliError(
      EXIT.failed,
      `${path} is no journal of an import, or is damaged.`,
      "Name another with --journal, or remove it to begin again: addresses that have an account are not created twice.",
    );
  // Killed before even the head was written: nothing was sent yet.
  if (lines.length === 0 && whole === 0) {
    rmSync(path);
    return undefined;
  }
  try {
    const [head, ...all] = lines.map((line) => JSON.parse(line) as unknown) as [
      JournalHeader,
      ...(JournalEntry | DecisionEntry)[],
    ];
    const entries = all.filter((entry): entry is JournalEntry => "status" in entry);
    if (head.journal !== 1 || typeof head.run !== "string") throw damaged();
    if (head.server !== server) {
      const next = `Name another with --journal, or import to that server: --server ${head.server}`;
      throw new CliError(EXIT.usage, `The journal ${path} is of an import to ${head.server}.`, next);
    }
    refuseOtherSource(path, head.source, source);
    const outcomes = new Map(entries.map(({ email, key: _, ...outcome }) => [email, outcome]));
    const keys = new Map(entries.map(({ email, key }) => [email, key]));
    const decisions = new Map(
      all.flatMap((entry) => ("decision" in entry ? [[entry.key, entry.decision] as const] : [])),
    );
    const withdrawals = new Map<string, number>();
    for (const { email, status } of entries) {
      if (status === "withdrawn") withdrawals.set(email, (withdrawals.get(email) ?? 0) + 1);
    }
    return { run: head.run, outcomes, decisions, keys, withdrawals, bytes: whole };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw damaged();
  }
}

function refuseOtherSource(path: string, known: Source | undefined, wanted: Source | undefined): void {
  if (!known || !wanted || JSON.stringify(known) === JSON.stringify(wanted)) return;
  const nameOf = (source: Source) => ("plan" in source ? "another plan" : source.file);
  throw new CliError(
    EXIT.usage,
    `The journal ${path} is of ${nameOf(known)}.`,
    "Leave --journal out, or name a file that is not there yet. The results of two runs never mix.",
  );
}
