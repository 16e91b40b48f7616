import { createHash, randomUUID } from "node:crypto";
import { basename, resolve } from "node:path";
import { connectAsAccountCreator } from "../accounts/create-with-journal.ts";
import { checkWritable, isRegularFile, readInput } from "../accounts/import-files.ts";
import type { ReadingFlags } from "../accounts/open-members.ts";
import { SHOWN_PROBLEMS } from "../accounts/shown-problems.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { pluralize } from "../text/format.ts";
import { carryOut } from "./carry-out.ts";
import { openUpdateTable } from "./open-update-table.ts";
import { planUpdates } from "./plan-updates.ts";
import { readUpdates } from "./read-updates.ts";
import { reportResults } from "./report-updates.ts";
import { reviewUpdates, rowsToChange, wantsReview } from "./review/review-updates.ts";
import {
  isOver,
  nextRunPath,
  type RunHead,
  type RunRow,
  readRunFile,
  resultPathOf,
  runPathsOf,
  type UpdateRun,
} from "./run-file.ts";
import { RunWriter } from "./run-writer.ts";
import { updateLines } from "./show-updates.ts";
import type { UpdateField } from "./update-fields.ts";
import { countsText, countUpdates, hasErrors, type PlannedRow } from "./update-plan.ts";
import { writeUpdatePlan } from "./write-update-plan.ts";

export interface UpdateFlags extends ReadingFlags {
  dryRun?: boolean;
  plan?: string;
  yes?: boolean;
  /** Shows the review also when nothing is doubtful. */
  review?: boolean;
  only?: UpdateField[];
  clearEmpty?: UpdateField[];
  addToLists?: boolean;
  overwriteChanges?: boolean;
  asOf?: string;
  skipInvalid?: boolean;
  concurrency: number;
}

/** Compares a file with the profiles, shows, asks and changes: what `accounts update` does. */
export async function updateAccounts(
  context: CommandContext,
  flags: UpdateFlags,
  file: string,
): Promise<void> {
  const { cwd } = context;
  if (flags.plan && flags.dryRun) throw usageError("--plan and --dry-run exclude each other.");
  if (flags.review && (flags.plan || flags.dryRun)) {
    throw usageError(
      `--review and ${flags.plan ? "--plan" : "--dry-run"} exclude each other.`,
      "The review shows what would change and asks before anything is changed.",
    );
  }
  if (file === "-" && !flags.dryRun && !flags.plan) {
    throw usageError(
      "What is piped in has no place beside it for the run, without which nobody could go on or take it back.",
      "Write it into a file, or plan it first: foodshed accounts update - --plan plan.json",
    );
  }
  const path = file === "-" ? "/dev/stdin" : resolve(cwd, file);
  const { sha256, ...found } = await compareFile(context, path, flags);
  const { client, head } = found;
  if (found.unfinished) return resumeRun(context, found.unfinished, { client, flags });
  const { planned } = found;
  if (flags.plan) return writeUpdatePlan(context, planned, { path, sha256, head }, resolve(cwd, flags.plan));
  if (flags.dryRun || !wantsReview(context, planned, flags)) showPlan(context, planned, flags);
  if (flags.dryRun) return;
  await carryOutPlan(context, planned, { path, head, flags, client });
}

/** Compares a file with the profiles, or finds the run of it that was interrupted. What the file says is not kept beside the plan. */
async function compareFile(context: CommandContext, path: string, flags: UpdateFlags) {
  const { rows, source, sha256 } = await readFile(context, path, flags);
  const { client } = await connectAsAccountCreator(context);
  const head: RunHead = {
    updates: 1,
    run: randomUUID(),
    server: context.server,
    started_at: new Date().toISOString(),
    source: { file: basename(path), sha256: source },
    overwrite: flags.overwriteChanges === true,
    ...(flags.asOf && { as_of: flags.asOf }),
  };
  const unfinished = flags.dryRun || flags.plan ? undefined : findUnfinished(path, head);
  if (unfinished) return { client, head, sha256, planned: [], unfinished };
  const planned = await planUpdates(context, rows, {
    client,
    concurrency: flags.concurrency,
    addToLists: flags.addToLists === true,
    overwrite: head.overwrite,
    asOf: flags.asOf,
  });
  return { client, head, sha256, planned, unfinished: undefined };
}

/** Reads a file, of which nothing is kept in memory but what its rows want. */
async function readFile(context: CommandContext, path: string, flags: UpdateFlags) {
  let hashes = { source: "", sha256: "" };
  const read = () => {
    const bytes = readInput(path);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    hashes = { source: sourceHash(bytes, flags), sha256 };
    return bytes;
  };
  const { rows, notes } = readUpdates(await openUpdateTable(context, read, flags), flags);
  for (const note of notes) context.output.note(note);
  return { rows, ...hashes };
}

export interface PlanToCarryOut {
  /** The file or plan that the run stands beside. */
  path: string;
  head: RunHead;
  flags: Pick<UpdateFlags, "yes" | "review" | "skipInvalid" | "concurrency">;
  client: Parameters<typeof carryOut>[2]["client"];
}

