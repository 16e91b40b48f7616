import type { UpdateField } from "../update-fields.ts";
import type { FieldUpdate, PlannedRow } from "../update-plan.ts";
import { foldedText } from "./row-text.ts";

/** Which rows are shown: all, those that are changed, those with something that changed since, or those with errors. */
export type RowFilter = "all" | "update" | "since" | "error";

/** Whether a field is changed, by `choiceKey`, where a person said so. */
export type Choices = ReadonlyMap<string, boolean>;

export interface UpdateReviewState {
  rows: readonly PlannedRow[];
  filter: RowFilter;
  /** The one field that is looked at. */
  field: UpdateField | undefined;
  /** Rows that have this text in their name or in what changes. */
  text: string;
  cursor: number;
  /** The field of the row at the cursor. */
  fieldCursor: number;
  choices: Choices;
  mode: "list" | "detail" | "search" | "bulk" | "end";
  /** What is to be done with all that is shown. */
  bulk: boolean | undefined;
  scroll: number;
  ended: "go" | "quit" | undefined;
}

/** Begins with the rows that say something; the others are only counted. */
export function startUpdateReview(planned: readonly PlannedRow[]): UpdateReviewState {
  return {
    rows: planned.filter(({ changes, problems }) => changes.length > 0 || problems.length > 0),
    filter: "all",
    field: undefined,
    text: "",
    cursor: 0,
    fieldCursor: 0,
    choices: new Map(),
    mode: "list",
    bulk: undefined,
    scroll: 0,
    ended: undefined,
  };
}

export const choiceKey = ({ line }: PlannedRow, { field }: FieldUpdate) => `${line} ${field}`;

/** Fields that a person may have changed or left: all but those that are refused. */
export const mayChange = ({ problems }: PlannedRow, { state }: FieldUpdate) =>
  problems.length === 0 && state !== "invalid";

/** Whether a field will be changed. What the business changed since stays, unless a person says otherwise. */
export function isChosen(choices: Choices, row: PlannedRow, change: FieldUpdate): boolean {
  return mayChange(row, change) && (choices.get(choiceKey(row, change)) ?? change.state === "change");
}

const MATCHES: Record<RowFilter, (row: PlannedRow) => boolean> = {
  all: () => true,
  update: ({ problems, changes }) => problems.length === 0 && changes.some(({ state }) => state === "change"),
  since: ({ changes }) => changes.some(({ state }) => state === "changed_since"),
  error: ({ problems, changes }) => problems.length > 0 || changes.some(({ state }) => state === "invalid"),
};

export function shownRows({ rows, filter, field, text }: UpdateReviewState): PlannedRow[] {
  return rows.filter(
    (row) =>
      MATCHES[filter](row) &&
      (field === undefined || row.changes.some((change) => change.field === field)) &&
      (text === "" || foldedText(row).includes(foldedText(text))),
  );
}

export const currentRow = (state: UpdateReviewState): PlannedRow | undefined =>
  shownRows(state)[state.cursor];

/** The fields of a row that are looked at. */
export const shownFields = ({ field }: Pick<UpdateReviewState, "field">, { changes }: PlannedRow) =>
  field === undefined ? changes : changes.filter((change) => change.field === field);

export interface ReviewCounts {
  fields: number;
  profiles: number;
  /** Fields that are changed although somebody else changed them since. */
  overwritten: number;
  /** Fields that stay because somebody else changed them since. */
  since: number;
  /** Fields that would be changed, and that a person leaves. */
  left: number;
  /** Rows with something that is refused. */
  errors: number;
}

/** What would be done as it is decided now. */
export function countReview({ rows, choices }: Pick<UpdateReviewState, "rows" | "choices">): ReviewCounts {
  const counts: ReviewCounts = { fields: 0, profiles: 0, overwritten: 0, since: 0, left: 0, errors: 0 };
  for (const row of rows) {
    const chosen = row.changes.filter((change) => isChosen(choices, row, change));
    const open = row.changes.filter((change) => mayChange(row, change) && !chosen.includes(change));
    counts.fields += chosen.length;
    if (chosen.length > 0) counts.profiles += 1;
    counts.overwritten += chosen.filter(({ state }) => state === "changed_since").length;
    counts.since += open.filter(({ state }) => state === "changed_since").length;
    counts.left += open.filter(({ state }) => state === "change").length;
    if (MATCHES.error(row)) counts.errors += 1;
  }
  return counts;
}

const FILTER_LABELS: Record<RowFilter, string> = {
  all: "all",
  update: "to change",
  since: "changed since",
  error: "with errors",
};

/** The filters that have rows, with their numbers, in the order that Tab goes through them. */
export function filtersOf({ rows }: UpdateReviewState) {
  return (Object.keys(FILTER_LABELS) as RowFilter[])
    .map((filter) => ({
      filter,
      label: FILTER_LABELS[filter],
      count: rows.filter(MATCHES[filter]).length,
    }))
    .filter(({ filter, count }) => filter === "all" || count > 0);
}

/** The fields that occur, in the order of the first row that has them. */
export function fieldsOf({ rows }: UpdateReviewState): UpdateField[] {
  return [...new Set(rows.flatMap(({ changes }) => changes.map(({ field }) => field)))];
}

/** Says of fields whether they are changed; undefined takes back what was said. */
export function choose(
  state: UpdateReviewState,
  fields: readonly (readonly [row: PlannedRow, change: FieldUpdate])[],
  chosen: boolean | undefined,
): UpdateReviewState {
  const choices = new Map(state.choices);
  for (const [row, change] of fields) {
    if (!mayChange(row, change)) continue;
    const key = choiceKey(row, change);
    if (chosen === undefined || chosen === (change.state === "change")) choices.delete(key);
    else choices.set(key, chosen);
  }
  return { ...state, choices };
}

/** Every field that is shown and may be changed: what "all shown" means. */
export const bulkFields = (state: UpdateReviewState) =>
  shownRows(state).flatMap((row) =>
    shownFields(state, row)
      .filter((change) => mayChange(row, change))
      .map((change) => [row, change] as const),
  );
