import {
  COLUMN_ALIASES,
  COLUMNS,
  type Column,
  columnMap,
  foldHeading,
  missingColumns,
  type Purpose,
  readLanguage,
  readRoles,
} from "@foodshed/sdk/members";
import { isEmail } from "@foodshed/sdk/vocabulary/patterns";
import { ROLES } from "@foodshed/sdk/vocabulary/roles";

import type { MemberTable } from "../find-table.ts";

import { readPhone } from "../values/phone.ts";
import { readPostalCode } from "../values/postal-code.ts";

/** A column of the file, with what stands in it. */
export interface FileColumn {
  heading: string;
  samples: string[];
}

/** A choice for a column of the file; without a column it is left aside. */
export interface Field {
  column: Column | undefined;
  label: string;
}

export type Mapping = readonly (Column | undefined)[];

const LABELS: Partial<Record<Column, string>> = {
  ...Object.fromEntries(
    ROLES.map(({ value, label }) => [`role_${value}`, `role ${label.toLowerCase()}: y/n`]),
  ),
  name: "contact's name",
  street: "street address",
  slug: "profile (slug)",
};

export const fieldLabel = (column: Column): string => LABELS[column] ?? column.replaceAll("_", " ");

/** Columns that several columns of the file may fill together. */
const REPEATABLE: readonly Column[] = ["street", "products", "categories", "networks"];

const SAMPLED_ROWS = 50;
const SAMPLES = 3;

/** The columns of a file that have a heading or something in them. */
export function fileColumns({ header, rows }: MemberTable): FileColumn[] {
  return header.cells.map((heading, index) => {
    const texts = rows
      .slice(0, SAMPLED_ROWS)
      .map(({ cells }) => (cells[index] ?? "").replaceAll(/\s+/g, " "));
    const samples = [...new Set(texts.filter((text) => text !== ""))].slice(0, SAMPLES);
    return { heading: heading || `column ${index + 1}`, samples };
  });
}

/** What cells look like, where headings say nothing. */
const LOOKS: readonly (readonly [Column, (text: string) => boolean])[] = [
  ["email", isEmail],
  ["phone", (text) => readPhone(text).value !== undefined],
  ["postal_code", (text) => readPostalCode(text).value !== undefined],
  ["website", (text) => /^(?:https?:\/\/|www\.)\S+$/i.test(text)],
  ["roles", isRoleInWords],
  ["language", (text) => readLanguage(text) !== undefined],
];

/** Numbers are codes of roles too, but a column of numbers mostly counts the rows. */
function isRoleInWords(text: string): boolean {
  const { roles, unknown } = readRoles(text);
  return roles.length > 0 && unknown.length === 0 && !/^[\d\s,;.]+$/.test(text);
}

/** The mapping with proposals for columns that nobody named, by what stands in them. */
export function proposeMapping(mapping: Mapping, columns: readonly FileColumn[]): Mapping {
  const proposed = [...mapping];
  for (const [column, looksSo] of LOOKS) {
    if (proposed.includes(column)) continue;
    const index = columns.findIndex(
      ({ samples }, each) => proposed[each] === undefined && samples.length > 0 && samples.every(looksSo),
    );
    if (index >= 0) proposed[index] = column;
  }
  return proposed;
}

/** The mapping with another choice for one column of the file. A choice that another had is taken from it. */
export function choose(mapping: Mapping, index: number, column: Column | undefined): Mapping {
  return mapping.map((before, each) => {
    if (each === index) return column;
    return before === column && column && !REPEATABLE.includes(column) ? undefined : before;
  });
}

/** The required columns that no column of the file is chosen for. */
export function stillMissing(mapping: Mapping, purpose: Purpose, columns: readonly FileColumn[]): Column[] {
  const headings = columns.map(({ heading }) => heading);
  return missingColumns(columnMap(headings, mapping), purpose);
}

/** "email, contact's name (or first name and last name), roles". */
export function missingText(missing: readonly Column[]): string {
  const isNameMissing = missing.includes("first_name") && missing.includes("last_name");
  if (!isNameMissing) return missing.map(fieldLabel).join(", ");
  return missing
    .filter((column) => column !== "last_name")
    .map((column) =>
      column === "first_name" ? "contact's name (or first name and last name)" : fieldLabel(column),
    )
    .join(", ");
}

const REQUIRED: Record<Purpose, readonly Column[]> = {
  account: ["email", "first_name", "last_name", "name", "business_name", "roles"],
  profile: ["email", "slug"],
};

export const isRequired = (column: Column, purpose: Purpose) => REQUIRED[purpose].includes(column);

/** The choices that a filter leaves: by name or by any of the column's other names. */
export function fieldsFor(filter: string, purpose: Purpose): Field[] {
  const wanted = foldHeading(filter);
  const byName = (column: Column) => foldHeading(fieldLabel(column)).startsWith(wanted);
  const matches = (column: Column) =>
    [fieldLabel(column), ...COLUMN_ALIASES[column]].some((name) =>
      ` ${foldHeading(name)}`.includes(` ${wanted}`),
    );
  const columns = COLUMNS.filter(matches).sort((a, b) => Number(byName(b)) - Number(byName(a)));
  const fields = columns.map((column) => ({
    column,
    label: `${fieldLabel(column)}${isRequired(column, purpose) ? " *" : ""}`,
  }));
  return wanted === "" ? [{ column: undefined, label: "– leave aside" }, ...fields] : fields;
}
