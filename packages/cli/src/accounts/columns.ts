import type { CsvRecord } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";
import { findMojibake } from "../text/mojibake.ts";

export const COLUMNS = {
  email: ["email", "e-mail", "email address", "e-mail address", "mail", "contact email", "courriel"],
  first_name: ["first name", "first", "given name", "firstname", "forename", "contact first name", "prénom"],
  last_name: [
    "last name",
    "last",
    "surname",
    "family name",
    "lastname",
    "contact last name",
    "nom de famille",
  ],
  name: ["name", "full name", "contact", "contact name", "contact person", "member name"],
  business_name: [
    "business name",
    "business",
    "company",
    "company name",
    "farm",
    "farm name",
    "organization name",
    "organisation name",
    "entreprise",
  ],
  title: ["title", "job title", "position", "job"],
  roles: [
    "roles",
    "role",
    "account type",
    "account types",
    "profile type",
    "profile types",
    "business type",
    "type",
  ],
  language: ["language", "preferred language", "language of mails", "langue", "langue de correspondance"],
} as const;

export type Column = keyof typeof COLUMNS;

const HEADINGS: Record<Exclude<Column, "name">, string> = {
  email: "email",
  first_name: "first_name",
  last_name: "last_name",
  business_name: "business_name",
  title: "title",
  roles: "roles",
  language: "language",
};

/** Ignores letter case, accents and punctuation. */
function fold(heading: string): string {
  return heading
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}

const BY_HEADING = new Map<string, Column>(
  (Object.keys(COLUMNS) as Column[]).flatMap((column) =>
    [column, ...COLUMNS[column]].map((alias) => [fold(alias), column] as const),
  ),
);

export interface ColumnMap {
  /** Indexes of each column; several when a file repeats it. */
  places: Map<Column, number[]>;
  /** Headings that mean nothing here. */
  unknown: string[];
  /** Headings that the file repeats. */
  doubled: string[];
}

/** Maps headings to columns. Fails when a required column is missing. */
export function mapColumns(header: CsvRecord): ColumnMap {
  const places = new Map<Column, number[]>();
  const unknown: string[] = [];
  header.cells.forEach((heading, index) => {
    const column = BY_HEADING.get(fold(heading)) ?? BY_HEADING.get(fold(findMojibake(heading)?.mended ?? ""));
    if (column) places.set(column, [...(places.get(column) ?? []), index]);
    else if (heading !== "") unknown.push(heading);
  });
  const needed: Column[] = places.has("name")
    ? ["email", "business_name", "roles"]
    : ["email", "first_name", "last_name", "business_name", "roles"];
  const missing = needed.filter((column) => !places.has(column));
  if (missing.length > 0) {
    const seen = header.cells.filter((heading) => heading !== "").join(", ");
    throw new CliError(
      EXIT.input,
      `The file has no column for: ${missing.join(", ")}.`,
      `Its first line must name the columns: ${Object.values(HEADINGS).join(", ")} (title and language may be left out).`,
      [`Its headings are: ${seen}`],
    );
  }
  const doubled = [...places].filter(([, indexes]) => indexes.length > 1).map(([column]) => column);
  return { places, unknown, doubled };
}

/**
 * Reads a record's value in one column and its position, from 1. Of repeated columns the first non-empty one counts; `conflict` when
 * two differ.
 */
export function readColumn(
  record: CsvRecord,
  column: Column,
  map: ColumnMap,
): { value: string; place: number; conflict: boolean } {
  const places = map.places.get(column) ?? [];
  const filled = places.filter((index) => (record.cells[index] ?? "") !== "");
  const [index = places[0] ?? -1] = filled;
  return {
    value: record.cells[index] ?? "",
    place: index + 1,
    conflict: new Set(filled.map((each) => record.cells[each]?.toLowerCase())).size > 1,
  };
}
