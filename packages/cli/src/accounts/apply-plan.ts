import { resolve } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { pluralize } from "../text/format.ts";
import { checkRows } from "./check-rows.ts";
import {
  connectAsAccountCreator,
  createWithJournal,
  SHOWN_PROBLEMS,
  takenMessages,
} from "./create-with-journal.ts";
import { checkWritable, runFilesOf } from "./import-files.ts";
import { type Outcome, readJournal, type Source } from "./journal-reader.ts";
import { assertSourceUnchanged, type PlanRow, planText, readPlan } from "./plan-file.ts";
import type { MemberRow } from "./read-members.ts";
import { planRows } from "./report.ts";

export interface ApplyFlags {
  yes?: boolean;
  includeConflicts?: boolean;
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
  const before = readJournal(journalPath, server, source)?.outcomes ?? new Map<string, Outcome>();
  const includeConflicts = flags.includeConflicts === true;
  const planned = plan.rows.map((row) => memberRow(row, includeConflicts));
  const { client } = await connectAsAccountCreator(context);
  // Names and addresses may have been taken since the plan was made.
  const rows = await checkRows(context, client, planned, { before, includeConflicts });
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
  const left = planRows(rows, before).filter(({ status }) => status === "would be created").length;
  if (left > 0) {
    if (!flags.yes) {
      output.note(`The plan of ${plan.made_at.slice(0, 10)} for ${server}: ${planText(plan.counts)}.`);
    }
    await confirm(context, `Create ${pluralize(left, "account")}, with a mail to each?`, {
      agreed: flags.yes,
      instead: "--yes",
      otherwise: "Nothing was sent.",
    });
  }
  await createWithJournal(
    rows,
    { client, journalPath, resultPath, source, concurrency: flags.concurrency },
    context,
  );
}

/** A row of the plan as the import takes it: with an account only when one is to be created. */
function memberRow(row: PlanRow, includeConflicts: boolean): MemberRow {
  const { line, email, business_name, outcome, message, mail, request } = row;
  const wanted = outcome === "create" || (includeConflicts && outcome === "conflict" && mail !== null);
  return {
    line,
    fields: { email, business_name, first_name: "", last_name: "", title: "", roles: "", language: "" },
    problems: wanted ? [] : [message ?? "The plan leaves it."],
    ...(wanted && request && { account: request }),
    ...(!wanted && outcome !== "error" && { left: outcome }),
  };
}
