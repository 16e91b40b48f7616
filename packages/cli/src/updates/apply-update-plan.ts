import { basename } from "node:path";
import { connectAsAccountCreator } from "../accounts/create-with-journal.ts";
import { readDecideFlag } from "../accounts/decisions.ts";
import type { Plan } from "../accounts/plan-file.ts";
import type { CommandContext } from "../command-context.ts";
import { usageError } from "../errors.ts";
import type { RunHead } from "./run-file.ts";
import { carryOutPlan, findUnfinished, resumeRun, type UpdateFlags } from "./update-accounts.ts";
import { plannedRowsOf, sinceOf } from "./write-update-plan.ts";

/** Changes what a plan of updates has for change: what `accounts apply` does with one. */
export async function applyUpdatePlan(
  context: CommandContext,
  plan: Plan,
  path: string,
  flags: Pick<UpdateFlags, "yes" | "review" | "skipInvalid" | "concurrency"> & { decide?: string },
): Promise<void> {
  const skipped = skippedLines(plan, flags.decide);
  const { as_of, overwrite = false } = sinceOf(plan);
  const head: RunHead = {
    updates: 1,
    run: plan.hash,
    server: context.server,
    started_at: new Date().toISOString(),
    source: { file: basename(path), sha256: plan.hash },
    overwrite,
    ...(as_of && { as_of }),
  };
  const { client } = await connectAsAccountCreator(context);
  const unfinished = findUnfinished(path, head);
  if (unfinished) return resumeRun(context, unfinished, { client, flags });
  const planned = plannedRowsOf(plan).filter(({ line }) => !skipped.has(line));
  await carryOutPlan(context, planned, { path, head, flags, client });
}

/** Rows that the plan or the flag leaves out. The other decisions are about accounts that are to be made. */
function skippedLines({ rows }: Plan, decide: string | undefined): ReadonlySet<number> {
  const decisions = new Map(
    rows.flatMap(({ line, decision }) => (decision ? [[line, decision] as const] : [])),
  );
  const flagged = decide === undefined ? [] : [...readDecideFlag(decide)];
  for (const [line, decision] of flagged) {
    if (!rows.some((row) => row.line === line))
      throw usageError(`--decide names line ${line}, where no row is.`);
    decisions.set(line, decision);
  }
  const other = [...decisions].find(([, decision]) => decision !== "skip");
  if (other) {
    throw usageError(
      `Line ${other[0]} of an update cannot be '${other[1]}': a row is changed, or left out with 'skip'.`,
      "Choose field by field with: foodshed accounts apply --review",
    );
  }
  return new Set(decisions.keys());
}
