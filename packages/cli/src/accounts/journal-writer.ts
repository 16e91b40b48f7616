import { createHash, randomUUID } from "node:crypto";
import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from "node:fs";
import { acquireLock, releaseLock } from "../lock-file.ts";
import {
  type JournalEntry,
  type JournalHeader,
  type KnownJournal,
  type Outcome,
  readJournal,
  type Source,
} from "./journal-reader.ts";
import type { NewAccount } from "./new-account.ts";
import type { Decision } from "./plan-row.ts";

const sorted = (account: NewAccount) => Object.entries(account).sort(([a], [b]) => (a < b ? -1 : 1));

/** What a decision is kept under: the content of its row, in this run. */
export function decisionKey(run: string, account: NewAccount): string {
  return createHash("sha256")
    .update(JSON.stringify(["decision", run, ...sorted(account)]))
    .digest("hex")
    .slice(0, 40);
}

/**
 * Records the outcome of each row, one line per row, so that an interrupted import can resume. The run's id is on disk before the
 * first request, and each row's idempotency key derives from it: a row whose response was lost is retried under the same key.
 */
export class JournalWriter {
  readonly path: string;
  readonly resumed: boolean;
  readonly #run: string;
  readonly #file: number;
  readonly #outcomes: Map<string, Outcome>;
  readonly #withdrawals: Map<string, number>;
  readonly #keys: Map<string, string>;

  private constructor(path: string, file: number, run: string, known: KnownJournal | undefined) {
    this.path = path;
    this.#file = file;
    this.#run = run;
    this.#outcomes = known?.outcomes ?? new Map();
    this.#withdrawals = known?.withdrawals ?? new Map();
    this.#keys = known?.keys ?? new Map();
    this.resumed = known !== undefined && known.outcomes.size > 0;
  }

  /** Opens the journal for writing, or begins it. Fails when another process has it, or it is of another server or source. */
  static open(path: string, server: string, source?: Source): JournalWriter {
    acquireLock(path);
    try {
      const known = readJournal(path, server, source);
      const file = openSync(path, known ? "r+" : "wx", 0o600);
      const run = known?.run ?? randomUUID();
      if (known) ftruncateSync(file, known.bytes);
      else {
        const head: JournalHeader = { journal: 1, run, server, ...(source && { source }) };
        writeSync(file, `${JSON.stringify(head)}\n`);
        fsyncSync(file);
      }
      const journal = new JournalWriter(path, file, run, known);
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

  /** The idempotency key of a row. It is stable within a run and changes when the row is edited or its account withdrawn. */
  key(account: NewAccount): string {
    const round = this.#withdrawals.get(account.email.toLowerCase());
    const content = JSON.stringify([this.#run, ...(round ? [round] : []), ...sorted(account)]);
    return createHash("sha256").update(content).digest("hex").slice(0, 40);
  }

  /** Whether a row's account was made of other data than the row has now. */
  isOfOtherData(account: NewAccount): boolean {
    const key = this.#keys.get(account.email.toLowerCase());
    return this.outcome(account.email)?.status === "created" && key !== this.key(account);
  }

  record(account: NewAccount, outcome: Outcome): void {
    this.#append({ email: account.email.toLowerCase(), key: this.key(account), ...outcome });
  }

  /** Records the withdrawal of a row's account. */
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

  /** Records a person's decision on a row. */
  recordDecision(account: NewAccount, decision: Decision): void {
    this.#write({ email: account.email.toLowerCase(), key: decisionKey(this.#run, account), decision });
  }

  #write(entry: object): void {
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    writeSync(this.#file, line, 0, line.length, this.#position);
    if (this.#position !== null) this.#position += line.length;
  }

  #append({ email, key, ...outcome }: JournalEntry): void {
    this.#write({ email, key, ...outcome });
    this.#outcomes.set(email, outcome);
    this.#keys.set(email, key);
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
    releaseLock(this.path);
  }
}
