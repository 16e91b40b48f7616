import { connectAsAccountCreator } from "../accounts/create-with-journal.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { confirm } from "../prompt.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { pluralize } from "../text/format.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { inBatches } from "./batches.ts";
import { countResults } from "./report-updates.ts";
import type { FieldOutcome, RunRow, UpdateRun } from "./run-file.ts";
import { RunWriter } from "./run-writer.ts";
import { type ProfileChanges, sendChanges } from "./send-changes.ts";

interface UndoFlags {
  yes?: boolean;
  dryRun?: boolean;
  concurrency: number;
}

type UndoStatus =
  | "would be taken back"
  | "taken back"
  | "changed since"
  | "not changed"
  | "refused"
  | "not tried"
  | "stays";

const BATCH = 25;

/** Takes back what a run changed, as far as nobody changed it since: what `accounts undo` does with a run of updates. */
export async function undoUpdates(
  context: CommandContext,
  run: UpdateRun,
  { yes, dryRun = false, concurrency }: UndoFlags,
): Promise<void> {
  const { server, output } = context;
  const { profiles, fields } = countToUndo(run);
  if (!dryRun && profiles > 0) {
    await confirm(
      context,
      `Take back ${pluralize(fields, "field")} of ${pluralize(profiles, "profile")} on ${server}, as far as nobody changed them since?`,
      { agreed: yes, instead: "--yes", otherwise: "Nothing was changed." },
    );
  }
  const stopped = dryRun ? undefined : await takeBack(context, run, concurrency);
  const results = resultsOf(run, dryRun);
  const counts = countResults(results);
  const said = Object.entries(counts).map(([status, count]) => `${count} ${status}`);
  output.result(
    { server, dry_run: dryRun, counts, run: run.path, rows: results },
    `On ${server}: ${said.length > 0 ? said.join(", ") : "the run has nothing to take back"}.${dryRun ? " Nothing was changed." : ""}`,
  );
  if (results.some(({ status }) => status === "stays"))
    output.note("Memberships stay: end them with foodshed connections remove.");
  if (stopped) {
    const next = [stopped.next, "The same command goes on where this one ended."].filter(Boolean).join("\n");
    throw new CliError(stopped.exitCode, stopped.message, next);
  }
  const refused = results.filter(({ status }) => status === "refused");
  if (refused.length > 0) {
    throw new CliError(
      EXIT.partial,
      `${pluralize(refused.length, "field")} could not be taken back.`,
      undefined,
      refused.slice(0, 20).map(({ slug, field, message }) => `${slug}: ${field}: ${message ?? ""}`),
    );
  }
}

/** The fields of each profile as they are to be set back. */
function profilesToUndo(run: UpdateRun): ProfileChanges[] {
  return run.rows
    .map((row): ProfileChanges => ({ account_id: row.account.id, fields: fieldsToUndo(run, row) }))
    .filter(({ fields }) => fields.length > 0);
}

function countToUndo(run: UpdateRun) {
  const counts = run.rows.map((row) => fieldsToUndo(run, row).length).filter((count) => count > 0);
  return { profiles: counts.length, fields: counts.reduce((sum, count) => sum + count, 0) };
}

/** What the run changed, or may have changed before it was killed, the other way round. */
export function fieldsToUndo(run: UpdateRun, { account, changes }: RunRow): ProfileChanges["fields"] {
  return changes
    .filter(({ field }) => field !== "organizations" && !run.undone.get(account.id)?.has(field))
    .filter(({ field }) => wasChanged(run.done.get(account.id)?.get(field)))
    .map(({ field, before, after }) => ({ field, before: after, after: before }));
}

/** Of a field without a result the answer was lost, or it was never sent: comparing tells. */
const wasChanged = (result: FieldOutcome | undefined) =>
  result === undefined || result.state === "change" || result.state === "same";

/** Sets back what nobody changed since. @returns why it ended early */
export async function takeBack(
  context: CommandContext,
  run: UpdateRun,
  concurrency: number,
): Promise<CliError | undefined> {
  const profiles = profilesToUndo(run);
  if (profiles.length === 0) return undefined;
  const { server, signal } = context;
  const { client } = await connectAsAccountCreator(context);
  const writer = RunWriter.resume(run);
  try {
    return await withProgress(context, async (show) => {
      let done = 0;
      const showProgress = () => show({ title: "Taking updates back", total: profiles.length, done });
      showProgress();
      return await runWorkerPool(
        inBatches(profiles, BATCH),
        { concurrency, signal },
        async (batch, policy) => {
          const results = await sendChanges(client, batch, { overwrite: false, policy, server });
          if (results instanceof CliError) return results;
          for (const [account, changes] of results) writer.recordUndone(account, changes);
          done += batch.length;
          showProgress();
          tidyMemory();
          return undefined;
        },
      );
    });
  } finally {
    writer.close();
  }
}

export type UndoneField = ReturnType<typeof resultsOf>[number];

export function resultsOf(run: UpdateRun, dryRun: boolean) {
  return run.rows.flatMap(({ account, changes }) =>
    changes
      .filter(({ field }) => wasChanged(run.done.get(account.id)?.get(field)))
      .map(({ field, before, after }) => {
        const result = run.undone.get(account.id)?.get(field);
        const wasDone = run.done.get(account.id)?.has(field) === true;
        const status: UndoStatus =
          field === "organizations"
            ? "stays"
            : result
              ? statusOf(result, wasDone)
              : dryRun
                ? "would be taken back"
                : "not tried";
        return {
          id: account.id,
          slug: account.slug,
          field,
          before: after,
          after: before,
          status,
          message: result?.message ?? null,
        };
      }),
  );
}

/** A field that the run changed and that holds its former value again was taken back by a call whose answer was lost. */
function statusOf({ state }: FieldOutcome, wasDone: boolean): UndoStatus {
  if (state === "change" || (state === "same" && wasDone)) return "taken back";
  if (state === "same") return "not changed";
  return state === "changed_since" ? "changed since" : "refused";
}
