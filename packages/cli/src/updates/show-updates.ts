import type { Output } from "../output.ts";
import { differingTexts, listDifference } from "./difference.ts";
import type { FieldUpdate, PlannedRow } from "./update-plan.ts";

/** Lines for people: each profile that the plan says something of, and beneath it its fields. */
export function updateLines(rows: readonly PlannedRow[], output: Output): string[] {
  return rows.flatMap((row) => {
    const who = row.account ? `${row.account.business_name} (${row.account.slug})` : row.name;
    const heading = `line ${row.line}: ${output.style(who, "bold", "stderr")}`;
    if (row.problems.length > 0) return [`${heading}: ${row.problems.join(" ")}`];
    const named = Math.max(0, ...row.changes.map(({ field }) => field.length));
    return [heading, ...row.changes.map((change) => `  ${fieldLine(change, named, output)}`)];
  });
}

function fieldLine(change: FieldUpdate, named: number, output: Output): string {
  const { field, state, message } = change;
  const gap = output.plain ? " " : "  ";
  const name = output.plain ? `${field}:` : field.padEnd(named);
  if (state === "invalid")
    return `${name}${gap}${output.style("refused:", "red", "stderr")} ${message ?? ""}`;
  const what = difference(change, output);
  if (state === "changed_since") {
    const since = change.changed_at ? ` (${change.changed_at.slice(0, 10)})` : "";
    return `${name}${gap}${output.style("left as it is:", "yellow", "stderr")} ${message ?? ""}${since} The file has: ${what}`;
  }
  return `${name}${gap}${what}${message ? ` (${message})` : ""}`;
}

/** "before → after", or of lists what comes and what goes. */
function difference(change: FieldUpdate, { plain }: Output): string {
  const list = listDifference(change);
  if (list) {
    const { added, removed } = list;
    const parts = [
      ...(added.length > 0 ? [`${plain ? "adds " : "+ "}${added.join("; ")}`] : []),
      ...(removed.length > 0 ? [`${plain ? "takes out " : "− "}${removed.join("; ")}`] : []),
    ];
    return parts.join(plain ? ", " : "  ");
  }
  const [from, to] = differingTexts(change).map(shortened);
  return plain ? `from ${from} to ${to}` : `${from} → ${to}`;
}

const SHOWN = 200;

const shortened = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
