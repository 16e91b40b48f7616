import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { CliError, callError } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { type RetryPolicy, retry } from "../requests/retry.ts";
import { runWorkerPool } from "../requests/worker-pool.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { inBatches } from "./batches.ts";
import type { UpdateRow } from "./read-updates.ts";
import { isUpdateField, type UpdateField, type UpdateValue } from "./update-fields.ts";
import type { FieldUpdate, PlannedRow } from "./update-plan.ts";

export interface PlanOptions {
  client: FoodshedClient;
  concurrency: number;
  /** Lists of the file are added instead of being the whole lists. */
  addToLists: boolean;
  overwrite: boolean;
  /** When the file was made, for rows without a version. */
  asOf?: string | undefined;
  /** What is kept of a row once the server has answered; all of it by default. */
  keep?: (row: PlannedRow) => PlannedRow;
}

/** Profiles that the server looks at in one call. */
const BATCH = 200;

/** Asks the server what each row would change. Changes nothing. */
export async function planUpdates(
  context: CommandContext,
  rows: readonly UpdateRow[],
  options: PlanOptions,
): Promise<PlannedRow[]> {
  const { keep = (row) => row } = options;
  const planned = new Map<UpdateRow, PlannedRow>();
  for (const row of rows) planned.set(row, unasked(row));
  const asked = rows.filter(
    ({ problems, account, newWithRoles }) =>
      problems.length === 0 && (account !== undefined || newWithRoles !== undefined),
  );
  await withProgress(context, async (show) => {
    let done = 0;
    const showProgress = () => {
      if (asked.length > BATCH) show({ title: "Comparing with the profiles", total: asked.length, done });
    };
    showProgress();
    const stopped = await runWorkerPool(
      inBatches(asked, BATCH),
      { concurrency: options.concurrency, signal: context.signal },
      async (batch, policy) => {
        const failed = await askBatch(context, batch, { ...options, policy }, planned);
        for (const row of batch) planned.set(row, keep(planned.get(row) as PlannedRow));
        done += batch.length;
        showProgress();
        tidyMemory();
        return failed;
      },
    );
    if (stopped)
      throw new CliError(stopped.exitCode, `${stopped.message} Nothing was changed.`, stopped.next);
  });
  tidyMemory();
  const result = rows.map((row) => planned.get(row) as PlannedRow);
  refuseMixedUp(rows, result);
  refuseRepeated(result);
  return result;
}

function unasked({ line, account, slug, name, version, problems }: UpdateRow): PlannedRow {
  return {
    line,
    name: name ?? String(account ?? slug ?? "?"),
    account: null,
    ...(version !== undefined && { version }),
    problems: [...problems],
    changes: [],
  };
}

/** Asks again without the fields that the server refuses as they stand. */
async function askBatch(
  { server }: CommandContext,
  batch: readonly UpdateRow[],
  { client, addToLists, overwrite, asOf, policy }: PlanOptions & { policy: RetryPolicy },
  planned: Map<UpdateRow, PlannedRow>,
): Promise<CliError | undefined> {
  const wanted = new Map(batch.map((row) => [row, { ...row.values } as Record<string, UpdateValue>]));
  const refused = new Map<UpdateRow, FieldUpdate[]>(batch.map((row) => [row, []]));
  for (;;) {
    const left = [...wanted].filter(([, values]) => Object.keys(values).length > 0);
    if (left.length === 0) break;
    const { data, error } = await retry(
      () =>
        client.POST("/accounts/plan_updates/", {
          body: {
            updates: left.map(([{ account, newWithRoles, version }, values]) => ({
              ...(newWithRoles ? { new_with_roles: newWithRoles } : { account: account as number | string }),
              values,
              ...(version !== undefined ? { version } : asOf && { as_of: asOf }),
            })),
            ...(addToLists && { lists: "add" as const }),
            ...(overwrite && { overwrite }),
          },
        }),
      policy,
    );
    if (!error) {
      for (const [index, [row]] of left.entries()) {
        const result = data.results[index];
        const target = planned.get(row);
        if (!result || !target) continue;
        target.account = result.account;
        if (result.message) target.problems.push(result.message);
        target.changes.push(...result.changes.filter(({ state }) => state !== "same"));
      }
      break;
    }
    const faults = refusedFields(error.errors ?? {});
    if (error.status !== 400 || faults.length === 0) return callError(error, server);
    for (const { index, field, message } of faults) {
      const [row, values] = left[index] ?? [];
      if (!row || !values) continue;
      if (field && field in values) {
        const after = values[field] ?? null;
        refused.get(row)?.push({ field, before: null, after, state: "invalid", message, changed_at: null });
        delete values[field];
      } else {
        planned.get(row)?.problems.push(message);
        wanted.delete(row);
      }
    }
  }
  for (const [row, fields] of refused) planned.get(row)?.changes.push(...fields);
  return undefined;
}

/** The first message of each refused field, from keys like "updates.3.values.products.0". */
function refusedFields(errors: Record<string, readonly string[]>) {
  const faults = new Map<string, { index: number; field: UpdateField | undefined; message: string }>();
  for (const [key, [message = ""]] of Object.entries(errors)) {
    const [, index, name] = /^updates\.(\d+)(?:\.values\.(\w+))?/.exec(key) ?? [];
    if (index === undefined) continue;
    const field = name !== undefined && isUpdateField(name) ? name : undefined;
    const of = `${index} ${field ?? ""}`;
    if (!faults.has(of)) faults.set(of, { index: Number(index), field, message });
  }
  return [...faults.values()];
}

/** A sheet of which only some columns were sorted has one profile's id beside another's slug. */
function refuseMixedUp(rows: readonly UpdateRow[], planned: readonly PlannedRow[]): void {
  for (const [index, { slug, account: id }] of rows.entries()) {
    const row = planned[index];
    if (!row?.account || !slug || typeof id !== "number" || row.account.slug === slug) continue;
    row.problems.push(
      `The id ${id} is that of ${row.account.slug}, and the row says ${slug}. Were only some columns sorted?`,
    );
  }
}

function refuseRepeated(rows: readonly PlannedRow[]): void {
  const seen = new Map<number, PlannedRow>();
  for (const row of rows) {
    if (!row.account) continue;
    const before = seen.get(row.account.id);
    if (before) row.problems.push(`The profile is already on line ${before.line}.`);
    else seen.set(row.account.id, row);
  }
}
