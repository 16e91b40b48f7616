import type { FoodshedClient } from "@foodshed/sdk";
import type { CommandContext } from "../command-context.ts";
import { writeCsv } from "../csv/write.ts";
import { CliError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { connectAs } from "../session/connection.ts";
import { pluralize } from "../text/format.ts";
import { writeFileAtomically } from "./import-files.ts";
import type { Source } from "./journal-reader.ts";
import { JournalWriter } from "./journal-writer.ts";
import type { MemberRow } from "./read-members.ts";
import { countRows, countsText, REPORT_COLUMNS, reportCells, reportRows } from "./report.ts";
import { signUpAll } from "./sign-up-pool.ts";

export const SHOWN_PROBLEMS = 20;

export interface RunOptions {
  client: FoodshedClient;
  journalPath: string;
  resultPath: string;
  /** The file or plan of the run. A journal accepts one source only. */
  source: Source;
  concurrency: number;
}

/** Creates the accounts of all rows that have one, keeping a journal, and writes what became of each row. */
export async function createWithJournal(
  rows: readonly MemberRow[],
  { client, journalPath, resultPath, source, concurrency }: RunOptions,
  context: CommandContext,
): Promise<void> {
  const { output, server, signal } = context;
  const journal = JournalWriter.open(journalPath, server, source);
  const accounts = rows.flatMap((row) => row.account ?? []);
  if (journal.resumed) output.note(`Going on with ${journalPath}.`);
  let result: Awaited<ReturnType<typeof signUpAll>>;
  try {
    result = await withProgress(context, (show) =>
      signUpAll(accounts, { client, journal, server, concurrency, signal, show }),
    );
  } finally {
    journal.close();
  }

  const report = reportRows(rows, result.outcomes);
  const counts = countRows(report);
  writeFileAtomically(resultPath, writeCsv(REPORT_COLUMNS, report.map(reportCells)));
  output.result(
    { server, dry_run: false, counts, journal: journalPath, result: resultPath, rows: report },
    `On ${server}: ${countsText(counts)}.\nThe result of each row is in ${resultPath}.`,
  );
  if (result.stopped) {
    const { exitCode, message, next, details } = result.stopped;
    throw new CliError(
      exitCode,
      message,
      [next, "The same command goes on where this one ended."].filter(Boolean).join("\n"),
      details,
    );
  }
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

/** A line for each row that is left because of its name, or whose address has an account, as far as there is room. */
export function takenMessages(rows: readonly MemberRow[]): string[] {
  const taken = rows.flatMap((row) => {
    const why = row.left === "conflict" ? row.problems.join(" ") : row.account && row.taken;
    return why ? [`line ${row.line}: ${why}`] : [];
  });
  const lines = taken.slice(0, SHOWN_PROBLEMS);
  const more = taken.length - lines.length;
  if (more > 0) lines.push(`and ${more} more with a name or an address that is taken`);
  if (rows.some(({ left }) => left === "conflict"))
    lines.push("Rows in conflict are left. Create them with: --include-conflicts");
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