/** Asks, and changes what a plan has for change. */
export async function carryOutPlan(
  context: CommandContext,
  planned: readonly PlannedRow[],
  { path, head, flags, client }: PlanToCarryOut,
): Promise<void> {
  const reviewed = wantsReview(context, planned, flags)
    ? await reviewUpdates(context, planned, flags)
    : undefined;
  refuseInvalid(planned, flags.skipInvalid === true || reviewed !== undefined);
  const rows = rowsToChange(planned, reviewed?.choices);
  if (rows.length === 0) {
    const counts = countUpdates(planned);
    context.output.result(
      { server: context.server, dry_run: false, counts, rows: [] },
      `On ${context.server}: ${countsText(counts)}. There is nothing to change.`,
    );
    return;
  }
  if (!isRegularFile(path)) {
    throw usageError(
      "What is piped in has no place beside it for the run.",
      "Plan it first: foodshed accounts update - --plan plan.json",
    );
  }
  const runPath = nextRunPath(path, context.server);
  checkWritable(runPath);
  await confirmRun(context, rows, { yes: flags.yes === true || reviewed?.agreed === true });
  await finishRun(context, RunWriter.begin(runPath, head, rows), {
    client,
    concurrency: flags.concurrency,
  });
}

/** What is compared between runs: the file, and the flags that say what is wanted of it. */
function sourceHash(bytes: Uint8Array, flags: UpdateFlags): string {
  const { only, clearEmpty, addToLists, asOf, overwriteChanges } = flags;
  return createHash("sha256")
    .update(bytes)
    .update(JSON.stringify({ only, clearEmpty, addToLists, asOf, overwriteChanges }))
    .digest("hex");
}

/** The last run of the same file with the same flags, if it was interrupted. */
export function findUnfinished(path: string, { source, server }: RunHead): UpdateRun | undefined {
  if (!isRegularFile(path)) return undefined;
  const last = runPathsOf(path, server).at(-1);
  const run = last === undefined || isOver(last) ? undefined : readRunFile(last);
  return run && !run.finished && run.undone.size === 0 && run.head.source.sha256 === source.sha256
    ? run
    : undefined;
}

function showPlan(
  { output, server }: CommandContext,
  planned: readonly PlannedRow[],
  flags: UpdateFlags,
): void {
  const told = planned.filter((row) => row.changes.length > 0 || row.problems.length > 0);
  const shown = flags.dryRun && output.json ? [] : told.slice(0, SHOWN_PROBLEMS);
  for (const line of updateLines(shown, output)) output.note(line);
  if (shown.length > 0 && told.length > shown.length) {
    output.note(`and ${told.length - shown.length} more; --plan <file> or --dry-run --json has them all`);
  }
  const counts = countUpdates(planned);
  if (!flags.dryRun) {
    output.note(`On ${server}: ${countsText(counts)}.`);
    return;
  }
  output.result(
    { server, dry_run: true, counts, rows: told },
    `On ${server}: ${countsText(counts)}. Nothing was changed.`,
  );
  const invalid = planned.filter(hasErrors).length;
  if (invalid > 0) {
    throw new CliError(
      EXIT.input,
      `${pluralize(invalid, "row")} cannot be updated as the file says.`,
      "Mend the file, or leave out what is refused with --skip-invalid.",
    );
  }
}

export function refuseInvalid(planned: readonly PlannedRow[], skipInvalid: boolean): void {
  const invalid = planned.filter(hasErrors);
  if (invalid.length === 0 || skipInvalid) return;
  const lines = invalid.slice(0, SHOWN_PROBLEMS).map(({ line, problems, changes }) => {
    const fields = changes.filter(({ state }) => state === "invalid");
    return `line ${line}: ${[...problems, ...fields.map(({ field, message }) => `${field}: ${message}`)].join(" ")}`;
  });
  throw new CliError(
    EXIT.input,
    `${pluralize(invalid.length, "row")} of ${planned.length} cannot be updated as the file says. Nothing was changed.`,
    "Mend the file, or leave out what is refused with --skip-invalid.",
    invalid.length > lines.length ? [...lines, `and ${invalid.length - lines.length} more`] : lines,
  );
}

/** Goes on with an interrupted run, as it was planned. */
export async function resumeRun(
  context: CommandContext,
  run: UpdateRun,
  { client, flags }: Pick<PlanToCarryOut, "client" | "flags">,
): Promise<void> {
  await confirmRun(context, run.rows, flags);
  await finishRun(context, RunWriter.resume(run), { client, concurrency: flags.concurrency });
}

async function confirmRun(
  context: CommandContext,
  rows: readonly RunRow[],
  { yes }: Pick<UpdateFlags, "yes">,
): Promise<void> {
  const fields = rows.reduce((sum, { changes }) => sum + changes.length, 0);
  await confirm(context, `Change ${pluralize(fields, "field")} of ${pluralize(rows.length, "profile")}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was changed.",
  });
}

async function finishRun(
  context: CommandContext,
  writer: RunWriter,
  options: Parameters<typeof carryOut>[2],
): Promise<void> {
  if (writer.run.done.size > 0) context.output.note(`Going on with ${writer.run.path}.`);
  let stopped: CliError | undefined;
  try {
    stopped = await carryOut(context, writer, options);
  } finally {
    writer.close();
  }
  const results = reportResults(context, { run: writer.run, resultPath: resultPathOf(writer.run.path) });
  if (stopped) {
    const next = [stopped.next, "The same command goes on where this one ended."].filter(Boolean).join("\n");
    throw new CliError(stopped.exitCode, stopped.message, next, stopped.details);
  }
  const left = results.filter(({ status }) => status === "changed since").length;
  if (left > 0) context.output.note(`${pluralize(left, "field")} changed after the plan; left as they are.`);
  const refused = results.filter(({ status }) => status === "refused");
  if (refused.length > 0) {
    throw new CliError(
      EXIT.partial,
      `${pluralize(refused.length, "field")} could not be changed.`,
      "Mend them in the file and run the same command again.",
      refused
        .slice(0, SHOWN_PROBLEMS)
        .map(({ line, field, message }) => `line ${line}: ${field}: ${message ?? "refused"}`),
    );
  }
}
