import { resolve } from "node:path";
import type { Context } from "../context.ts";
import { writeCsv } from "../csv/write.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { connect, requireSession } from "../session/connection.ts";
import { ask } from "../session/prompt.ts";
import { checkWritable, companionsOf, readInput, writeWhole } from "./files.ts";
import type { ImportFlags } from "./import.command.ts";
import { importAccounts } from "./import.ts";
import { lineView } from "./import-view.ts";
import { Journal } from "./journal.ts";
import { readJournal } from "./journal-file.ts";
import { type Members, readMembers } from "./read-members.ts";
import {
  countRows,
  countsText,
  planRows,
  REPORT_COLUMNS,
  type ReportRow,
  reportCells,
  reportRows,
} from "./report.ts";

const SHOWN_PROBLEMS = 20;

/** Reads, checks, asks, creates and reports: what `accounts import` does. */
export async function importMembers(context: Context, options: ImportFlags, file: string): Promise<void> {
  const { output, cwd, server } = context;
  const path = resolve(cwd, file);
  const delimiter = options.delimiter === "tab" ? "\t" : options.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1)
    throw usageError("--delimiter takes one character, or 'tab'.");
  const members = readMembers(readInput(path), {
    ...(options.encoding && { encoding: options.encoding }),
    ...(delimiter && { delimiter }),
  });
  for (const note of members.notes) output.note(note);

  const beside = companionsOf(path, server);
  const journalPath = options.journal ? resolve(cwd, options.journal) : beside.journal;
  const resultPath = options.result ? resolve(cwd, options.result) : beside.result;
  const plan = planOf(members, journalPath, context);

  if (options.dryRun) return showPlan(plan, members, context);
  const invalid = members.rows.filter((row) => !row.account);
  if (invalid.length > 0 && !options.skipInvalid) throw invalidRows(members);
  checkWritable(resultPath);
  await confirm(plan, options, context);
  await runImport(members, { journalPath, resultPath, concurrency: options.concurrency }, context);
}

function planOf(members: Members, journalPath: string, { server }: Context): ReportRow[] {
  return planRows(members.rows, readJournal(journalPath, server)?.outcomes ?? new Map());
}

function showPlan(plan: ReportRow[], members: Members, { output, server }: Context): void {
  const counts = countRows(plan);
  for (const line of problemLines(members)) output.note(line);
  output.result(
    { server, dry_run: true, counts, rows: plan },
    `On ${server}: ${countsText(counts)}. Nothing was sent.`,
  );
  if (counts.invalid) {
    throw new CliError(
      EXIT.input,
      `${rowsWord(counts.invalid)} cannot be imported.`,
      "Mend the file, or leave them out with --skip-invalid.",
    );
  }
}

async function confirm(plan: ReportRow[], options: ImportFlags, context: Context): Promise<void> {
  const counts = countRows(plan);
  const waiting = counts["would create"] ?? 0;
  if (options.yes || waiting === 0) return;
  context.output.note(
    `On ${context.server}: ${countsText(counts)}. Each new account gets a mail with its claim link.`,
  );
  const answer = await ask(
    context,
    `Create ${waiting} ${waiting === 1 ? "account" : "accounts"}? (y/N)`,
    "Agree with: --yes",
  );
  if (!/^y(es)?$/i.test(answer)) throw new CliError(EXIT.interrupted, "Nothing was sent.");
}

interface RunOptions {
  journalPath: string;
  resultPath: string;
  concurrency: number;
}

async function runImport(
  members: Members,
  { journalPath, resultPath, concurrency }: RunOptions,
  context: Context,
): Promise<void> {
  const { output, server, signal } = context;

  const connection = connect(context);
  const person = await requireSession(connection, context);
  if (!person.is_admin && !person.is_manager) {
    throw new CliError(
      EXIT.denied,
      `${person.email} may not create accounts for others.`,
      "Log in as an administrator or a manager: foodshed login",
    );
  }

  const journal = Journal.open(journalPath, server);
  const accounts = members.rows.flatMap((row) => row.account ?? []);
  if (journal.resumed) output.note(`Going on with ${journalPath}.`);
  const view = await openView(context, accounts.length);
  let result: Awaited<ReturnType<typeof importAccounts>>;
  try {
    result = await importAccounts(accounts, {
      client: connection.client,
      journal,
      server,
      concurrency,
      signal,
      onProgress: view.progress,
    });
  } finally {
    await view.close();
    journal.close();
  }

  const rows = reportRows(members.rows, result.outcomes);
  const counts = countRows(rows);
  writeWhole(resultPath, writeCsv(REPORT_COLUMNS, rows.map(reportCells)));
  output.result(
    { server, dry_run: false, counts, journal: journalPath, result: resultPath, rows },
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
    const failed = rows.filter((row) => row.status === "failed");
    const details = failed.slice(0, SHOWN_PROBLEMS).map((row) => `line ${row.line}: ${row.message}`);
    throw new CliError(
      EXIT.partial,
      `${rowsWord(counts.failed)} failed.`,
      "Mend them and run the same command again.",
      details,
    );
  }
}

async function openView({ output }: Context, total: number) {
  if (output.canDraw) {
    const { openImportView } = await import("./import.view.tsx");
    return openImportView(output.stderr as NodeJS.WriteStream, total);
  }
  return lineView(output);
}

function invalidRows(members: Members): CliError {
  const count = members.rows.filter((row) => !row.account).length;
  return new CliError(
    EXIT.input,
    `${rowsWord(count)} of ${members.rows.length} cannot be imported. Nothing was sent.`,
    "Mend the file, or leave them out with --skip-invalid.",
    problemLines(members),
  );
}

function problemLines({ rows }: Members): string[] {
  const lines = rows
    .filter((row) => !row.account)
    .map((row) => `line ${row.line}: ${row.problems.join(" ")}`);
  const more = lines.length - SHOWN_PROBLEMS;
  return more > 0
    ? [...lines.slice(0, SHOWN_PROBLEMS), `and ${more} more; --dry-run --json has them all`]
    : lines;
}

function rowsWord(count: number): string {
  return count === 1 ? "1 row" : `${count} rows`;
}
