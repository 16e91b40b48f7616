import { resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { factsRunsOf, unfinishedRun, writtenAccounts } from "../facts/facts-runs.ts";
import { planFacts } from "../facts/plan-facts.ts";
import { asPlannedFacts, plannedFacts } from "../facts/planned-facts.ts";
import { showFacts } from "../facts/show-facts.ts";
import { pluralize } from "../text/format.ts";
import { askServer, type Before, checkRows } from "./check-rows.ts";
import { confirmRun } from "./confirm-run.ts";
import { connectAsAccountCreator, createWithJournal, takenMessages } from "./create-with-journal.ts";
import { decideRows } from "./decisions.ts";
import { checkWritable, runFilesOf } from "./import-files.ts";
import { isDone, type Outcome, readJournal, type Source } from "./journal-reader.ts";
import type { MemberRow } from "./member-row.ts";
import type { Planned } from "./plan-accounts.ts";
import { planText } from "./plan-file.ts";
import { isDoubtful, type PlanRow } from "./plan-row.ts";
import { assertSourceUnchanged, readPlan } from "./read-plan.ts";
import { countPlanned } from "./report.ts";
import { decideOnTerminal } from "./review/decide-on-terminal.ts";
import { earlierDecision } from "./run-decisions.ts";
import { SHOWN_PROBLEMS } from "./shown-problems.ts";

export interface ApplyFlags {
  yes?: boolean;
  includeConflicts?: boolean;
  decide?: string;
  review?: boolean;
  skipInvalid?: boolean;
  asPlanned?: boolean;
  concurrency: number;
  journal?: string;
  result?: string;
}

/** Creates what a plan has for creation: what `accounts apply` does. */
export async function applyPlan(context: CommandContext, flags: ApplyFlags, file: string): Promise<void> {
  const { cwd, output, server } = context;
  const path = resolve(cwd, file);
  const plan = readPlan(path, server);
  if (!flags.asPlanned) assertSourceUnchanged(path, plan);
  if (plan.purpose === "update") {
    const { applyUpdatePlan } = await import("../updates/apply-update-plan.ts");
    return applyUpdatePlan(context, plan, path, flags);
  }
  const beside = runFilesOf(path, server, plan.hash);
  const journalPath = flags.journal ? resolve(cwd, flags.journal) : beside.journal;
  const resultPath = flags.result ? resolve(cwd, flags.result) : beside.result;
  if (plan.counts.error && !flags.skipInvalid) {
    throw new CliError(
      EXIT.input,
      `${pluralize(plan.counts.error, "row")} of the plan cannot be created. Nothing was sent.`,
      "Mend the members file and plan again, or leave them out with --skip-invalid.",
    );
  }
  checkWritable(resultPath);
  const source: Source = { plan: plan.hash };
  const journal = readJournal(journalPath, server, source);
  const before = journal?.outcomes ?? new Map<string, Outcome>();
  const includeConflicts = flags.includeConflicts === true;
  const all = plan.rows.map(memberRow);
  decideRows(all, flags.decide, earlierDecision(journal));
  const { client } = await connectAsAccountCreator(context);
  const run = { client, journalPath, resultPath, source, concurrency: flags.concurrency };
  const known = plannedBefore(all, plan.rows, before);
  const agreed = await decideOnTerminal(context, all, known, { ...flags, ...run, facts: plannedFacts(plan) });
  const asPlanned = all.map((row, index) =>
    leaveUndecided(row, plan.rows[index] as PlanRow, includeConflicts),
  );
  // Names and addresses may have been taken since the plan was made.
  const planned = await askServer(context, client, asPlanned, before);
  const rows = checkRows(asPlanned, planned, includeConflicts);
  const runs = factsRunsOf(journalPath);
  const facts = asPlannedFacts(
    await planFacts(context, all, {
      client,
      planned: askedLast(all, known, asPlanned, planned),
      before,
      includeConflicts,
      written: writtenAccounts(runs),
      concurrency: flags.concurrency,
    }),
    plan,
  );
  const refused = rows.filter(({ account, left }) => !account && !left);
  if (refused.length > (plan.counts.error ?? 0) && !flags.skipInvalid) {
    throw new CliError(
      EXIT.input,
      `The server does not take ${pluralize(refused.length, "row")} of the plan any more. Nothing was sent.`,
      "Mend the members file and plan again, or leave them out with --skip-invalid.",
      refused.slice(0, SHOWN_PROBLEMS).map(({ line, problems }) => `line ${line}: ${problems.join(" ")}`),
    );
  }
  for (const line of takenMessages(rows)) output.note(line);
  showFacts(context, facts, "the plan has them all");
  const toCreate = countPlanned(rows, before)["would be created"] ?? 0;
  if (toCreate > 0 && !flags.yes && !agreed)
    output.note(`The plan of ${plan.made_at.slice(0, 10)} for ${server}: ${planText(plan.counts)}.`);
  await confirmRun(
    context,
    { toCreate, facts, unfinished: unfinishedRun(runs), mails: ", with a mail to each" },
    { yes: flags.yes, agreed },
  );
  await createWithJournal(rows, run, context, facts);
}

/** What is known of each row: what the server has just said, else what the plan says. */
function askedLast(
  rows: readonly MemberRow[],
  known: ReadonlyMap<MemberRow, Planned>,
  asPlanned: readonly MemberRow[],
  planned: ReadonlyMap<MemberRow, Planned>,
): Map<MemberRow, Planned> {
  const entries = rows.flatMap((row, index) => {
    const last = planned.get(asPlanned[index] as MemberRow) ?? known.get(row);
    return last ? [[row, last] as const] : [];
  });
  return new Map(entries);
}

/** A row of the plan as the import takes it. */
function memberRow(row: PlanRow): MemberRow {
  const { line, email, business_name, outcome, message, request, decision, facts, slug } = row;
  const possible = outcome === "create" || isDoubtful(row);
  return {
    line,
    fields: { email, business_name, first_name: "", last_name: "", title: "", roles: "", language: "" },
    problems: possible ? [] : [message ?? "The plan leaves it."],
    ...(facts && { facts }),
    ...(slug && { slug }),
    ...(decision && { decision }),
    ...(possible && request && { account: request }),
    ...(!possible && outcome !== "error" && { left: "match" as const }),
  };
}

/** What the plan says of rows that are not done, to be decided on. */
function plannedBefore(
  rows: readonly MemberRow[],
  planned: readonly PlanRow[],
  before: Before,
): Map<MemberRow, Planned> {
  const entries = rows.flatMap((row, index) => {
    const known = before.get(row.fields.email.toLowerCase());
    return known && isDone(known) ? [] : [[row, planned[index] as PlanRow] as const];
  });
  return new Map(entries);
}

/** What the plan found doubtful stays so until a person decides, whatever the server says now. */
function leaveUndecided(row: MemberRow, planned: PlanRow, includeConflicts: boolean): MemberRow {
  if (!isDoubtful(planned) || row.decision || includeConflicts) return row;
  const [checked] = checkRows([row], new Map([[row, planned]]), false);
  return checked as MemberRow;
}
