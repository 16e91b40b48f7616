import { readFileSync, rmSync } from "node:fs";
import { CliError, EXIT } from "../errors.ts";

/**
 * What became of a row: `exists` when the address had an account before, `failed` when the server refused it, `withdrawn` when
 * the account was taken back before anybody claimed it.
 */
export interface Outcome {
  status: "created" | "exists" | "failed" | "withdrawn";
  account_id?: number;
  slug?: string;
  message?: string;
}

/** Whether there is nothing left to do. What the server refused once may have been mended in the file or on the server. */
export function isDone({ status }: Outcome): boolean {
  return status === "created" || status === "exists";
}

export interface JournalHead {
  journal: 1;
  run: string;
  server: string;
}

export type JournalEntry = Outcome & { email: string; key: string };

export interface KnownJournal {
  run: string;
  outcomes: Map<string, Outcome>;
  /** How often each address's account was taken back. */
  withdrawals: Map<string, number>;
  /** Bytes of the whole lines: what a kill left of the last one is not counted. */
  bytes: number;
}

/** What a journal holds; undefined when there is none yet. Fails when it is damaged or of another server. */
export function readJournal(path: string, server: string): KnownJournal | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw new CliError(EXIT.failed, `The journal ${path} cannot be read: ${(error as Error).message}`);
  }
  const whole = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.subarray(0, whole).toString("utf8").split("\n").slice(0, -1);
  const damaged = () =>
    new CliError(
      EXIT.failed,
      `${path} is no journal of an import, or is damaged.`,
      "Name another with --journal, or remove it to begin anew: addresses that have an account are not created twice.",
    );
  // Killed before even the head was written: nothing was sent yet.
  if (lines.length === 0 && whole === 0) {
    rmSync(path);
    return undefined;
  }
  try {
    const [head, ...entries] = lines.map((line) => JSON.parse(line) as unknown) as [
      JournalHead,
      ...JournalEntry[],
    ];
    if (head.journal !== 1 || typeof head.run !== "string") throw damaged();
    if (head.server !== server) {
      const next = `Name another with --journal, or import to that server: --server ${head.server}`;
      throw new CliError(EXIT.usage, `The journal ${path} is of an import to ${head.server}.`, next);
    }
    const outcomes = new Map(entries.map(({ email, key: _, ...outcome }) => [email, outcome]));
    const withdrawals = new Map<string, number>();
    for (const { email, status } of entries) {
      if (status === "withdrawn") withdrawals.set(email, (withdrawals.get(email) ?? 0) + 1);
    }
    return { run: head.run, outcomes, withdrawals, bytes: whole };
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw damaged();
  }
}
