import { resolve } from "node:path";
import type { Context } from "../context.ts";
import { CliError, EXIT } from "../errors.ts";
import { confirm } from "../prompt.ts";
import { counted } from "../text/words.ts";
import type { ApplyFlags } from "./apply.command.ts";
import { checkWritable, companionsOf } from "./files.ts";
import { readJournal } from "./journal-file.ts";
import { type PlanRow, planText, readPlan } from "./plan-file.ts";
import type { MemberRow } from "./read-members.ts";
import { planRows } from "./report.ts";
import { runImport } from "./run-import.ts";

/** Creates what a plan has for creation: what `accounts apply` does. */
export async function applyPlan(context: Context, flags: ApplyFlags, file: string): Promise<void> {
  const { cwd, output, server } = context;
  const path = resolve(cwd, file);
  const plan = readPlan(path, server);
  const beside = companionsOf(path, server);
  const journalPath = flags.journal ? resolve(cwd, flags.journal) : beside.journal;
  const resultPath = flags.result ? resolve(cwd, flags.result) : beside.result;
  if (plan.counts.error && !flags.skipInvalid) {
    throw new CliError(
      EXIT.input,
      `${counted(plan.counts.error, "row")} of the plan cannot be created. Nothing was sent.`,
      "Mend the members file and plan again, or leave them out with --skip-invalid.",
    );
  }
  checkWritable(resultPath);
  const rows = plan.rows.map((row) => memberRow(row, flags.includeConflicts === true));
  const before = readJournal(journalPath, server)?.outcomes ?? new Map();
  const left = planRows(rows, before).filter(({ status }) => status === "would be created").length;
  if (left > 0) {
    if (!flags.yes) {
      output.note(`The plan of ${plan.made_at.slice(0, 10)} for ${server}: ${planText(plan.counts)}.`);
    }
    await confirm(context, `Create ${counted(left, "account")}, with a mail to each?`, {
      agreed: flags.yes,
      instead: "--yes",
      otherwise: "Nothing was sent.",
    });
  }
  await runImport(rows, { journalPath, resultPath, concurrency: flags.concurrency }, context);
}

/** A row of the plan as the import takes it: with an account only when one is to be created. */
function memberRow(row: PlanRow, includeConflicts: boolean): MemberRow {
  const { line, email, business_name, outcome, message, mail, request } = row;
  const wanted = outcome === "create" || (includeConflicts && outcome === "conflict" && mail !== null);
  return {
    line,
    fields: { email, business_name, first_name: "", last_name: "", title: "", roles: "" },
    problems: wanted ? [] : [message ?? "The plan leaves it."],
    ...(wanted && request && { account: request }),
    ...(!wanted && outcome !== "error" && { left: outcome }),
  };
}
