import { setTimeout as sleep } from "node:timers/promises";
import type { FoodshedClient, FoodshedError } from "@foodshed/sdk";
import { CliError, callError, EXIT } from "../errors.ts";
import { createAccount } from "./create.ts";
import type { Journal } from "./journal.ts";
import type { Outcome } from "./journal-file.ts";
import type { NewAccount } from "./new-account.ts";

export interface Progress {
  total: number;
  /** Rows with an outcome, those of an earlier run included. */
  done: number;
  created: number;
  exists: number;
  failed: number;
  /** Set while the server has asked to wait: milliseconds since 1970 until when. */
  waitingUntil?: number;
}

export interface ImportOptions {
  client: FoodshedClient;
  journal: Journal;
  server: string;
  /** How many accounts are asked for at a time. */
  concurrency: number;
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
  /** Attempts per row when the server cannot be reached or is busy. */
  attempts?: number;
}

export interface ImportResult {
  outcomes: Map<string, Outcome>;
  /** Why the import ended before its last row; the rows without an outcome were not created. */
  stopped?: CliError;
}

/**
 * Asks for every account that the journal does not have yet. Each answer is in the journal before the next row begins in its place. Ends early
 * when going on makes no sense: interrupted, not allowed, or the server out of reach.
 */
export async function importAccounts(
  accounts: readonly NewAccount[],
  options: ImportOptions,
): Promise<ImportResult> {
  const { client, journal, server, signal, onProgress, concurrency, attempts = 6 } = options;
  const progress: Progress = { total: accounts.length, done: 0, created: 0, exists: 0, failed: 0 };
  const count = (outcome: Outcome) => {
    progress.done += 1;
    progress[outcome.status] += 1;
  };

  const left: NewAccount[] = [];
  for (const account of accounts) {
    const known = journal.outcome(account.email);
    // What the server refused once may have been mended in the file or on the server.
    if (known && known.status !== "failed") count(known);
    else left.push(account);
  }
  onProgress({ ...progress });

  let stopped: CliError | undefined;
  let gate: Promise<void> | undefined;
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);

  // One row that is told to wait makes all wait: the limit is the server's, not the row's.
  const pause = (milliseconds: number, error: FoodshedError): Promise<void> => {
    const shared = error.retryAfter !== undefined;
    const wait = sleep(milliseconds, undefined, { signal: ended }).catch(() => {});
    if (!shared) return wait;
    gate ??= wait.then(() => {
      gate = undefined;
      onProgress({ ...progress });
    });
    onProgress({ ...progress, waitingUntil: Date.now() + milliseconds });
    return gate;
  };

  const queue = left[Symbol.iterator]();
  const worker = async () => {
    for (const account of queue) {
      while (gate) await gate;
      if (ended.aborted) return;
      const created = await createAccount(client, account, journal.key(account), {
        signal: ended,
        attempts,
        pause,
      });
      if (created.status === "error" && !isRefusal(created.error)) {
        stopped ??= callError(created.error, server);
        stop.abort();
        return;
      }
      const outcome = outcomeOf(created);
      journal.record(account, outcome);
      count(outcome);
      onProgress({ ...progress });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));

  if (signal.aborted) stopped = new CliError(EXIT.interrupted, "Interrupted.");
  const outcomes = new Map<string, Outcome>();
  for (const { email } of accounts) {
    const outcome = journal.outcome(email);
    if (outcome) outcomes.set(email.toLowerCase(), outcome);
  }
  return { outcomes, ...(stopped && { stopped }) };
}

/** Whether the server refused this one row, so that the others may still go through. */
function isRefusal({ kind, status }: FoodshedError): boolean {
  return kind === "problem" && (status === 400 || status === 409 || status === 422 || status === 500);
}

function outcomeOf(created: Awaited<ReturnType<typeof createAccount>>): Outcome {
  if (created.status === "created") {
    const { id, slug } = created.user.account;
    return { status: "created", account_id: id, slug };
  }
  if (created.status === "exists")
    return { status: "exists", message: "The address has an account already." };
  const { message, errors } = created.error;
  const sentences = Object.values(errors ?? {}).flat();
  return { status: "failed", message: sentences.length > 0 ? sentences.join(" ") : message };
}
