import { dirname, relative } from "node:path";
import { checkWritable, writeFileAtomically } from "../accounts/import-files.ts";
import { countPlan, PLAN_VERSION, type Plan, withHash } from "../accounts/plan-file.ts";
import type { PlanRow } from "../accounts/plan-row.ts";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { pluralize } from "../text/format.ts";
import type { RunHead } from "./run-file.ts";
import { countsText, countUpdates, type FieldUpdate, hasErrors, type PlannedRow } from "./update-plan.ts";

type Since = NonNullable<PlanRow["since"]>;

/** Runs `accounts update --plan`: writes what each row would change to a file. Changes nothing. */
export async function writeUpdatePlan(
  { output, server }: CommandContext,
  planned: readonly PlannedRow[],
  { path, sha256, head }: { path: string; sha256: string; head: RunHead },
  planPath: string,
): Promise<void> {
  checkWritable(planPath, "Name a file that can be written with --plan.");
  const rows = planned.map((row) => planRow(row, head));
  const plan = withHash({
    plan: PLAN_VERSION,
    purpose: "update",
    server,
    made_at: head.started_at,
    by: head.run,
    source: {
      file: relative(dirname(planPath), path),
      sha256,
    },
    counts: countPlan(rows),
    rows,
  });
  writeFileAtomically(planPath, `${JSON.stringify(plan, null, 2)}\n`);
  const counts = countUpdates(planned);
  output.result(
    { server, plan: planPath, hash: plan.hash, counts },
    `On ${server}: ${countsText(counts)}. Nothing was changed.\nThe plan, field by field, is in ${planPath}.\n` +
      `Carry it out with: foodshed accounts apply ${planPath}`,
  );
  const invalid = planned.filter(hasErrors).length;
  if (invalid > 0) {
    throw new CliError(
      EXIT.input,
      `${pluralize(invalid, "row")} cannot be updated as the file says.`,
      "Mend the file and plan again, or leave out what is refused with: foodshed accounts apply --skip-invalid",
    );
  }
}

function planRow(row: PlannedRow, { as_of, overwrite }: RunHead): PlanRow {
  const { line, name, account, problems, changes, version } = row;
  const since: Since = {
    ...(version !== undefined && { version }),
    ...(as_of && { as_of }),
    ...(overwrite && { overwrite }),
  };
  const changing = changes.some(({ state }) => state === "change");
  return {
    line,
    email: name.includes("@") ? name : "",
    business_name: account?.business_name ?? name,
    outcome: problems.length > 0 ? "error" : changing ? "update" : hasErrors(row) ? "error" : "match",
    message: problems.length > 0 ? problems.join(" ") : null,
    account,
    candidates: [],
    changes: [...changes],
    facts: null,
    since,
    decision: null,
    mail: null,
    language: null,
    request: null,
  };
}

/** The rows of an update plan, as they were planned. */
export function plannedRowsOf({ rows }: Plan): PlannedRow[] {
  return rows.map(({ line, email, business_name, account, message, changes, since }) => {
    const { version } = since ?? {};
    return {
      line,
      name: email || business_name,
      account,
      ...(version !== undefined && { version }),
      problems: message ? [message] : [],
      changes: changes as unknown as FieldUpdate[],
    };
  });
}

/** What the plan was made with. */
export function sinceOf({ rows }: Plan): Since {
  return rows[0]?.since ?? {};
}
