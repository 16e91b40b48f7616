import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { writeCsv } from "../csv/write.ts";
import { CliError, EXIT } from "../errors.ts";
import type { FactsPlan } from "../facts/plan-facts.ts";
import { type WrittenFacts, writeFacts } from "../facts/write-facts.ts";
import { withProgress } from "../progress/open-progress.ts";
import { connectAs } from "../session/connection.ts";
import { formatCount, pluralize } from "../text/format.ts";
import { countResults, type FieldResult } from "../updates/report-updates.ts";
import { writeFileAtomically } from "./import-files.ts";
import type { Source } from "./journal-reader.ts";
import { JournalWriter } from "./journal-writer.ts";
import type { MemberRow } from "./member-row.ts";
import {
  type Counts,
  countRows,
  countsText,
  REPORT_COLUMNS,
  type ReportRow,
  reportCells,
  reportRows,
} from "./report.ts";
import { SHOWN_PROBLEMS } from "./shown-problems.ts";
import { signUpAll } from "./sign-up-pool.ts";

export interface RunOptions {
  client: FoodshedClient;
  journalPath: string;
  resultPath: string;
  /** The file or plan of the run. A journal accepts one source only. */
  source: Source;
  concurrency: number;
}

/**
 * Creates the accounts of all rows that have one, and writes the facts of the rows into profiles, keeping a journal; says what became of
 * each row.
 */
export async function createWithJournal(
  rows: readonly MemberRow[],
  { client, journalPath, resultPath, source, concurrency }: RunOptions,
  context: CommandContext,
  facts: FactsPlan,
): Promise<void> {
  const { output, server, signal } = context;
  const journal = JournalWriter.open(journalPath, server, source);
  const accounts = rows.flatMap((row) => row.account ?? []);
  if (journal.resumed) output.note(`Going on with ${journalPath}.`);
  let result: Awaited<ReturnType<typeof signUpAll>>;
  let written: WrittenFacts[] = [];
  try {
    result = await withProgress(context, (show) =>
      signUpAll(accounts, { client, journal, server, concurrency, signal, show }),
    );
    if (!result.stopped) {
      written = await writeFacts(context, rows, result.outcomes, {
        client,
        journalPath,
        source,
        concurrency,
        plan: facts,
      });
    }
  } finally {
    journal.close();
  }

  const report = reportRows(rows, result.outcomes);
  const counts = countRows(report);
  const updates = updatesOf(written);
  writeFileAtomically(resultPath, writeCsv(REPORT_COLUMNS, report.map(reportCells)));
  output.result(
    { server, dry_run: false, counts, journal: journalPath, result: resultPath, rows: report, updates },
    `On ${server}: ${countsText(counts)}.\nThe result of each row is in ${resultPath}.${updatesText(updates)}`,
  );
  const stopped = result.stopped ?? written.find((each) => each.stopped)?.stopped;
  if (stopped) {
    const { exitCode, message, next, details } = stopped;
    throw new CliError(
      exitCode,
      message,
      [next, "The same command goes on where this one ended."].filter(Boolean).join("\n"),
      details,
    );
  }
  refuseFailed(report, counts);
  refuseUnwritten(written.flatMap((each) => each.rows));
  refuseUndecided(rows);
}

/** What became of the facts of the file, as the result of an import has it. */
function updatesOf(written: readonly WrittenFacts[]) {
  if (written.length === 0) return null;
  const rows = written.flatMap((each) => each.rows);
  const files = written.map(({ run, result }) => ({ run, result }));
  return { counts: countResults(rows), files, rows };
}

function updatesText(updates: ReturnType<typeof updatesOf>): string {
  if (!updates) return "";
  const said = Object.entries(updates.counts).map(([status, count]) => `${formatCount(count)} ${status}`);
  const files = updates.files.map(({ result }) => result).join(" and ");
  return `\nFields of profiles: ${said.join(", ")}.\nThe result of each field is in ${files}.`;
}

function refuseUnwritten(results: readonly FieldResult[]): void {
  const refused = results.filter(({ status }) => status === "refused");
  if (refused.length === 0) return;
  throw new CliError(
    EXIT.partial,
    `${pluralize(refused.length, "field")} could not be written into profiles.`,
    "Mend them in the file, and write them with: foodshed accounts update",
    refused
      .slice(0, SHOWN_PROBLEMS)
      .map(({ line, field, message }) => `line ${line}: ${field}: ${message ?? "refused"}`),
  );
}

function refuseFailed(report: readonly ReportRow[], counts: Counts): void {
  if (counts.failed) {
    const failed = report.filter((row) => row.status === "failed");
    const details = failed.slice(0, SHOWN_PROBLEMS).map((row) => `line ${row.line}: ${row.message}`);
    throw new CliError(
      EXIT.partial,
      `${pluralize(counts.failed, "row")} failed.`,
      "Mend them and run the same command again.",
      details,
    );
  }
}

/** Rows that wait for a decision were left out: the run is not complete. */
function refuseUndecided(rows: readonly MemberRow[]): void {
  const undecided = rows.filter(({ left }) => left === "similar" || left === "conflict");
  if (undecided.length === 0) return;
  throw new CliError(
    EXIT.partial,
    `${pluralize(undecided.length, "row")} left out: perhaps the same as businesses that are there, and nobody decided.`,
    `Decide and run the same command again: ${decideExample(undecided)} (same, new or skip), a column 'decision' in the file, or on a terminal without --yes.`,
    undecided.slice(0, SHOWN_PROBLEMS).map(({ line, problems }) => `line ${line}: ${problems.join(" ")}`),
  );
}

/** "--decide 4=new,9=new" for the first rows. */
export const decideExample = (rows: readonly MemberRow[]) =>
  `--decide ${rows
    .slice(0, 2)
    .map(({ line }) => `${line}=new`)
    .join(",")}`;

/** A line for each row that is left because of its name, or whose address has an account, as far as there is room. */
export function takenMessages(rows: readonly MemberRow[]): string[] {
  const taken = rows.flatMap((row) => {
    const isLeft = row.left === "conflict" || row.left === "similar" || row.left === "match";
    const why = isLeft ? row.problems.join(" ") : row.account && row.taken;
    return why ? [`line ${row.line}: ${why}`] : [];
  });
  const lines = taken.slice(0, SHOWN_PROBLEMS);
  const more = taken.length - lines.length;
  if (more > 0) lines.push(`and ${more} more with a name or an address that is taken`);
  if (rows.some(({ left }) => left === "conflict"))
    lines.push("Rows in conflict are left. Create them with: --include-conflicts");
  const undecided = rows.filter(({ left }) => left === "similar");
  if (undecided.length > 0)
    lines.push(
      `Rows that are perhaps the same as others wait for a decision, and are left until then: ${decideExample(undecided)}`,
    );
  return lines;
}

/** The logged-in user, if they may create accounts for others. */
export async function connectAsAccountCreator(context: CommandContext) {
  const connection = await connectAs(context);
  const { email, is_admin, is_manager } = connection.person;
  if (is_admin || is_manager) return connection;
  throw new CliError(
    EXIT.denied,
    `${email} may not create accounts for others.`,
    "Log in as an administrator or a manager: foodshed login",
  );
}
