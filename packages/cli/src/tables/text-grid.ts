import { readRecords } from "../csv/records.ts";
import type { Grid } from "./grid.ts";

/** The lines of a CSV text, and the delimiter between its fields. */
export function gridOfText(text: string, given?: string): Grid & { delimiter: string } {
  const { records, delimiter } = readRecords(text, given);
  return { records, delimiter, hiddenRows: [], hiddenColumns: [], merged: false };
}
