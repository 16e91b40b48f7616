/** Tells spreadsheets that a file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as RFC 4180 describes them. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

/** A text that a spreadsheet would take for a formula gets an apostrophe. */
export function csvCell(text: string): string {
  const safe = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
