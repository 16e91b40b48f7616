import type { FoodshedClient } from "@foodshed/sdk";
import type { MemberRow } from "../accounts/member-row.ts";
import type { Planned } from "../accounts/plan-accounts.ts";
import { SHOWN_PROBLEMS } from "../accounts/shown-problems.ts";
import type { CommandContext } from "../command-context.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { planUpdates } from "../updates/plan-updates.ts";
import type { UpdateRow } from "../updates/read-updates.ts";
import type { UpdateField } from "../updates/update-fields.ts";
import type { FieldUpdate, PlannedRow } from "../updates/update-plan.ts";
import { type FactsTarget, factsTarget, type TargetOptions } from "./facts-target.ts";
import { wantedFacts } from "./wanted-facts.ts";

const TIDY_EVERY = 1000;

type Target = Pick<PlannedFacts, "of" | "undecided">;

/** One for all rows of a kind. */
const UNDECIDED: Target = { of: "same", undecided: true };
const DECIDED: Record<FactsTarget["of"], Target> = {
  new: { of: "new", undecided: false },
  made: { of: "made", undecided: false },
  same: { of: "same", undecided: false },
};

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
  const targets = new Map<number, Target>();
  for (const [index, row] of rows.entries()) {
    if (index % TIDY_EVERY === 0) tidyMemory();
    const target = factsTarget(row, planned.get(row), options);
    if (!target || (target.of === "made" && written.has(target.account_id))) continue;
    if (!wantedFacts(row, { isNew: target.of !== "same" })) continue;
    const undecided = target.of === "same" && row.decision !== "same";
    const before = known.get(row.line);
    if (before?.of === target.of) {
      plan.set(row.line, { ...before, undecided });
      continue;
    }
    targets.set(row.line, undecided ? UNDECIDED : DECIDED[target.of]);
    asked.push(new AskedFacts(row, target));
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
      return isShown ? row : { ...row, changes: sameForAll(row.changes.map(counted)) };
    },
  });
  for (const answer of answers) {
    const target = targets.get(answer.line);
    if (!target || (answer.changes.length === 0 && answer.problems.length === 0)) continue;
    plan.set(answer.line, Object.assign(answer, target));
  }
  return plan;
}

/** What is asked of a row. The values are made when they are sent, and not kept for thousands of rows. */
class AskedFacts implements UpdateRow {
  readonly #row: MemberRow;
  readonly #isNew: boolean;
  readonly newWithRoles?: NonNullable<UpdateRow["newWithRoles"]>;
  readonly account?: number;
  readonly problems: string[] = NO_PROBLEMS;

  constructor(row: MemberRow, target: FactsTarget) {
    this.#row = row;
    this.#isNew = target.of !== "same";
    if (target.of === "new") this.newWithRoles = target.roles;
    else this.account = idOf(target);
  }

  get line(): number {
    return this.#row.line;
  }

  get name(): string {
    return this.#row.fields.business_name;
  }

  get values(): UpdateRow["values"] {
    return wantedFacts(this.#row, { isNew: this.#isNew }) ?? {};
  }

  /** What is sent, whose length says how many rows one call takes. */
  toJSON() {
    return { values: this.values };
  }
}

/** Planning copies it before it adds to it. */
const NO_PROBLEMS: string[] = [];

const LISTS = new Map<string, FieldUpdate[]>();

/** The list of fields itself, which rows of a file mostly have in common. */
function sameForAll(changes: FieldUpdate[]): FieldUpdate[] {
  if (!changes.every((change) => COUNTED.get(change.field) === change)) return changes;
  const key = changes.map(({ field }) => field).join();
  const known = LISTS.get(key) ?? changes;
  LISTS.set(key, known);
  return known;
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
