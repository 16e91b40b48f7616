import type { FoodshedClient, FoodshedError } from "@foodshed/sdk";
import { CliError, callError } from "../errors.ts";
import type { Progress, ProgressView } from "../progress/progress.ts";
import { isServerError } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { isDone, type Outcome } from "./journal-reader.ts";
import type { JournalWriter } from "./journal-writer.ts";
import type { NewAccount } from "./new-account.ts";
import { signUp } from "./sign-up.ts";

const OTHER_DATA = "The account was made of other data; the row was changed since, and that was not sent.";

export interface SignUpPoolOptions {
  client: FoodshedClient;
  journal: JournalWriter;
  server: string;
  /** Concurrent sign-up calls. */
  concurrency: number;
  signal: AbortSignal;
  show: ProgressView["show"];
  /** Attempts per row when the server cannot be reached or is busy. */
  attempts?: number;
}

export interface SignUpPoolResult {
  outcomes: Map<string, Outcome>;
  /** Why the import ended before its last row; the rows without an outcome were not created. */
  stopped?: CliError;
}

/**
 * Creates every account that the journal does not have yet. Each outcome is in the journal before its worker takes the next row.
 * Stops early when interrupted, not allowed, or unable to reach the server.
 */
export async function signUpAll(
  accounts: readonly NewAccount[],
  { client, journal, server, signal, show, concurrency, attempts = 6 }: SignUpPoolOptions,
): Promise<SignUpPoolResult> {
  const tally = { created: 0, exists: 0, failed: 0 };
  let done = 0;
  let waitingUntil: number | undefined;
  const showProgress = () => show(progressOf(accounts.length, done, tally, waitingUntil));
  const count = ({ status }: Outcome) => {
    done += 1;
    if (status !== "withdrawn") tally[status] += 1;
  };

  const left: NewAccount[] = [];
  for (const account of accounts) {
    const known = journal.outcome(account.email);
    if (known && isDone(known)) count(known);
    else left.push(account);
  }
  showProgress();

  const stopped = await runWorkerPool(
    left,
    {
      concurrency,
      signal,
      attempts,
      onWait: (until) => {
        waitingUntil = until;
        showProgress();
      },
    },
    async (account, policy) => {
      const created = await signUp(client, account, journal.key(account), policy);
      if (created.status === "error" && !isRefusal(created.error))
        return stopAt(account, created.error, server);
      const outcome = outcomeOf(created);
      journal.record(account, outcome);
      count(outcome);
      showProgress();
      return undefined;
    },
  );

  const outcomes = new Map<string, Outcome>();
  for (const account of accounts) {
    const outcome = journal.outcome(account.email);
    if (!outcome) continue;
    const message = journal.isOfOtherData(account) ? OTHER_DATA : outcome.message;
    outcomes.set(account.email.toLowerCase(), { ...outcome, ...(message && { message }) });
  }
  return { outcomes, ...(stopped && { stopped }) };
}

function progressOf(
  total: number,
  done: number,
  { created, exists, failed }: { created: number; exists: number; failed: number },
  waitingUntil: number | undefined,
): Progress {
  return {
    title: "Creating accounts",
    total,
    done,
    tallies: [
      { label: "created", count: created, tone: "good" },
      { label: "had an account", count: exists },
      { label: "failed", count: failed, tone: "bad" },
    ],
    waitingUntil,
  };
}

/** Whether the server refused this one row, so that the others may still go through. */
function isRefusal({ kind, status }: FoodshedError): boolean {
  return kind === "problem" && (status === 400 || status === 409 || status === 422);
}

/** Why the import ends. Where the server fails again and again, the row that it failed at is named: it may be the one that it chokes on. */
function stopAt({ email }: NewAccount, error: FoodshedError, server: string): CliError {
  const { exitCode, message, next } = callError(error, server);
  return new CliError(exitCode, message, next, isServerError(error) ? [`It failed at ${email}.`] : []);
}

function outcomeOf(created: Awaited<ReturnType<typeof signUp>>): Outcome {
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
