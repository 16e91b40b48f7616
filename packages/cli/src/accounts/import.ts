import type { FoodshedClient, FoodshedError } from "@foodshed/sdk";
import { type CliError, callError } from "../errors.ts";
import type { Progress, ProgressView } from "../progress/progress.ts";
import { workThrough } from "../work/work-through.ts";
import { createAccount } from "./create.ts";
import type { Journal } from "./journal.ts";
import { isDone, type Outcome } from "./journal-file.ts";
import type { NewAccount } from "./new-account.ts";

export interface ImportOptions {
  client: FoodshedClient;
  journal: Journal;
  server: string;
  /** How many accounts are asked for at a time. */
  concurrency: number;
  signal: AbortSignal;
  show: ProgressView["show"];
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
  { client, journal, server, signal, show, concurrency, attempts = 6 }: ImportOptions,
): Promise<ImportResult> {
  const tally = { created: 0, exists: 0, failed: 0 };
  let done = 0;
  let waitingUntil: number | undefined;
  const tell = () => show(progressOf(accounts.length, done, tally, waitingUntil));
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
  tell();

  const stopped = await workThrough(
    left,
    {
      concurrency,
      signal,
      attempts,
      onWait: (until) => {
        waitingUntil = until;
        tell();
      },
    },
    async (account, patience) => {
      const created = await createAccount(client, account, journal.key(account), patience);
      if (created.status === "error" && !isRefusal(created.error)) return callError(created.error, server);
      const outcome = outcomeOf(created);
      journal.record(account, outcome);
      count(outcome);
      tell();
      return undefined;
    },
  );

  const outcomes = new Map<string, Outcome>();
  for (const { email } of accounts) {
    const outcome = journal.outcome(email);
    if (outcome) outcomes.set(email.toLowerCase(), outcome);
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
