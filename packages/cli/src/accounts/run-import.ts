import type { Context } from "../context.ts";
import { writeCsv } from "../csv/write.ts";
import { CliError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { connectAs } from "../session/connection.ts";
import { counted } from "../text/words.ts";
import { writeWhole } from "./files.ts";
import { importAccounts } from "./import.ts";
import { Journal } from "./journal.ts";
import type { MemberRow } from "./read-members.ts";
import { countRows, countsText, REPORT_COLUMNS, reportCells, reportRows } from "./report.ts";

export const SHOWN_PROBLEMS = 20;

export interface RunOptions {
  journalPath: string;
  resultPath: string;
  concurrency: number;
}

/** Creates the accounts of all rows that have one, keeping a journal, and writes what became of each row. */
export async function runImport(
  rows: readonly MemberRow[],
  { journalPath, resultPath, concurrency }: RunOptions,
  context: Context,
): Promise<void> {
  const { output, server, signal } = context;
  const { client } = await connectAsMaker(context);
  const journal = Journal.open(journalPath, server);
  const accounts = rows.flatMap((row) => row.account ?? []);
  if (journal.resumed) output.note(`Going on with ${journalPath}.`);
  let result: Awaited<ReturnType<typeof importAccounts>>;
  try {
    result = await withProgress(context, (show) =>
      importAccounts(accounts, { client, journal, server, concurrency, signal, show }),
    );
  } finally {
    journal.close();
  }

  const report = reportRows(rows, result.outcomes);
  const counts = countRows(report);
  writeWhole(resultPath, writeCsv(REPORT_COLUMNS, report.map(reportCells)));
  output.result(
    { server, dry_run: false, counts, journal: journalPath, result: resultPath, rows: report },
    `On ${server}: ${countsText(counts)}.\nThe result of each row is in ${resultPath}.`,
  );
  if (result.stopped) {
    const { exitCode, message, next } = result.stopped;
    throw new CliError(
      exitCode,
      message,
      [next, "The same command goes on where this one ended."].filter(Boolean).join("\n"),
    );
  }
  if (counts.failed) {
    const failed = report.filter((row) => row.status === "failed");
    const details = failed.slice(0, SHOWN_PROBLEMS).map((row) => `line ${row.line}: ${row.message}`);
    throw new CliError(
      EXIT.partial,
      `${counted(counts.failed, "row")} failed.`,
      "Mend them and run the same command again.",
      details,
    );
  }
}

/** Whoever is logged in, when they may create accounts for others. */
export async function connectAsMaker(context: Context) {
  const connection = await connectAs(context);
  const { email, is_admin, is_manager } = connection.person;
  if (is_admin || is_manager) return connection;
  throw new CliError(
    EXIT.denied,
    `${email} may not create accounts for others.`,
    "Log in as an administrator or a manager: foodshed login",
  );
}
