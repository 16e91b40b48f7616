import { COLUMN_ALIASES, SECOND_CHOICES } from "./column-aliases.ts";
import { findMojibake } from "./mojibake.ts";
import type { TableRow } from "./record.ts";
import { ROLE_COLUMNS } from "./role-columns.ts";

export type Column = keyof typeof COLUMN_ALIASES;

export const COLUMNS = Object.keys(COLUMN_ALIASES) as Column[];

export interface ColumnMap {
  /** Indexes of each column; several when a file repeats it. */
  places: Map<Column, number[]>;
  /** Headings that mean nothing here. */
  unknown: string[];
  /** Headings that the file repeats. */
  doubled: Column[];
}

/** What a heading is compared by: without letter case, accents, punctuation and the wrapping of forms ("What is your …? *"). */
export function foldHeading(heading: string): string {
  return heading
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\((required|optional|obligatoire|requis|facultatif)\)/g, " ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(/^(?:what is|what s|please (?:enter|provide)|quelle? est|veuillez (?:entrer|inscrire))\b\s*/, "")
    .replace(/^(?:your|the|votre|vos|le|la|l)\s+(?=.)/, "");
}

const indexBy = (aliases: Readonly<Record<Column, readonly string[]>>) =>
  new Map<string, Column>(
    COLUMNS.filter((column) => aliases[column].length > 0).flatMap((column) =>
      [column, ...aliases[column]].map((alias) => [foldHeading(alias), column] as const),
    ),
  );

const BY_HEADING = indexBy(COLUMN_ALIASES);
const BY_SECOND_CHOICE = indexBy(SECOND_CHOICES);

/** The column of each heading, by its aliases; undefined for a heading that means nothing here. */
export function matchHeadings(headings: readonly string[]): (Column | undefined)[] {
  const found = headings.map((heading) => matchHeading(heading, BY_HEADING));
  const has = (column: Column) => found.includes(column);
  return headings.map((heading, index) => {
    if (found[index]) return found[index];
    // The French word for a name is a surname beside a given name.
    if (foldHeading(heading) === "nom") return has("first_name") ? "last_name" : "name";
    const second = matchHeading(heading, BY_SECOND_CHOICE);
    return second && !has(second) ? second : undefined;
  });
}

/** How many columns a line names, if it is one of headings. `isNamed` tells other headings that mean something. */
export function countMeanings(
  cells: readonly string[],
  isNamed: (heading: string) => boolean = () => false,
): number {
  const columns = matchHeadings(cells);
  const named = new Set(columns.filter((column) => column !== undefined));
  return named.size + cells.filter((cell, index) => !columns[index] && isNamed(cell)).length;
}

const matchHeading = (heading: string, index: ReadonlyMap<string, Column>) =>
  index.get(foldHeading(heading)) ??
  index.get(foldHeading(findMojibake(heading)?.mended ?? "")) ??
  matchParts(heading, index);

/** The column of a heading in two languages or with a remark: "Courriel / Email", "Phone (business)". Its parts must not disagree. */
function matchParts(heading: string, index: ReadonlyMap<string, Column>): Column | undefined {
  const parts = heading.split(/[/|()[\]\n]/).filter((part) => foldHeading(part) !== "");
  if (parts.length < 2) return undefined;
  const named = new Set(
    parts.map((part) => index.get(foldHeading(part))).filter((column) => column !== undefined),
  );
  const [column] = named;
  return named.size === 1 ? column : undefined;
}

/** Places of the columns in a file, from what each heading stands for. */
export function columnMap(headings: readonly string[], columns: readonly (Column | undefined)[]): ColumnMap {
  const places = new Map<Column, number[]>();
  const unknown: string[] = [];
  headings.forEach((heading, index) => {
    const column = columns[index];
    if (column) places.set(column, [...(places.get(column) ?? []), index]);
    else if (heading !== "") unknown.push(heading);
  });
  const doubled = [...places].filter(([, indexes]) => indexes.length > 1).map(([column]) => column);
  return { places, unknown, doubled };
}

/** What rows are read for: accounts to create, or profiles that exist. */
export type Purpose = "account" | "profile";

/** What exports name profiles by, beside the slug. */
export const isIdHeading = (heading: string) => /^\s*(?:account_)?id\s*$/i.test(heading);

/** The columns without which no row can be read. */
export function missingColumns({ places, unknown }: ColumnMap, purpose: Purpose): Column[] {
  if (purpose === "profile") {
    const isNamed = places.has("email") || places.has("slug") || unknown.some(isIdHeading);
    return isNamed ? [] : ["email"];
  }
  const needed: Column[] = places.has("name")
    ? ["email", "business_name", "roles"]
    : ["email", "first_name", "last_name", "business_name", "roles"];
  const hasRoles = ROLE_COLUMNS.some((column) => places.has(column));
  return needed.filter((column) => !places.has(column) && !(column === "roles" && hasRoles));
}

/**
 * Reads a record's value in one column and its position, from 1. Of repeated columns the first non-empty one counts; `conflict` when
 * two differ.
 */
export function readColumn(
  record: TableRow,
  column: Column,
  map: ColumnMap,
): { value: string; place: number; conflict: boolean } {
  const places = map.places.get(column) ?? [];
  const filled = places.filter((index) => (record.cells[index] ?? "") !== "");
  const [index = places[0] ?? -1] = filled;
  return {
    value: record.cells[index] ?? "",
    place: index + 1,
    conflict: filled.length > 1 && new Set(filled.map((each) => record.cells[each]?.toLowerCase())).size > 1,
  };
}

/** All values of a record in one column that a file has several times, as for the lines of an address. */
export function readAll(record: TableRow, column: Column, map: ColumnMap): string[] {
  const values = (map.places.get(column) ?? []).map((index) => record.cells[index] ?? "");
  return [...new Set(values.filter((value) => value !== ""))];
}
