import { dirname, relative } from "node:path";
import type { CommandContext } from "../command-context.ts";
import { CliError, EXIT } from "../errors.ts";
import { planFacts } from "../facts/plan-facts.ts";
import { showFacts } from "../facts/show-facts.ts";
import { pluralize } from "../text/format.ts";
import { connectAsAccountCreator } from "./create-with-journal.ts";
import { checkWritable } from "./import-files.ts";
import { unpackMail } from "./mail-texts.ts";
import type { MemberRow } from "./member-row.ts";
import { type Planned, planAccounts } from "./plan-accounts.ts";
import { PlanDraft } from "./plan-draft.ts";
import { countPlan, PLAN_VERSION, planText } from "./plan-file.ts";
import type { PlanRow } from "./plan-row.ts";
import type { Members } from "./read-members.ts";
import { SHOWN_PROBLEMS } from "./shown-problems.ts";
import { writePlanFile } from "./write-plan-file.ts";

/** Runs `accounts import --plan`: writes the server's plan for each row to a file. Creates nothing. */
export async function writePlan(
  context: CommandContext,
  members: Members,
  { path, sha256 }: { path: string; sha256: string },
  { planPath, concurrency }: { planPath: string; concurrency: number },
): Promise<void> {
  const { output, server } = context;
  checkWritable(planPath, "Name a file that can be written with --plan.");
  const connection = await connectAsAccountCreator(context);
  const { email: by } = connection.person;
  const draft = new PlanDraft(planPath, { server, by, sha256 }, members.rows);
  if (draft.known.size > 0) {
    output.note(`Going on with a plan that was broken off: ${pluralize(draft.known.size, "row")} known.`);
  }
  const planned = await planAccounts(context, connection.client, members.rows, {
    known: draft.known,
    withMails: true,
    onPlanned: (answered) => draft.add(answered),
  });
  const facts = await planFacts(context, members.rows, {
    client: connection.client,
    planned,
    before: new Map(),
    includeConflicts: false,
    written: new Set(),
    whole: true,
    concurrency,
  });
  const rows = members.rows.map((row) => ({ ...(planned.get(row) ?? invalid(row)), row }));
  const counts = countPlan(rows);
  const hash = writePlanFile(
    planPath,
    {
      plan: PLAN_VERSION,
      purpose: "import",
      server,
      made_at: new Date().toISOString(),
      by,
      source: { file: relative(dirname(planPath), path), sha256 },
      counts,
    },
    function* () {
      for (const { row, ...known } of rows) yield planRow(row, known, facts.get(row.line)?.changes ?? []);
    },
  );
  draft.remove();
  for (const line of remarks(rows)) output.note(line);
  showFacts(context, facts, "the plan has them all");
  output.result(
    { server, plan: planPath, hash, counts },
    `On ${server}: ${planText(counts)}. Nothing was sent.\nThe plan, with every mail, is in ${planPath}.\n` +
      `Carry it out with: foodshed accounts apply ${planPath}`,
  );
  const undecided = rows.filter(({ outcome, row }) => outcome === "similar" && !row.decision);
  if (undecided.length > 0) {
    output.note(
      `${pluralize(undecided.length, "row")} perhaps the same as businesses that are there: write same, new or skip as their decision into the plan, or say so when you apply it: --decide ${undecided[0]?.row.line}=new`,
    );
  }
  if (counts.error) {
    throw new CliError(
      EXIT.input,
      `${pluralize(counts.error, "row")} cannot be created.`,
      "Mend the file and plan again, or leave them out with: foodshed accounts apply --skip-invalid",
    );
  }
}

const invalid = ({ problems }: MemberRow): Planned => ({
  outcome: "error",
  message: problems.join(" "),
  account: null,
  candidates: [],
  mail: null,
  language: null,
});

function planRow(row: MemberRow, known: Planned, changes: PlanRow["changes"]): PlanRow {
  const { line, fields, account: request = null, facts = null, decision = null, slug } = row;
  const { outcome, message, account, candidates, mail, language } = known;
  return {
    line,
    email: fields.email,
    business_name: fields.business_name,
    outcome,
    message,
    account,
    candidates,
    changes,
    facts,
    ...(slug && { slug }),
    decision,
    mail: mail && request ? unpackMail(mail, request) : null,
    language,
    request,
  };
}

function remarks(rows: readonly (Planned & { row: MemberRow })[]): string[] {
  const toMend = rows.filter(
    ({ outcome }) => outcome === "error" || outcome === "conflict" || outcome === "similar",
  );
  const taken = rows.filter(({ outcome }) => outcome === "match");
  const lines = [...toMend, ...taken].map(({ row, message }) => `line ${row.line}: ${message}`);
  const more = lines.length - SHOWN_PROBLEMS;
  return more > 0 ? [...lines.slice(0, SHOWN_PROBLEMS), `and ${more} more; the plan has them all`] : lines;
}
