import { createHash } from "node:crypto";
import { basename } from "node:path";
import type { Schema } from "@foodshed/sdk";
import type { Context } from "../context.ts";
import { CliError, EXIT } from "../errors.ts";
import { withProgress } from "../progress/open-progress.ts";
import { counted } from "../text/words.ts";
import { patientData } from "../work/call.ts";
import { checkWritable, writeWhole } from "./files.ts";
import { countPlan, type Plan, type PlanRow, planText } from "./plan-file.ts";
import type { MemberRow, Members } from "./read-members.ts";
import { connectAsMaker, SHOWN_PROBLEMS } from "./run-import.ts";

/** Rows that the server looks at in one call. */
const BATCH = 200;

/** Asks the server what each row would do and writes it into a file: what `accounts import --plan` does. Nothing is created. */
export async function writePlan(
  context: Context,
  members: Members,
  source: { path: string; bytes: Uint8Array },
  planPath: string,
): Promise<void> {
  const { output, server } = context;
  checkWritable(planPath);
  const connection = await connectAsMaker(context);
  const planned = await askServer(context, connection.client, members);
  const rows = members.rows.map((row) => planRow(row, planned.get(row)));
  const plan: Plan = {
    plan: 1,
    server,
    made_at: new Date().toISOString(),
    by: connection.person.email,
    source: {
      file: basename(source.path),
      sha256: createHash("sha256").update(source.bytes).digest("hex"),
    },
    counts: countPlan(rows),
    rows,
  };
  writeWhole(planPath, `${JSON.stringify(plan, null, 2)}\n`);
  for (const line of remarks(rows)) output.note(line);
  output.result(
    { server, plan: planPath, counts: plan.counts },
    `On ${server}: ${planText(plan.counts)}. Nothing was sent.\nThe plan, with every mail, is in ${planPath}.\n` +
      `Carry it out with: foodshed accounts apply ${planPath}`,
  );
  if (plan.counts.error) {
    throw new CliError(
      EXIT.input,
      `${counted(plan.counts.error, "row")} cannot be created.`,
      "Mend the file and plan again, or leave them out with: foodshed accounts apply --skip-invalid",
    );
  }
}

async function askServer(
  context: Context,
  client: Awaited<ReturnType<typeof connectAsMaker>>["client"],
  { rows }: Members,
): Promise<Map<MemberRow, Schema<"PlannedAccount">>> {
  const asked = rows.filter((row) => row.account !== undefined);
  const planned = new Map<MemberRow, Schema<"PlannedAccount">>();
  await withProgress(context, async (show) => {
    const tell = (done: number) =>
      show({ title: "Asking what each row would do", total: asked.length, done });
    tell(0);
    for (let from = 0; from < asked.length; from += BATCH) {
      if (context.signal.aborted) throw new CliError(EXIT.interrupted, "Interrupted. No plan was written.");
      const batch = asked.slice(from, from + BATCH);
      const accounts = batch.flatMap(({ account }) => account ?? []);
      const { results } = await patientData(
        () => client.POST("/accounts/plan_accounts/", { body: { accounts } }),
        context,
      );
      for (const [index, row] of batch.entries()) {
        const result = results[index];
        if (result) planned.set(row, result);
      }
      tell(from + batch.length);
    }
  });
  return planned;
}

function planRow(row: MemberRow, planned: Schema<"PlannedAccount"> | undefined): PlanRow {
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
