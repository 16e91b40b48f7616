import { CliError, EXIT } from "../errors.ts";
import type { Grid, TableRecord } from "../tables/grid.ts";
import { type Layout, layOut } from "../tables/layout.ts";
import { pluralize } from "../text/format.ts";

/** The table of a sheet or file, and what is to be said of how it was found. */
export interface MemberTable extends Pick<Layout, "header" | "rows" | "repeatedHeaders"> {
  notes: string[];
}

/** Finds the table in what was read. `meanings` rates a line by the columns that it names. */
export function findTable(grid: Grid, meanings: (cells: readonly string[]) => number): MemberTable {
  const layout = layOut(grid.records, meanings);
  if (!layout) {
    throw new CliError(
      EXIT.input,
      "The file is empty.",
      "It needs a header line and a line for each account.",
    );
  }
  const { header, rows, repeatedHeaders } = layout;
  return { header, rows, repeatedHeaders, notes: [...notesOnLayout(layout), ...notesOnSheet(grid)] };
}

function notesOnLayout({ header, above, below, twoLines }: Layout): string[] {
  const notes: string[] = [];
  const where = twoLines ? `lines ${header.line - 1} and ${header.line}` : `line ${header.line}`;
  if (above.length > 0) {
    notes.push(`The headings are on ${where}. What stands above them is left aside: ${quoted(above)}.`);
  } else if (twoLines) notes.push(`The headings are on ${where}.`);
  if (below.length > 0) notes.push(`What stands under the table is left aside: ${quoted(below)}.`);
  return notes;
}

function notesOnSheet({ hiddenRows, hiddenColumns, merged }: Grid): string[] {
  const notes: string[] = [];
  if (hiddenRows.length > 0) {
    const [first] = hiddenRows;
    notes.push(
      `The sheet hides ${pluralize(hiddenRows.length, "row")}, the first on line ${first}; they are read too. Leave them out with --skip-hidden.`,
    );
  }
  if (hiddenColumns.length > 0) {
    const columns = hiddenColumns.length === 1 ? "column" : "columns";
    notes.push(`The sheet hides the ${columns} ${hiddenColumns.join(", ")}, which are read too.`);
  }
  if (merged) notes.push("Cells that are merged over several rows are read in each of them.");
  return notes;
}

const SHOWN = 3;
const LONGEST = 60;

/** "line 1 'Members of 2026', line 2 'Confidential'". */
function quoted(records: readonly TableRecord[]): string {
  const shown = records.slice(0, SHOWN).map(({ line, cells }) => {
    const text = cells
      .filter((cell) => cell !== "")
      .join(" ")
      .replaceAll(/\s+/g, " ");
    return `line ${line} '${text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text}'`;
  });
  const more = records.length - SHOWN;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

/** The rows that a sheet shows. */
export function withoutHiddenRows(grid: Grid): Grid {
  const hidden = new Set(grid.hiddenRows);
  return { ...grid, records: grid.records.filter(({ line }) => !hidden.has(line)), hiddenRows: [] };
}
