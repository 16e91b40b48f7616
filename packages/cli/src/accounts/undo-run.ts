import type { CommandContext } from "../command-context.ts";
import { CliError, callError, EXIT } from "../errors.ts";
import { countFields, factsToUndo, undoFacts, undoneFields } from "../facts/undo-facts.ts";
import { withProgress } from "../progress/open-progress.ts";
import { confirm } from "../prompt.ts";
import { retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { findUpdateRun } from "../updates/find-update-run.ts";
import { countResults } from "../updates/report-updates.ts";
import type { UpdateRun } from "../updates/run-file.ts";
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

/** Takes back the unclaimed accounts, or the updates, of a run: what `accounts undo` does. */
export async function undoRun(context: CommandContext, flags: UndoFlags, file: string): Promise<void> {
  const { output, server } = context;
  const update = findUpdateRun(context, file);
  if (update) {
    const { undoUpdates } = await import("../updates/undo-updates.ts");
    return undoUpdates(context, update, flags);
  }
  const run = readRun(context, file);
  const { journalPath, created } = run;
  const rows = new Map<string, Undone>(
    [...created].map(([email, { account_id, slug }]) => [
      email,
      { email, account_id, slug, status: flags.dryRun ? "would be withdrawn" : "not tried" },
    ]),
  );
  const facts = factsToUndo(journalPath);
  const fields = countFields(facts);
  if (flags.dryRun || rows.size + fields === 0)
    return report(context, { journalPath, rows, facts, dryRun: flags.dryRun === true });

  const accounts = `withdraw ${pluralize(rows.size, "account")} on ${server}, as far as unclaimed`;
  const updates = `take back ${pluralize(fields, "field")} of other profiles, as far as nobody changed them since`;
  const parts = [...(rows.size > 0 ? [accounts] : []), ...(fields > 0 ? [updates] : [])].join(", and ");
  await confirm(context, `${parts[0]?.toUpperCase()}${parts.slice(1)}?`, {
    agreed: flags.yes,
    instead: "--yes",
    otherwise: "Nothing was withdrawn.",
  });
  const stopped =
    (await undoFacts(context, { journalPath, runs: facts, concurrency: flags.concurrency })) ??
    (rows.size > 0 ? await withdrawAll(context, run, rows, flags.concurrency) : undefined);
  report(context, { journalPath, rows, facts, dryRun: false });
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

interface UndoReport {
  journalPath: string;
  rows: Map<string, Undone>;
  facts: readonly UpdateRun[];
  dryRun: boolean;
}

function report({ output, server }: CommandContext, { journalPath, rows, facts, dryRun }: UndoReport): void {
  const counts: Partial<Record<Undone["status"], number>> = {};
  for (const { status } of rows.values()) counts[status] = (counts[status] ?? 0) + 1;
  const said = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  const text = said.length > 0 ? said.join(", ") : "the run has no account to withdraw";
  const fields = undoneFields(facts, dryRun);
  const updates = fields.length > 0 ? { counts: countResults(fields), rows: fields } : null;
  const fieldsSaid = Object.entries(updates?.counts ?? {}).map(([status, count]) => `${count} ${status}`);
  output.result(
    { server, dry_run: dryRun, counts, journal: journalPath, rows: [...rows.values()], updates },
    `On ${server}: ${text}.${updates ? ` Fields of other profiles: ${fieldsSaid.join(", ")}.` : ""}${dryRun ? " Nothing was withdrawn." : ""}`,
  );
}
