import type { CsvRecord } from "../csv/records.ts";
import { CliError, EXIT } from "../errors.ts";

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
} as const;

export type Column = keyof typeof COLUMNS;

const HEADINGS: Record<Exclude<Column, "name">, string> = {
  email: "email",
  first_name: "first_name",
  last_name: "last_name",
  business_name: "business_name",
  title: "title",
  roles: "roles",
};

/** Upper and lower case, accents, and the characters between words make no difference. */
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
  /** Where each column stands; several places when a file has it twice. */
  places: Map<Column, number[]>;
  /** Headings that mean nothing here. */
  unknown: string[];
  /** Headings that stand in the file more than once. */
  doubled: string[];
}

/** What the headings of a file mean. Fails when a column that is needed is not there. */
export function mapColumns(header: CsvRecord): ColumnMap {
  const places = new Map<Column, number[]>();
  const unknown: string[] = [];
  header.cells.forEach((heading, index) => {
    const column = BY_HEADING.get(fold(heading));
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
      `Its first line must name the columns: ${Object.values(HEADINGS).join(", ")} (title may be left out).`,
      [`Its headings are: ${seen}`],
    );
  }
  const doubled = [...places].filter(([, indexes]) => indexes.length > 1).map(([column]) => column);
  return { places, unknown, doubled };
}

/** A record's value in one column. Of a doubled column the first that is filled; `conflict` when two differ. */
export function readColumn(
  record: CsvRecord,
  column: Column,
  map: ColumnMap,
): { value: string; conflict: boolean } {
  const values = (map.places.get(column) ?? [])
    .map((index) => record.cells[index] ?? "")
    .filter((value) => value !== "");
  return { value: values[0] ?? "", conflict: new Set(values.map((value) => value.toLowerCase())).size > 1 };
}
