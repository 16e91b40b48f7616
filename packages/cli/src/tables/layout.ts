import type { TableRecord } from "./grid.ts";

export interface Layout {
  header: TableRecord;
  rows: TableRecord[];
  /** Lines above the headings, such as a title. */
  above: TableRecord[];
  /** Lines under the table that belong to no row, such as a total. */
  below: TableRecord[];
  /** Lines that repeat the header, as in concatenated files. */
  repeatedHeaders: number[];
  /** Whether the headings stand in two lines. */
  twoLines: boolean;
}

/** Lines among which the headings are looked for. */
const SEARCHED = 40;

/**
 * Finds the table among the lines of a sheet or file.
 * @param meanings how many columns the cells of a line name, if they are headings
 */
export function layOut(
  records: readonly TableRecord[],
  meanings: (cells: readonly string[]) => number,
): Layout | undefined {
  const found = findHeader(records, meanings);
  if (!found) return undefined;
  const { header, index, twoLines } = found;
  const isHeader = ({ cells }: TableRecord) =>
    cells.length === header.cells.length && cells.every((cell, i) => cell === header.cells[i]);
  const rest = records.slice(index + 1);
  const ends = rest.length - countBelow(rest, filled(header.cells));
  const body = rest.slice(0, ends);
  return {
    header,
    rows: body.filter((record) => !isHeader(record)),
    above: records.slice(0, twoLines ? index - 1 : index),
    below: rest.slice(ends),
    repeatedHeaders: body.filter(isHeader).map(({ line }) => line),
    twoLines,
  };
}

interface Found {
  header: TableRecord;
  index: number;
  twoLines: boolean;
}

function findHeader(
  records: readonly TableRecord[],
  meanings: (cells: readonly string[]) => number,
): Found | undefined {
  const [first] = records;
  if (!first) return undefined;
  let best: Found | undefined;
  let most = 1;
  for (const [index, header] of records.slice(0, SEARCHED).entries()) {
    const own = meanings(header.cells);
    if (own > most) {
      best = { header, index, twoLines: false };
      most = own;
    }
    const above = records[index - 1];
    if (!above || above.line !== header.line - 1) continue;
    const cells = joined(above.cells, header.cells);
    const together = meanings(cells);
    if (together > most && together > Math.max(own, meanings(above.cells))) {
      best = { header: { line: header.line, cells }, index, twoLines: true };
      most = together;
    }
  }
  if (best) return best;
  // Headings that nobody knows are still in the first line of several cells.
  const index = Math.max(
    0,
    records.findIndex(({ cells }) => filled(cells) > 1),
  );
  return { header: records[index] ?? first, index, twoLines: false };
}

/** Headings in two lines: the lower one counts, and the upper one where that is blank. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => lower[i] || upper[i] || "");
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== "").length;

const TOTAL =
  /^(?:grand |sub-?)?totals?\b|^totaux\b|^(?:grand |sous-)total\b|^(?:count|sum|average|nombre|somme|moyenne)\b/i;

/** How many of the last lines are no rows: totals, and remarks that a blank line parts from the table. */
function countBelow(records: readonly TableRecord[], columns: number): number {
  let from = records.length;
  for (let index = records.length - 1; index > 0; index -= 1) {
    const { cells, line } = records[index] as TableRecord;
    const texts = cells.filter((cell) => cell !== "");
    if (texts.some((text) => text.includes("@"))) break;
    const isTotal = texts.slice(0, 3).some((text) => TOTAL.test(text)) && texts.length <= 4;
    if (isTotal) from = index;
    // A remark with a comma has two cells.
    else if (texts.length > Math.max(1, columns / 2)) break;
    // Remarks may have several lines; the gap is above the first of them.
    else if (line - (records[index - 1] as TableRecord).line > 1) from = index;
  }
  return records.length - from;
}
