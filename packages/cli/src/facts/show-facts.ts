import { SHOWN_PROBLEMS } from "../accounts/shown-problems.ts";
import type { CommandContext } from "../command-context.ts";
import { formatCount, pluralize } from "../text/format.ts";
import { updateLines } from "../updates/show-updates.ts";
import { toChange } from "../updates/update-plan.ts";
import type { FactsPlan, PlannedFacts } from "./plan-facts.ts";

/** New profiles that are shown field by field. */
const SHOWN_NEW = 5;
/** Lines that are named where many have the same fault. */
const SHOWN_LINES = 5;

export interface FactsCounts {
  /** Profiles that the run makes, and their fields. */
  new_profiles: number;
  new_fields: number;
  /** Profiles that are there already, and their fields. */
  profiles: number;
  fields: number;
  /** Fields that the business changed since, which stay. */
  left: number;
  /** Values that a profile cannot hold, and profiles that one may not change. */
  refused: number;
}

export function countFacts(plan: FactsPlan): FactsCounts {
  const counts = { new_profiles: 0, new_fields: 0, profiles: 0, fields: 0, left: 0, refused: 0 };
  for (const row of plan.values()) {
    if (row.undecided) continue;
    const fields = row.problems.length > 0 ? 0 : toChange(row).length;
    const isExisting = row.of === "same";
    if (fields > 0) counts[isExisting ? "profiles" : "new_profiles"] += 1;
    counts[isExisting ? "fields" : "new_fields"] += fields;
    counts.left += row.changes.filter(({ state }) => state === "changed_since").length;
    counts.refused +=
      row.problems.length > 0 ? 1 : row.changes.filter(({ state }) => state === "invalid").length;
  }
  return counts;
}

/** "12 fields of 3 new profiles, 5 fields of 2 existing profiles, 1 refused and left aside". */
export function factsText({
  new_profiles,
  new_fields,
  profiles,
  fields,
  left,
  refused,
}: FactsCounts): string {
  const parts = [
    ...(new_fields ? [`${pluralize(new_fields, "field")} of ${pluralize(new_profiles, "new profile")}`] : []),
    ...(fields ? [`${pluralize(fields, "field")} of ${pluralize(profiles, "existing profile")}`] : []),
    ...(left ? [`${formatCount(left)} changed since by the business and left`] : []),
    ...(refused ? [`${formatCount(refused)} refused and left aside`] : []),
  ];
  return parts.join(", ");
}

/** Says what the facts of the file would change: existing profiles first, because that overwrites something. */
export function showFacts(
  { output }: CommandContext,
  plan: FactsPlan,
  whole = "--plan <file> has them all",
): void {
  const rows = [...plan.values()].filter(({ undecided }) => !undecided);
  const text = factsText(countFacts(plan));
  if (text === "") return;
  const existing = rows.filter(isOfExisting);
  const made = rows.filter((row) => !isOfExisting(row));
  // New profiles hold what the file says: a few show how it is read, and of the others what is refused.
  const shown = [...existing.slice(0, SHOWN_PROBLEMS), ...made.slice(0, SHOWN_NEW)];
  for (const line of updateLines(shown, output)) output.note(line);
  const rest = rows.length - shown.length;
  if (rest > 0) output.note(`and ${formatCount(rest)} more; ${whole}`);
  for (const line of refusedLines(rows.filter((row) => !shown.includes(row)))) output.note(line);
  output.note(`Written into profiles: ${text}.`);
}

/** What is refused in rows that are not shown, each reason once with its lines. */
function refusedLines(rows: readonly PlannedFacts[]): string[] {
  const lines = new Map<string, number[]>();
  for (const { line, changes } of rows) {
    for (const { field, state, message } of changes) {
      if (state !== "invalid") continue;
      const reason = `${field} refused: ${message ?? ""}`;
      const known = lines.get(reason);
      if (known) known.push(line);
      else lines.set(reason, [line]);
    }
  }
  return [...lines].slice(0, SHOWN_PROBLEMS).map(([reason, at]) => {
    const more = at.length > SHOWN_LINES ? ` and ${formatCount(at.length - SHOWN_LINES)} more` : "";
    return `line ${at.slice(0, SHOWN_LINES).join(", ")}${more}: ${reason}`;
  });
}

const isOfExisting = ({ of }: PlannedFacts) => of === "same";
