import { SHOWN_PROBLEMS } from "../accounts/shown-problems.ts";
import type { CommandContext } from "../command-context.ts";
import { formatCount, pluralize } from "../text/format.ts";
import { updateLines } from "../updates/show-updates.ts";
import { toChange } from "../updates/update-plan.ts";
import type { FactsPlan, PlannedFacts } from "./plan-facts.ts";

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
  const told = [...rows.filter(isOfExisting), ...rows.filter((row) => !isOfExisting(row))];
  const shown = told.slice(0, SHOWN_PROBLEMS);
  for (const line of updateLines(shown, output)) output.note(line);
  if (told.length > shown.length)
    output.note(`and ${formatCount(told.length - shown.length)} more; ${whole}`);
  output.note(`Written into profiles: ${text}.`);
}

const isOfExisting = ({ of }: PlannedFacts) => of === "same";
