import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { inBatches } from "./batches.ts";
import { changeMemberships } from "./change-memberships.ts";
import type { RunRow } from "./run-file.ts";
import type { RunWriter } from "./run-writer.ts";
import { type ProfileChanges, sendChanges } from "./send-changes.ts";
import type { FieldUpdate } from "./update-plan.ts";

/** Profiles in one call: each is saved by itself, so that a lost connection loses little time. */
const BATCH = 25;

export interface CarryOutOptions {
  client: FoodshedClient;
  concurrency: number;
}

/**
 * Changes what a run has planned and not done yet. Each result is in the run's file before the worker goes on.
 * @returns why it ended early; undefined when every profile was looked at
 */
export async function carryOut(
  context: CommandContext,
  writer: RunWriter,
  { client, concurrency }: CarryOutOptions,
): Promise<CliError | undefined> {
  const { server, signal } = context;
  const { run } = writer;
  const { overwrite, as_of } = run.head;
  const isOpen = ({ account }: RunRow, { field }: FieldUpdate) => !run.done.get(account.id)?.has(field);
  const openFields = (row: RunRow) => row.changes.filter((change) => isOpen(row, change));
  const profilesWith = (isWanted: (change: FieldUpdate) => boolean) =>
    run.rows
      .map(
        (row): ProfileChanges => ({
          account_id: row.account.id,
          ...(row.version !== undefined ? { version: row.version } : as_of && { as_of }),
          fields: openFields(row).filter((change) => change.field !== "organizations" && isWanted(change)),
        }),
      )
      .filter(({ fields }) => fields.length > 0);
  const profiles = profilesWith((change) => !change.overwrite);
  // A call overwrites in all of its profiles or in none.
  const overwritten = profilesWith((change) => change.overwrite === true);
  const joining = run.rows.filter((row) => openFields(row).some(({ field }) => field === "organizations"));

  const stopped = await withProgress(context, async (show) => {
    const total = run.rows.length;
    let done = total - new Set([...profiles, ...overwritten].map(({ account_id }) => account_id)).size;
    const tally = { changed: 0, left: 0, failed: 0 };
    let waitingUntil: number | undefined;
    const showProgress = () =>
      show({
        title: "Updating profiles",
        total,
        done: Math.min(done, total),
        tallies: [
          { label: "fields changed", count: tally.changed, tone: "good" },
          { label: "left", count: tally.left },
          { label: "refused", count: tally.failed, tone: "bad" },
        ],
        waitingUntil,
      });
    const onWait = (until: number | undefined) => {
      waitingUntil = until;
      showProgress();
    };
    const record = (account: number, changes: FieldUpdate[]) => {
      writer.recordDone(account, changes);
      for (const { state } of changes) {
        if (state === "invalid") tally.failed += 1;
        else if (state === "changed_since") tally.left += 1;
        else tally.changed += 1;
      }
    };
    showProgress();
    for (const [part, overwrites] of [
      [profiles, overwrite],
      [overwritten, true],
    ] as const) {
      const failed = await runWorkerPool(
        inBatches(part, BATCH),
        { concurrency, signal, onWait },
        async (batch, policy) => {
          const results = await sendChanges(client, batch, { overwrite: overwrites, policy, server });
          if (results instanceof CliError) return results;
          for (const [account, changes] of results) record(account, changes);
          done += batch.length;
          showProgress();
          tidyMemory();
          return undefined;
        },
      );
      if (failed) return failed;
    }
    return await runWorkerPool(joining, { concurrency: 1, signal, onWait }, async (row, policy) => {
      const change = row.changes.find(({ field }) => field === "organizations") as FieldUpdate;
      const result = await changeMemberships(row, change, { client, policy, server });
      if (result instanceof CliError) return result;
      record(row.account.id, [result]);
      showProgress();
      return undefined;
    });
  });
  if (!stopped) writer.recordFinished();
  return stopped;
}
