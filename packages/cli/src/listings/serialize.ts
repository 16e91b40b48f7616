import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "../csv/write.ts";
import { COLUMNS, isTimeColumn, type ListingName } from "./columns.ts";
import type { ListingFormat } from "./formats.ts";

/** Rows that are written at a time. */
const BATCH = 200;

type Row = Readonly<Record<string, unknown>>;

/** What is written, in which order, and under which name. */
interface Sheet {
  columns: readonly string[];
  /** The name of the sheet in a workbook. */
  name: string;
  isTime?: (column: string) => boolean;
}

/** Yields a document of rows in chunks, with columns in the requested order. */
export function serialize(
  format: Exclude<ListingFormat, "table">,
  rows: AsyncIterable<Row>,
  sheet: Sheet,
): AsyncIterable<string | Uint8Array> {
  if (format === "csv") return csv(rows, sheet);
  if (format === "ndjson") return ndjson(rows, sheet);
  if (format === "json") return json(rows, sheet);
  return xlsx(rows, sheet);
}

/** The rows of a listing, an object per line. */
export function ndjsonOf(name: ListingName, rows: readonly Row[]): string {
  const line = lineOf(COLUMNS[name]);
  return rows.map((row) => `${line(row)}\n`).join("");
}

const lineOf = (columns: readonly string[]) => (row: Row) =>
  JSON.stringify(Object.fromEntries(columns.map((column) => [column, row[column] ?? null])));

async function* batches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function* ndjson(rows: AsyncIterable<Row>, { columns }: Sheet) {
  const line = lineOf(columns);
  for await (const batch of batches(rows)) yield batch.map((row) => `${line(row)}\n`).join("");
}

async function* json(rows: AsyncIterable<Row>, { columns }: Sheet) {
  const line = lineOf(columns);
  let before = "[\n  ";
  for await (const batch of batches(rows)) {
    yield before + batch.map(line).join(",\n  ");
    before = ",\n  ";
  }
  yield before === ",\n  " ? "\n]\n" : "[]\n";
}

async function* csv(rows: AsyncIterable<Row>, { columns }: Sheet) {
  const options = { record_delimiter: "\r\n", quoted_match: /[\r\n]/ } as const;
  // The mark at the beginning lets spreadsheets read accents.
  yield stringify([[...columns]], { ...options, bom: true });
  for await (const batch of batches(rows)) {
    yield stringify(
      batch.map((row) => columns.map((column) => escapeFormula(cellText(row[column])))),
      options,
    );
  }
}

/** A value as the text of a cell; lists are joined. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** The most characters that a cell of a workbook holds. */
const MAX_CELL_LENGTH = 32_767;

async function* xlsx(rows: AsyncIterable<Row>, { columns, name, isTime = isTimeColumn }: Sheet) {
  const { workbook } = await import("./workbook.ts");
  async function* cells() {
    for await (const row of rows) yield columns.map((column) => cellOf(row[column], isTime(column)));
  }
  yield* workbook(name, columns, cells());
}

/** Numbers, truths and dates as such; texts as texts, which no spreadsheet takes for formulas. */
function cellOf(value: unknown, isTime: boolean): string | number | boolean | Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = cellText(value).slice(0, MAX_CELL_LENGTH);
  if (!isTime) return text;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time;
}
