import { createHash } from "node:crypto";
import { basename, resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { factsRunsOf, unfinishedRun, writtenAccounts } from "../facts/facts-runs.ts";
import { type FactsPlan, planFacts } from "../facts/plan-facts.ts";
import { countFacts, showFacts } from "../facts/show-facts.ts";
import { elsewhereNote } from "../facts/wanted-facts.ts";
import { pluralize } from "../text/format.ts";
import { askServer, checkRows } from "./check-rows.ts";
import { confirmRun } from "./confirm-run.ts";
import { connectAsAccountCreator, createWithJournal, takenMessages } from "./create-with-journal.ts";
import { decideRows } from "./decisions.ts";
import { checkWritable, isRegularFile, readInput, runFilesOf } from "./import-files.ts";
import { type Outcome, readJournal, type Source } from "./journal-reader.ts";
import type { MemberRow } from "./member-row.ts";
import { openMembers, type ReadingFlags } from "./open-members.ts";
import { mailsText } from "./plan-summary.ts";
import { countPlanned, countsText, planRows } from "./report.ts";
import { canReview, decideOnTerminal } from "./review/decide-on-terminal.ts";
import { earlierDecision } from "./run-decisions.ts";
import { SHOWN_PROBLEMS } from "./shown-problems.ts";
import { writePlan } from "./write-plan.ts";

export interface ImportFlags extends ReadingFlags {
  dryRun?: boolean;
  plan?: string;
  yes?: boolean;
  includeConflicts?: boolean;
  decide?: string;
  review?: boolean;
  skipInvalid?: boolean;
  concurrency: number;
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
  if (options.plan && options.dryRun)
    throw usageError(
      "--plan and --dry-run exclude each other.",
      "Take --plan to keep the plan, or --dry-run to only look.",
    );
  if (file === "-" && context.stdin().isTTY) {
    throw usageError("Nothing is piped in.", "Like this: foodshed accounts import - --dry-run < members.csv");
  }
  // As other programs have it, a dash is what is piped in.
  const path = file === "-" ? "/dev/stdin" : resolve(cwd, file);
  const { members, sha256 } = await readFile(context, path, options);
  const elsewhere = elsewhereNote(members.rows);
  if (elsewhere) output.note(elsewhere);

  if (options.plan) {
    decideRows(members.rows, options.decide, () => undefined);
    return writePlan(
      context,
      members,
      { path, sha256 },
      { planPath: resolve(cwd, options.plan), concurrency: options.concurrency },
    );
  }

  const beside = runFilesOf(path, server);
  const journalPath = options.journal ? resolve(cwd, options.journal) : beside.journal;
  const resultPath = options.result ? resolve(cwd, options.result) : beside.result;
  const source: Source = { file: basename(path) };
  const journal = readJournal(journalPath, server, source);
  const before = journal?.outcomes ?? new Map<string, Outcome>();
  decideRows(members.rows, options.decide, earlierDecision(journal));

  if (options.dryRun) return dryRun(context, options, members.rows, { before, journalPath });
  if (!isRegularFile(path) && !(options.journal && options.result)) {
    throw usageError(
      "What is piped in has no place beside it for the journal, without which nobody could go on where a run ended.",
      "Write it into a file, or name both: --journal <file> --result <file>",
    );
  }
  // Reports an invalid file without requiring a login.
  refuseInvalid(members.rows, options);
  const connection = await connectAsAccountCreator(context);
  const run = {
    client: connection.client,
    journalPath,
    resultPath,
    source,
    concurrency: options.concurrency,
  };
  const planned = await askServer(context, connection.client, members.rows, before, {
    withMails: canReview(context, options),
  });
  const includeConflicts = options.includeConflicts === true;
  const runs = factsRunsOf(journalPath);
  const asking = {
    client: connection.client,
    planned,
    before,
    includeConflicts,
    written: writtenAccounts(runs),
  };
  const compare = (known: FactsPlan) =>
    planFacts(context, members.rows, { ...asking, concurrency: options.concurrency, known });
  const compared = await compare(new Map());
  const agreed = await decideOnTerminal(context, members.rows, planned, {
    ...options,
    ...run,
    facts: compared,
  });
  const facts = await compare(compared);
  const rows = checkRows(members.rows, planned, includeConflicts);
  refuseInvalid(rows, options);
  checkWritable(resultPath);
  for (const line of takenMessages(rows)) output.note(line);
  showFacts(context, facts);
  const counts = countPlanned(rows, before);
  const toCreate = counts["would be created"] ?? 0;
  if (toCreate > 0 && !options.yes && !agreed) {
    output.note(
      `On ${server}: ${countsText(counts)}. Each new account gets a mail with its claim link${mailsText(planned)}.`,
    );
  }
  await confirmRun(
    context,
    { toCreate, facts, unfinished: unfinishedRun(runs) },
    { yes: options.yes, agreed },
  );
  await createWithJournal(rows, run, context, facts);
}

/** Reads a file, whose bytes nobody keeps in memory. */
async function readFile(context: CommandContext, path: string, options: ImportFlags) {
  let sha256 = "";
  const read = () => {
    const bytes = readInput(path);
    sha256 = createHash("sha256").update(bytes).digest("hex");
    return bytes;
  };
  const members = await openMembers(context, read, options);
  return { members, sha256 };
}

/** Shows what an import would do, with the server's plan when it is reachable. */
async function dryRun(
  context: CommandContext,
  options: ImportFlags,
  rows: readonly MemberRow[],
  { before, journalPath }: { before: ReadonlyMap<string, Outcome>; journalPath: string },
): Promise<void> {
  const { output, server } = context;
  let checked = rows;
  let facts: FactsPlan = new Map();
  let notAsked: string | undefined;
  try {
    const { client } = await connectAsAccountCreator(context);
    const planned = await askServer(context, client, rows, before);
    const includeConflicts = options.includeConflicts === true;
    checked = checkRows(rows, planned, includeConflicts);
    facts = await planFacts(context, rows, {
      client,
      planned,
      before,
      includeConflicts,
      written: writtenAccounts(factsRunsOf(journalPath)),
      whole: output.json,
      concurrency: options.concurrency,
    });
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode === EXIT.interrupted) throw error;
    notAsked = error.message;
  }
  const counts = countPlanned(checked, before);
  for (const line of [...problemMessages(checked), ...takenMessages(checked)]) output.note(line);
  if (!output.json) showFacts(context, facts);
  output.result(
    {
      server,
      dry_run: true,
      asked_server: notAsked === undefined,
      not_asked: notAsked ?? null,
      counts,
      rows: output.json ? planRows(checked, before) : [],
      updates: { counts: countFacts(facts), rows: [...facts.values()] },
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
