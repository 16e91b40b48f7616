import { createHash } from "node:crypto";
import { dirname, relative } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { pluralize } from "../text/format.ts";
import { connectAsAccountCreator, SHOWN_PROBLEMS } from "./create-with-journal.ts";
import { checkWritable, writeFileAtomically } from "./import-files.ts";
import { type Planned, planAccounts } from "./plan-accounts.ts";
import { countPlan, type PlanRow, planText, withHash } from "./plan-file.ts";
import type { MemberRow, Members } from "./read-members.ts";

/** Runs `accounts import --plan`: writes the server's plan for each row to a file. Creates nothing. */
export async function writePlan(
  context: CommandContext,
  members: Members,
  source: { path: string; bytes: Uint8Array },
  planPath: string,
): Promise<void> {
  const { output, server } = context;
  checkWritable(planPath);
  const connection = await connectAsAccountCreator(context);
  const planned = await planAccounts(context, connection.client, members.rows);
  const rows = members.rows.map((row) => planRow(row, planned.get(row)));
  const plan = withHash({
    plan: 2,
    server,
    made_at: new Date().toISOString(),
    by: connection.person.email,
    source: {
      file: relative(dirname(planPath), source.path),
      sha256: createHash("sha256").update(source.bytes).digest("hex"),
    },
    counts: countPlan(rows),
    rows,
  });
  writeFileAtomically(planPath, `${JSON.stringify(plan, null, 2)}\n`);
  for (const line of remarks(rows)) output.note(line);
  output.result(
    { server, plan: planPath, hash: plan.hash, counts: plan.counts },
    `On ${server}: ${planText(plan.counts)}. Nothing was sent.\nThe plan, with every mail, is in ${planPath}.\n` +
      `Carry it out with: foodshed accounts apply ${planPath}`,
  );
  if (plan.counts.error) {
    throw new CliError(
      EXIT.input,
      `${pluralize(plan.counts.error, "row")} cannot be created.`,
      "Mend the file and plan again, or leave them out with: foodshed accounts apply --skip-invalid",
    );
  }
}

function planRow(row: MemberRow, planned: Planned | undefined): PlanRow {
  const { line, fields, problems, account = null } = row;
  const known = planned ?? { outcome: "error", message: problems.join(" "), account: null, mail: null };
  return { line, email: fields.email, business_name: fields.business_name, ...known, request: account };
}

function remarks(rows: readonly PlanRow[]): string[] {
  const lines = rows
    .filter(({ outcome }) => outcome === "error" || outcome === "conflict")
    .map(({ line, message }) => `line ${line}: ${message}`);
  const more = lines.length - SHOWN_PROBLEMS;
  return more > 0 ? [...lines.slice(0, SHOWN_PROBLEMS), `and ${more} more; the plan has them all`] : lines;
}
