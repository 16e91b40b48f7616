import type { Plan } from "../accounts/plan-file.ts";
import { isDoubtful, type PlanRow } from "../accounts/plan-row.ts";
import type { FieldUpdate } from "../updates/update-plan.ts";
import { sameBusiness } from "./facts-target.ts";
import type { FactsPlan, PlannedFacts } from "./plan-facts.ts";

/** What a plan file says of the facts of its rows. */
export function plannedFacts({ rows }: Plan): FactsPlan {
  return new Map(rows.flatMap((row) => (row.changes.length > 0 ? [[row.line, toFacts(row)] as const] : [])));
}

function toFacts(row: PlanRow): PlannedFacts {
  const isSame = row.decision === "same" || (isDoubtful(row) && row.decision === null);
  return {
    line: row.line,
    name: row.business_name,
    account: isSame ? (sameBusiness(row, row) ?? null) : null,
    problems: [],
    changes: row.changes as unknown as FieldUpdate[],
    of: isSame ? "same" : "new",
    undecided: isSame && row.decision === null,
  };
}

/** A field of an existing profile that holds something else than the plan saw is left: nobody has agreed to that change. */
export function asPlannedFacts(facts: FactsPlan, plan: Plan): FactsPlan {
  const before = plannedFacts(plan);
  const isAsSeen = (line: number, account: PlannedFacts["account"], { field, before: now }: FieldUpdate) => {
    const known = before.get(line);
    const seen = known?.account?.id === account?.id && known?.changes.find((each) => each.field === field);
    return !seen || JSON.stringify(seen.before) === JSON.stringify(now);
  };
  return new Map(
    [...facts].map(([line, row]) => [
      line,
      row.of === "same"
        ? {
            ...row,
            changes: row.changes.map((change) =>
              change.state === "change" && !isAsSeen(line, row.account, change)
                ? { ...change, state: "changed_since", message: "This has changed after the plan was made." }
                : change,
            ),
          }
        : row,
    ]),
  );
}
