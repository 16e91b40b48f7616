import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { releaseLock, takeLock } from "../work/lock.ts";
import {
  type JournalEntry,
  type JournalHead,
  type KnownJournal,
  type Outcome,
  readJournal,
} from "./journal-file.ts";
import type { NewAccount } from "./new-account.ts";

/**
 * What has been done of an import, one line per row, so that it can go on after it was stopped at any point. The run's id is on
 * disk before the first request, and each row's idempotency key follows from it: a row whose answer was lost is asked for again
 * with the same key, and the server does it once.
 */
export class Journal {
  readonly path: string;
  readonly resumed: boolean;
  readonly #run: string;
  readonly #file: number;
  readonly #outcomes: Map<string, Outcome>;
  readonly #withdrawals: Map<string, number>;

  private constructor(path: string, file: number, run: string, known: KnownJournal | undefined) {
    this.path = path;
    this.#file = file;
    this.#run = run;
    this.#outcomes = known?.outcomes ?? new Map();
    this.#withdrawals = known?.withdrawals ?? new Map();
    this.resumed = known !== undefined;
  }

  /** Opens the journal for writing, or begins it. Fails when another process has it, or it is another server's. */
  static open(path: string, server: string): Journal {
    takeLock(path);
    try {
      const known = readJournal(path, server);
      const file = openSync(path, known ? "r+" : "wx", 0o600);
      const run = known?.run ?? randomUUID();
      if (known) ftruncateSync(file, known.bytes);
      else {
        const head: JournalHead = { journal: 1, run, server };
        writeSync(file, `${JSON.stringify(head)}\n`);
        fsyncSync(file);
      }
      const journal = new Journal(path, file, run, known);
      journal.#position = known?.bytes ?? null;
      return journal;
    } catch (error) {
      releaseLock(path);
      throw error;
    }
  }

  /** Where the next line goes; null once the file's own position is right. */
  #position: number | null = null;

  outcome(email: string): Outcome | undefined {
    return this.#outcomes.get(email.toLowerCase());
  }

  /** Every row that the journal knows, by address in lower case. */
  get outcomes(): ReadonlyMap<string, Outcome> {
    return this.#outcomes;
  }

  /**
   * The idempotency key of a row: the same for the same row of the same run, another once the row was changed or its account taken
   * back.
   */
  key(account: NewAccount): string {
    const round = this.#withdrawals.get(account.email.toLowerCase());
    const content = JSON.stringify([
      this.#run,
      ...(round ? [round] : []),
      ...Object.entries(account).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    return createHash("sha256").update(content).digest("hex").slice(0, 40);
  }

  record(account: NewAccount, outcome: Outcome): void {
    this.#append({ email: account.email.toLowerCase(), key: this.key(account), ...outcome });
  }

  /** Notes that a row's account was taken back. */
  recordWithdrawal(email: string, { account_id, slug }: Outcome): void {
    this.#append({
      email,
      key: "",
      status: "withdrawn",
      ...(account_id && { account_id }),
      ...(slug && { slug }),
    });
    this.#withdrawals.set(email, (this.#withdrawals.get(email) ?? 0) + 1);
  }

  #append({ email, key, ...outcome }: JournalEntry): void {
    const line = Buffer.from(`${JSON.stringify({ email, key, ...outcome })}\n`);
    writeSync(this.#file, line, 0, line.length, this.#position);
    if (this.#position !== null) this.#position += line.length;
    this.#outcomes.set(email, outcome);
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
    releaseLock(this.path);
  }
}
