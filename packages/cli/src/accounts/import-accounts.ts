import { basename, resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { pluralize } from "../text/format.ts";
import { checkRows } from "./check-rows.ts";
import {
  connectAsAccountCreator,
  createWithJournal,
  SHOWN_PROBLEMS,
  takenMessages,
} from "./create-with-journal.ts";
import type { DamagedText } from "./damaged-text.ts";
import { checkWritable, isRegularFile, readInput, runFilesOf } from "./import-files.ts";
import { type Outcome, readJournal, type Source } from "./journal-reader.ts";
import { type MemberRow, readMembers } from "./read-members.ts";
import { countRows, countsText, planRows, type ReportRow } from "./report.ts";
import { writePlan } from "./write-plan.ts";

export interface ImportFlags {
  dryRun?: boolean;
  plan?: string;
  yes?: boolean;
  includeConflicts?: boolean;
  skipInvalid?: boolean;
  concurrency: number;
  encoding?: string;
  damagedText?: DamagedText;
  delimiter?: string;
  journal?: string;
  result?: string;
}

/** Reads, checks, asks, creates and reports: what `accounts import` does. */
export async function importAccounts(
  context: CommandContext,
  options: ImportFlags,
  file: string,
): Promise<void> {
  const { output, cwd, server } = context;
  if (options.plan && options.dryRun) throw usageError("--plan and --dry-run exclude each other.");
  if (file === "-" && context.stdin().isTTY) {
    throw usageError("Nothing is piped in.", "Like this: foodshed accounts import - --dry-run < members.csv");
  }
  // As other programs have it, a dash is what is piped in.
  const path = file === "-" ? "/dev/stdin" : resolve(cwd, file);
  const delimiter = options.delimiter === "tab" ? "\t" : options.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1)
    throw usageError("--delimiter takes one character, or 'tab'.");
  const bytes = readInput(path);
  const members = readMembers(bytes, {
    ...(options.encoding && { encoding: options.encoding }),
    ...(delimiter && { delimiter }),
    ...(options.damagedText && { damagedText: options.damagedText }),
  });
  for (const note of members.notes) output.note(note);

  if (options.plan) return writePlan(context, members, { path, bytes }, resolve(cwd, options.plan));

  const beside = runFilesOf(path, server);
  const journalPath = options.journal ? resolve(cwd, options.journal) : beside.journal;
  const resultPath = options.result ? resolve(cwd, options.result) : beside.result;
  const source: Source = { file: basename(path) };
  const before = readJournal(journalPath, server, source)?.outcomes ?? new Map<string, Outcome>();

  if (options.dryRun) return dryRun(context, options, members.rows, before);
  if (!isRegularFile(path) && !(options.journal && options.result)) {
    throw usageError(
      "What is piped in has no place beside it for the journal, without which nobody could go on where a run ended.",
      "Write it into a file, or name both: --journal <file> --result <file>",
    );
  }
  // Reports an invalid file without requiring a login.
  refuseInvalid(members.rows, options);
  const { client } = await connectAsAccountCreator(context);
  const rows = await checkRows(context, client, members.rows, {
    before,
    includeConflicts: options.includeConflicts === true,
  });
  refuseInvalid(rows, options);
  checkWritable(resultPath);
  for (const line of takenMessages(rows)) output.note(line);
  await confirmImport(planRows(rows, before), options, context);
  await createWithJournal(
    rows,
    { client, journalPath, resultPath, source, concurrency: options.concurrency },
    context,
  );
}

/** Shows what an import would do, with the server's plan when it is reachable. */
async function dryRun(
  context: CommandContext,
  options: ImportFlags,
  rows: readonly MemberRow[],
  before: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const { output, server } = context;
  let checked = rows;
  let notAsked: string | undefined;
  try {
    const { client } = await connectAsAccountCreator(context);
    checked = await checkRows(context, client, rows, {
      before,
      includeConflicts: options.includeConflicts === true,
    });
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode === EXIT.interrupted) throw error;
    notAsked = error.message;
  }
  const plan = planRows(checked, before);
  const counts = countRows(plan);
  for (const line of [...problemMessages(checked), ...takenMessages(checked)]) output.note(line);
  output.result(
    {
      server,
      dry_run: true,
      asked_server: notAsked === undefined,
      not_asked: notAsked ?? null,
      counts,
      rows: plan,
    },
    notAsked === undefined
      ? `On ${server}: ${countsText(counts)}. Nothing was sent.`
      : `From the file alone: ${countsText(counts)}. ${server} was not asked what it has already: ${notAsked} Nothing was sent.`,
  );
  if (counts.invalid) {
    throw new CliError(
      EXIT.input,
      `${pluralize(counts.invalid, "row")} cannot be imported.`,
      "Mend the file, or leave them out with --skip-invalid.",
    );
  }
}

async function confirmImport(
  plan: ReportRow[],
  { yes }: ImportFlags,
  context: CommandContext,
): Promise<void> {
  const counts = countRows(plan);
  const waiting = counts["would be created"] ?? 0;
  if (waiting === 0) return;
  if (!yes) {
    context.output.note(
      `On ${context.server}: ${countsText(counts)}. Each new account gets a mail with its claim link.`,
    );
  }
  await confirm(context, `Create ${pluralize(waiting, "account")}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was sent.",
  });
}

function refuseInvalid(rows: readonly MemberRow[], { skipInvalid }: ImportFlags): void {
  const count = rows.filter(isInvalid).length;
  if (count === 0 || skipInvalid) return;
  throw new CliError(
    EXIT.input,
    `${pluralize(count, "row")} of ${rows.length} cannot be imported. Nothing was sent.`,
    "Mend the file, or leave them out with --skip-invalid.",
    problemMessages(rows),
  );
}

const isInvalid = (row: MemberRow) => !row.account && !row.left;

function problemMessages(rows: readonly MemberRow[]): string[] {
  const lines = rows.filter(isInvalid).map((row) => `line ${row.line}: ${row.problems.join(" ")}`);
  const more = lines.length - SHOWN_PROBLEMS;
  return more > 0
    ? [...lines.slice(0, SHOWN_PROBLEMS), `and ${more} more; --dry-run --json has them all`]
    : lines;
}
