import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { runFilesOf } from "../accounts/import-files.ts";
import { planHash } from "../accounts/read-plan.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { readRunFile, runPathsOf, type UpdateRun } from "./run-file.ts";

/** The run of updates that a file names: itself, or the last one of a members file or plan. Undefined where there is none. */
export function findUpdateRun({ cwd, server }: CommandContext, file: string): UpdateRun | undefined {
  const path = resolve(cwd, file);
  const isRun = path.endsWith(".jsonl");
  const runs = isRun ? [path] : existsSync(path) ? runPathsOf(path, server) : [];
  const last = runs.at(-1);
  const run = last === undefined ? undefined : readRunFile(last);
  if (!run) return undefined;
  if (run.head.server !== server) {
    throw new CliError(
      EXIT.usage,
      `The run ${file} is of ${run.head.server}.`,
      `Take it back there: --server ${run.head.server}`,
    );
  }
  const { journal } = runFilesOf(path, server, isRun ? undefined : planHash(path));
  if (isRun || !existsSync(journal)) return run;
  throw new CliError(
    EXIT.usage,
    `${file} was imported, and profiles were updated from it.`,
    `Name what is to be taken back: ${basename(journal)} or ${basename(run.path)}`,
  );
}
