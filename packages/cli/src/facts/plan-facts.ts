import type { FoodshedClient } from "@foodshed/sdk";
import type { MemberRow } from "../accounts/member-row.ts";
import type { Planned } from "../accounts/plan-accounts.ts";
import { SHOWN_PROBLEMS } from "../accounts/shown-problems.ts";
import type { CommandContext } from "../command-context.ts";
import { planUpdates } from "../updates/plan-updates.ts";
import type { UpdateRow } from "../updates/read-updates.ts";
import type { UpdateField } from "../updates/update-fields.ts";
import type { FieldUpdate, PlannedRow } from "../updates/update-plan.ts";
import { type FactsTarget, factsTarget, type TargetOptions } from "./facts-target.ts";
import { wantedFacts } from "./wanted-facts.ts";

/** What would become of the facts of a row, field by field. */
export interface PlannedFacts extends PlannedRow {
  of: FactsTarget["of"];
  /** Whether a person still has to say that the row is the same business. */
  undecided: boolean;
}

/** What would become of the facts of rows, by line. Rows without facts, or whose profile holds them already, are not in it. */
export type FactsPlan = Map<number, PlannedFacts>;

export interface PlanFactsOptions extends TargetOptions {
  client: FoodshedClient;
  planned: ReadonlyMap<MemberRow, Planned>;
  /** Accounts whose facts an earlier run has written, or is about to. */
  written: ReadonlySet<number>;
  concurrency: number;
  /** Whether every field is wanted with its value. Of new profiles some rows are shown, and the fields of the others only counted. */
  whole?: boolean;
  /** What is known already, of rows whose profile is still the same. */
  known?: FactsPlan;
}

/** Asks the server what the facts of the rows would change, in profiles that are there and in those to be created. Changes nothing. */
export async function planFacts(
  context: CommandContext,
  rows: readonly MemberRow[],
  { client, planned, written, concurrency, whole = false, known = new Map(), ...options }: PlanFactsOptions,
): Promise<FactsPlan> {
  const plan: FactsPlan = new Map();
  const asked: UpdateRow[] = [];
  const targets = new Map<number, { of: FactsTarget["of"]; undecided: boolean }>();
  for (const row of rows) {
    const target = factsTarget(row, planned.get(row), options);
    if (!target || (target.of === "made" && written.has(target.account_id))) continue;
    const values = wantedFacts(row, { isNew: target.of !== "same" });
    if (!values) continue;
    const undecided = target.of === "same" && row.decision !== "same";
    const before = known.get(row.line);
    if (before?.of === target.of) {
      plan.set(row.line, { ...before, undecided });
      continue;
    }
    targets.set(row.line, { of: target.of, undecided });
    asked.push({
      line: row.line,
      name: row.fields.business_name,
      ...(target.of === "new" ? { newWithRoles: target.roles } : { account: idOf(target) }),
      values,
      problems: [],
    });
  }
  if (asked.length === 0) return plan;
  let made = 0;
  const answers = await planUpdates(context, asked, {
    client,
    concurrency,
    addToLists: false,
    overwrite: false,
    keep: (row) => {
      if (targets.get(row.line)?.of === "new") made += 1;
      const isShown = whole || targets.get(row.line)?.of !== "new" || made <= SHOWN_PROBLEMS;
      return isShown ? row : { ...row, changes: row.changes.map(counted) };
    },
  });
  for (const answer of answers) {
    const target = targets.get(answer.line);
    if (!target || (answer.changes.length === 0 && answer.problems.length === 0)) continue;
    plan.set(answer.line, { ...answer, ...target });
  }
  return plan;
}

const COUNTED = new Map<UpdateField, FieldUpdate>();

/** A field that only counts: the same for all rows, so that thousands of them take next to nothing. */
function counted(change: FieldUpdate): FieldUpdate {
  const { field, state } = change;
  if (state !== "change") return change;
  const known = COUNTED.get(field);
  if (known) return known;
  const made: FieldUpdate = { field, state, before: null, after: null, message: null, changed_at: null };
  COUNTED.set(field, made);
  return made;
}

const idOf = (target: Exclude<FactsTarget, { of: "new" }>) =>
  target.of === "made" ? target.account_id : target.account.id;
