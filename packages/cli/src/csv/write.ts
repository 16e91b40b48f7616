import { stringify } from "csv-stringify/sync";

/** A cell that a spreadsheet would take for a formula, made harmless. A negative number is none. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
}

/** A CSV document with a byte order mark, so that spreadsheets read its accents. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\ufeff${writeCsvRows([columns, ...rows])}`;

/** Lines of a CSV document. */
export function writeCsvRows(rows: readonly (readonly string[])[]): string {
  const safe = rows.map((row) => row.map(escapeFormula));
  return stringify(safe, { record_delimiter: "\r\n", quoted_match: /[\r\n]/ });
}
