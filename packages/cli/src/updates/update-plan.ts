import type { Schema } from "@foodshed/sdk";
import { formatCount, pluralize } from "../text/format.ts";
import type { UpdateField, UpdateValue } from "./update-fields.ts";

export type FieldState = Schema<"PlannedFieldChange">["state"];

/** What becomes of one field of a profile. */
export interface FieldUpdate {
  field: UpdateField;
  before: UpdateValue;
  after: UpdateValue;
  state: FieldState;
  message: string | null;
  changed_at: string | null;
  /** A person has it changed although somebody else changed it since the file was made. */
  overwrite?: boolean;
}

/** What becomes of one row of a file. */
export interface PlannedRow {
  line: number;
  /** What the row names its profile by. */
  name: string;
  account: Schema<"AccountRef"> | null;
  version?: number;
  /** Why the row is left as a whole. */
  problems: string[];
  /** Fields that differ from the file, and those that are refused. */
  changes: FieldUpdate[];
}

export interface UpdateCounts {
  profiles: { "to update": number; unchanged: number; "with errors": number };
  fields: { "to change": number; "changed since": number; invalid: number };
}

export const hasErrors = ({ problems, changes }: PlannedRow) =>
  problems.length > 0 || changes.some(({ state }) => state === "invalid");

export const toChange = ({ changes }: PlannedRow) => changes.filter(({ state }) => state === "change");

/** Rows that change something, errors in other fields or not. */
export const isUpdate = (row: PlannedRow) => row.problems.length === 0 && toChange(row).length > 0;

export function countUpdates(rows: readonly PlannedRow[]): UpdateCounts {
  const fields = rows.flatMap(({ problems, changes }) => (problems.length > 0 ? [] : changes));
  const count = (state: FieldState) => fields.filter((field) => field.state === state).length;
  return {
    profiles: {
      "to update": rows.filter(isUpdate).length,
      unchanged: rows.filter((row) => !isUpdate(row) && !hasErrors(row)).length,
      "with errors": rows.filter(hasErrors).length,
    },
    fields: {
      "to change": count("change"),
      "changed since": count("changed_since"),
      invalid: count("invalid"),
    },
  };
}

/** "3 profiles to update (7 fields), 40 unchanged". */
export function countsText({ profiles, fields }: UpdateCounts): string {
  const parts = [
    `${pluralize(profiles["to update"], "profile")} to update (${pluralize(fields["to change"], "field")})`,
    `${formatCount(profiles.unchanged)} unchanged`,
  ];
  if (fields["changed since"])
    parts.push(`${pluralize(fields["changed since"], "field")} changed since, left`);
  if (profiles["with errors"]) parts.push(`${formatCount(profiles["with errors"])} with errors`);
  return parts.join(", ");
}
