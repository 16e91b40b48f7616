import { resolve } from "node:path";
import type { Context } from "../context.ts";
import { CliError, EXIT, usageError } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { counted } from "../text/words.ts";
import { checkWritable, companionsOf, readInput } from "./files.ts";
import type { ImportFlags } from "./import.command.ts";
import { readJournal } from "./journal-file.ts";
import { writePlan } from "./plan-members.ts";
import { type Members, readMembers } from "./read-members.ts";
import { countRows, countsText, planRows, type ReportRow } from "./report.ts";
import { runImport, SHOWN_PROBLEMS } from "./run-import.ts";

/** Reads, checks, asks, creates and reports: what `accounts import` does. */
export async function importMembers(context: Context, options: ImportFlags, file: string): Promise<void> {
  const { output, cwd, server } = context;
  if (options.plan && options.dryRun) throw usageError("--plan and --dry-run exclude each other.");
  const path = resolve(cwd, file);
  const delimiter = options.delimiter === "tab" ? "\t" : options.delimiter;
  if (delimiter !== undefined && delimiter.length !== 1)
    throw usageError("--delimiter takes one character, or 'tab'.");
  const bytes = readInput(path);
  const members = readMembers(bytes, {
    ...(options.encoding && { encoding: options.encoding }),
    ...(delimiter && { delimiter }),
  });
  for (const note of members.notes) output.note(note);

  if (options.plan) return writePlan(context, members, { path, bytes }, resolve(cwd, options.plan));

  const beside = companionsOf(path, server);
  const journalPath = options.journal ? resolve(cwd, options.journal) : beside.journal;
  const resultPath = options.result ? resolve(cwd, options.result) : beside.result;
  const plan = planOf(members, journalPath, context);

  if (options.dryRun) return showPlan(plan, members, context);
  const invalid = members.rows.filter((row) => !row.account);
  if (invalid.length > 0 && !options.skipInvalid) throw invalidRows(members);
  checkWritable(resultPath);
  await confirmImport(plan, options, context);
  await runImport(members.rows, { journalPath, resultPath, concurrency: options.concurrency }, context);
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
      `${counted(counts.invalid, "row")} cannot be imported.`,
      "Mend the file, or leave them out with --skip-invalid.",
    );
  }
}

async function confirmImport(plan: ReportRow[], { yes }: ImportFlags, context: Context): Promise<void> {
  const counts = countRows(plan);
  const waiting = counts["would be created"] ?? 0;
  if (waiting === 0) return;
  if (!yes) {
    context.output.note(
      `On ${context.server}: ${countsText(counts)}. Each new account gets a mail with its claim link.`,
    );
  }
  await confirm(context, `Create ${counted(waiting, "account")}?`, {
    agreed: yes,
    instead: "--yes",
    otherwise: "Nothing was sent.",
  });
}

function invalidRows(members: Members): CliError {
  const count = members.rows.filter((row) => !row.account).length;
  return new CliError(
    EXIT.input,
    `${counted(count, "row")} of ${members.rows.length} cannot be imported. Nothing was sent.`,
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
