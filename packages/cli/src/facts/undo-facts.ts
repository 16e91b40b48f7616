import type { CommandContext } from "../command-context.ts";
import type { CliError } from "../errors.ts";
import type { UpdateRun } from "../updates/run-file.ts";
import { RunWriter } from "../updates/run-writer.ts";
import { fieldsToUndo, resultsOf, takeBack, type UndoneField } from "../updates/undo-updates.ts";
import { factsRunsOf, unfinishedRun } from "./facts-runs.ts";

/** A run of an import as far as it changed profiles that were there before. Accounts that it made go as a whole. */
const ofExisting = (run: UpdateRun): UpdateRun => ({ ...run, rows: run.rows.filter(({ made }) => !made) });

/** The facts that an import wrote into existing profiles and that were not taken back yet, the last run first. */
export function factsToUndo(journalPath: string): UpdateRun[] {
  return factsRunsOf(journalPath)
    .map(ofExisting)
    .filter((run) => run.rows.some((row) => fieldsToUndo(run, row).length > 0))
    .reverse();
}

export const countFields = (runs: readonly UpdateRun[]) =>
  runs.reduce(
    (sum, run) => sum + run.rows.reduce((fields, row) => fields + fieldsToUndo(run, row).length, 0),
    0,
  );

/** What would become of the fields, or what did. */
export const undoneFields = (runs: readonly UpdateRun[], dryRun: boolean): UndoneField[] =>
  runs.flatMap((run) => resultsOf(run, dryRun));

/** Sets the fields back that nobody changed since. A run that was stopped does not go on afterwards. @returns why it ended early */
export async function undoFacts(
  context: CommandContext,
  {
    journalPath,
    runs,
    concurrency,
  }: { journalPath: string; runs: readonly UpdateRun[]; concurrency: number },
): Promise<CliError | undefined> {
  for (const run of runs) {
    const stopped = await takeBack(context, run, concurrency);
    if (stopped) return stopped;
  }
  const open = unfinishedRun(factsRunsOf(journalPath));
  if (open) {
    const writer = RunWriter.resume(open);
    writer.recordFinished();
    writer.close();
  }
  return undefined;
}
