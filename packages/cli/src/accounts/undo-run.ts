import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { confirm } from "../prompt.ts";
import { retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { JournalWriter } from "./journal-writer.ts";
import { type Run, readRun } from "./read-run.ts";

export interface UndoFlags {
  yes?: boolean;
  dryRun?: boolean;
  concurrency: number;
}

interface Undone {
  email: string;
  account_id: number;
  slug: string | undefined;
  status: "would be withdrawn" | "withdrawn" | "claimed" | "failed" | "not tried";
  message?: string;
}

/** Takes back the unclaimed accounts of a run: what `accounts undo` does. */
export async function undoRun(context: CommandContext, flags: UndoFlags, file: string): Promise<void> {
  const { output, server } = context;
  const run = readRun(context, file);
  const { journalPath, created } = run;
  const rows = new Map<string, Undone>(
    [...created].map(([email, { account_id, slug }]) => [
      email,
      { email, account_id, slug, status: flags.dryRun ? "would be withdrawn" : "not tried" },
    ]),
  );
  if (flags.dryRun || rows.size === 0) return report(context, journalPath, rows, flags.dryRun === true);

  await confirm(context, `Withdraw ${pluralize(rows.size, "account")} on ${server}, as far as unclaimed?`, {
    agreed: flags.yes,
    instead: "--yes",
    otherwise: "Nothing was withdrawn.",
  });
  const stopped = await withdrawAll(context, run, rows, flags.concurrency);
  report(context, journalPath, rows, false);
  if (stopped) {
    const next = [stopped.next, "The same command goes on where this one ended."].filter(Boolean).join("\n");
    throw new CliError(stopped.exitCode, stopped.message, next);
  }
  const failed = [...rows.values()].filter(({ status }) => status === "failed");
  if (failed.length > 0) {
    throw new CliError(
      EXIT.partial,
      `${pluralize(failed.length, "account")} could not be withdrawn.`,
      "Run the same command again.",
      failed.slice(0, 20).map(({ email, message }) => `${email}: ${message}`),
    );
  }
  const claimed = [...rows.values()].filter(({ status }) => status === "claimed").length;
  if (claimed > 0) {
    output.note(`${pluralize(claimed, "account")} stayed: claimed accounts belong to their businesses.`);
  }
}

async function withdrawAll(
  context: CommandContext,
  { journalPath, created }: Run,
  rows: Map<string, Undone>,
  concurrency: number,
): Promise<CliError | undefined> {
  const { server, signal } = context;
  const { client } = await connectAs(context);
  const journal = JournalWriter.open(journalPath, server);
  const tally = { withdrawn: 0, claimed: 0, failed: 0 };
  let waitingUntil: number | undefined;
  try {
    return await withProgress(context, async (show) => {
      const showProgress = () =>
        show({
          title: "Withdrawing accounts",
          total: created.size,
          done: tally.withdrawn + tally.claimed + tally.failed,
          tallies: [
            { label: "withdrawn", count: tally.withdrawn, tone: "good" },
            { label: "claimed, left", count: tally.claimed },
            { label: "failed", count: tally.failed, tone: "bad" },
          ],
          waitingUntil,
        });
      showProgress();
      const onWait = (until: number | undefined) => {
        waitingUntil = until;
        showProgress();
      };
      return await runWorkerPool(
        created,
        { concurrency, signal, onWait },
        async ([email, outcome], policy) => {
          const { account_id } = outcome;
          const { error } = await retry(
            () => client.POST("/accounts/withdraw_account/", { body: { account_id } }),
            policy,
          );
          const row = rows.get(email) as Undone;
          // Gone already: an earlier run was killed before it could note that.
          if (!error || error.status === 404) {
            journal.recordWithdrawal(email, outcome);
            row.status = "withdrawn";
          } else if (error.status === 409) row.status = "claimed";
          else if (error.status === 403) {
            row.status = "failed";
            row.message = error.message;
          } else return callError(error, server);
          tally[row.status as keyof typeof tally] += 1;
          showProgress();
          return undefined;
        },
      );
    });
  } finally {
    journal.close();
  }
}

function report(
  { output, server }: CommandContext,
  journal: string,
  rows: Map<string, Undone>,
  dryRun: boolean,
): void {
  const counts: Partial<Record<Undone["status"], number>> = {};
  for (const { status } of rows.values()) counts[status] = (counts[status] ?? 0) + 1;
  const said = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  const text = said.length > 0 ? said.join(", ") : "the run has no account to withdraw";
  output.result(
    { server, dry_run: dryRun, counts, journal, rows: [...rows.values()] },
    `On ${server}: ${text}.${dryRun ? " Nothing was withdrawn." : ""}`,
  );
}
