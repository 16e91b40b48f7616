import { readRecords } from "../csv/records.ts";
import type { ChooseColumns, Grid } from "./grid.ts";

/** The lines of a CSV text, and the delimiter between its fields. A long text comes in parts. */
export function gridOfText(
  text: string | Iterable<string>,
  given?: string,
  choose?: ChooseColumns,
): Grid & { delimiter: string } {
  const { records, delimiter } = readRecords(text, given, choose);
  return { records, delimiter, hiddenRows: [], hiddenColumns: [], merged: false };
}
