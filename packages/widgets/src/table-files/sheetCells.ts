import type { Cells } from "./cells.ts";
import { all, textOf } from "./workbookXml.ts";

/** More columns than a table of members or products has; what stands to the right of them is left aside. */
const MAX_COLUMNS = 500;
/** Excel's own limit. */
const MAX_ROWS = 1_048_576;

const BLANK: string[] = [];

/** The cells of a sheet, each row in its place. Empty when it holds nothing. */
export function cellsOf(sheet: Document | undefined, shared: readonly string[]): Cells {
  const rows: Cells = [];
  for (const row of all(sheet, "row")) {
    const number = Number(row.getAttribute("r"));
    const index =
      Number.isInteger(number) && number > rows.length && number <= MAX_ROWS ? number - 1 : rows.length;
    const cells = rowOf(row, shared);
    if (cells.length === 0) continue;
    while (rows.length < index) rows.push(BLANK);
    rows.push(cells);
  }
  for (const merge of all(sheet, "mergeCell")) fillDown(rows, merge.getAttribute("ref") ?? "");
  return rows;
}

/** Empty for a row of blank cells. */
function rowOf(row: Element, shared: readonly string[]): string[] {
  const cells: string[] = [];
  let next = 0;
  for (const cell of all(row, "c")) {
    const column = placeOf(cell.getAttribute("r") ?? "")?.column ?? next;
    next = column + 1;
    const text = column < MAX_COLUMNS ? cellText(cell, shared).trim() : "";
    if (text === "") continue;
    while (cells.length < column) cells.push("");
    cells[column] = text;
  }
  return cells;
}

/** What is merged over several rows is meant for each that has something else too. */
function fillDown(rows: Cells, reference: string): void {
  const [from, to] = reference.split(":").map(placeOf);
  const text = from && rows[from.row]?.[from.column];
  if (!text || !to) return;
  for (let index = from.row + 1; index <= Math.min(to.row, rows.length - 1); index += 1) {
    const cells = rows[index];
    if (!cells || cells === BLANK || cells[from.column]) continue;
    while (cells.length < from.column) cells.push("");
    cells[from.column] = text;
  }
}

/** "AB12" is in the column 27 of the row 11. */
function placeOf(reference: string): { row: number; column: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (!letters) return undefined;
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

function cellText(cell: Element, shared: readonly string[]): string {
  const type = cell.getAttribute("t");
  if (type === "inlineStr") return textOf(cell);
  const value = all(cell, "v")[0]?.textContent ?? "";
  if (type === "s") return shared[Number(value)] ?? "";
  const formula = all(cell, "f")[0]?.textContent;
  // What calculates a cell stands for a result that the file does not hold.
  if (value === "" && formula && type !== "str") return `=${formula.replace(/^=/, "")}`;
  // A number as people write it: 5195551234 for 5.195551234E9.
  return (type === null || type === "n") && value !== "" && Number.isFinite(Number(value))
    ? String(Number(value))
    : value;
}
