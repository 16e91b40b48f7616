import { fitText } from "../../screens/fit-text.ts";
import { formatCount, pluralize } from "../../text/format.ts";
import { differingTexts, listDifference } from "../difference.ts";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import {
  bulkFields,
  countReview,
  filtersOf,
  isChosen,
  mayChange,
  type ReviewCounts,
  shownFields,
  type UpdateReviewState,
} from "./update-review-state.ts";

/** "7 fields of 3 profiles to change, 2 changed since that stay". */
export function headline(state: UpdateReviewState): string {
  const counts = countReview(state);
  return [`${amountText(counts)} to change`, ...notesOf(counts)].join(", ");
}

const amountText = ({ fields, profiles }: ReviewCounts) =>
  `${pluralize(fields, "field")} of ${pluralize(profiles, "profile")}`;

function notesOf({ overwritten, since, left, errors }: ReviewCounts): string[] {
  return [
    overwritten > 0 ? `${formatCount(overwritten)} of them overwritten` : "",
    left > 0 ? `${pluralize(left, "field")} left by you` : "",
    since > 0 ? `${pluralize(since, "field")} left that changed since` : "",
    errors > 0 ? `${pluralize(errors, "row")} with errors` : "",
  ].filter((text) => text !== "");
}

export function filterLine(state: UpdateReviewState): string {
  const filters = filtersOf(state).map(({ filter, label, count }) =>
    filter === state.filter ? `[${label} ${count}]` : `${label} ${count}`,
  );
  const field = state.field && `[field: ${state.field.replaceAll("_", " ")}]`;
  const search = state.mode === "search" ? `find: ${state.text}_` : state.text && `find: ${state.text}`;
  return [...filters, ...(field ? [field] : []), ...(search ? [search] : [])].join("  ");
}

export function footer(state: UpdateReviewState): string {
  switch (state.mode) {
    case "search":
      return "Type a part of a name, a field or a value. Enter done, Esc clear";
    case "bulk":
      return bulkQuestion(state);
    case "end":
      return endQuestion(state);
    case "detail":
      return "Space change or leave  u as planned  ↑↓ field  ←→ other row  Enter list  c done  q quit";
    default:
      return "Space change or leave  u as planned  T take L leave all shown  ↑↓ move  Enter look  Tab filter  f field  / find  c done  q quit";
  }
}

function bulkQuestion(state: UpdateReviewState): string {
  const fields = bulkFields(state);
  const since = fields.filter(([, change]) => change.state === "changed_since").length;
  const overwrites =
    state.bulk && since > 0
      ? ` ${pluralize(since, "field")} of them changed since and would be overwritten.`
      : "";
  return `${state.bulk ? "Change" : "Leave"} all ${pluralize(fields.length, "field")} shown?${overwrites} y yes, any other key no`;
}

function endQuestion(state: UpdateReviewState): string {
  const counts = countReview(state);
  if (counts.fields === 0) return "Nothing is left to change. y or q end, any other key back";
  const notes = notesOf(counts);
  const said = notes.length > 0 ? ` ${sentence(notes.join(", "))}` : "";
  return `Change ${amountText(counts)}?${said} y change, q change nothing, any other key back`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** Whether all, some or none of a row's shown fields are changed, or none of them can be. */
export function rowMark(state: UpdateReviewState, row: PlannedRow): "[x]" | "[-]" | "[ ]" | " x " {
  const possible = shownFields(state, row).filter((change) => mayChange(row, change));
  if (possible.length === 0) return " x ";
  const chosen = possible.filter((change) => isChosen(state.choices, row, change)).length;
  if (chosen === 0) return "[ ]";
  return chosen === possible.length ? "[x]" : "[-]";
}

/** A row in so many columns: who it is, and what changes. */
export function rowSummary(state: UpdateReviewState, row: PlannedRow, width: number): string {
  const name = row.account?.business_name ?? row.name;
  const fields = shownFields(state, row);
  if (width < 46) {
    const count = width >= 34 ? pluralize(fields.length, "field") : String(fields.length);
    const tail = row.problems.length > 0 ? "" : ` ${count}`;
    return `${fitText(name, Math.max(4, width - tail.length))}${tail}`;
  }
  const nameWidth = Math.min(40, Math.floor(width * 0.45));
  return `${fitText(name, nameWidth)}  ${fitText(whatOf(state, row, fields), width - nameWidth - 2)}`;
}

function whatOf(state: UpdateReviewState, { problems }: PlannedRow, fields: readonly FieldUpdate[]): string {
  const [problem] = problems;
  if (problem) return `refused: ${problem}`;
  const [only] = fields;
  if (state.field === undefined || !only) return fields.map(fieldWord).join(", ");
  if (only.state === "invalid") return `refused: ${only.message ?? ""}`;
  const list = listDifference(only);
  const since = only.state === "changed_since" ? "changed since: " : "";
  if (list)
    return (
      since +
      [...list.removed.map((text) => `− ${text}`), ...list.added.map((text) => `+ ${text}`)].join("  ")
    );
  return since + differingTexts(only).join(" → ");
}

const WORDS = { changed_since: " (changed since)", invalid: " (refused)" } as const;

const fieldWord = ({ field, state }: FieldUpdate) =>
  field.replaceAll("_", " ") + (state in WORDS ? WORDS[state as keyof typeof WORDS] : "");
