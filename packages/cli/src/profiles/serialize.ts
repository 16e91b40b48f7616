import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "../csv/write.ts";
import { type ExportedProfile, type ExportField, isTimeField } from "./export-fields.ts";
import type { ExportFormat } from "./export-formats.ts";

/** Rows that are written at a time. */
const BATCH = 200;

/** Yields an export document in chunks, with fields in the requested order. */
export function serialize(
  format: ExportFormat,
  profiles: AsyncIterable<ExportedProfile>,
  fields: readonly ExportField[],
): AsyncIterable<string | Uint8Array> {
  if (format === "csv") return csv(profiles, fields);
  if (format === "ndjson") return ndjson(profiles, fields);
  if (format === "json") return json(profiles, fields);
  return xlsx(profiles, fields);
}

function chosen(profile: ExportedProfile, fields: readonly ExportField[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, profile[field]]));
}

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

async function* ndjson(profiles: AsyncIterable<ExportedProfile>, fields: readonly ExportField[]) {
  for await (const batch of batches(profiles)) {
    yield batch.map((profile) => `${JSON.stringify(chosen(profile, fields))}\n`).join("");
  }
}

async function* json(profiles: AsyncIterable<ExportedProfile>, fields: readonly ExportField[]) {
  let before = "[\n  ";
  for await (const batch of batches(profiles)) {
    yield before + batch.map((profile) => JSON.stringify(chosen(profile, fields))).join(",\n  ");
    before = ",\n  ";
  }
  yield before === ",\n  " ? "\n]\n" : "[]\n";
}

async function* csv(profiles: AsyncIterable<ExportedProfile>, fields: readonly ExportField[]) {
  const options = { record_delimiter: "\r\n", quoted_match: /[\r\n]/ } as const;
  // The mark at the beginning lets spreadsheets read accents.
  yield stringify([[...fields]], { ...options, bom: true });
  for await (const batch of batches(profiles)) {
    yield stringify(
      batch.map((profile) => fields.map((field) => escapeFormula(textOf(profile[field])))),
      options,
    );
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

/** The most characters that a cell of a workbook holds. */
const MAX_CELL_LENGTH = 32_767;

async function* xlsx(profiles: AsyncIterable<ExportedProfile>, fields: readonly ExportField[]) {
  const { workbook } = await import("./workbook.ts");
  async function* rows() {
    for await (const profile of profiles) yield fields.map((field) => cellOf(field, profile[field]));
  }
  yield* workbook("Profiles", fields, rows());
}

/** Numbers, truths and dates as such; texts as texts, which no spreadsheet takes for formulas. */
function cellOf(field: ExportField, value: unknown): string | number | boolean | Date | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  const text = textOf(value).slice(0, MAX_CELL_LENGTH);
  if (!isTimeField(field)) return text;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time;
}
