/** Rows of cells as they stand in a file or a pasted text, blank ones too: the first is what a spreadsheet calls row 1. */
export type Cells = string[][];

/** A sheet of a workbook. A text has one, without a name. */
export interface Sheet {
  name: string;
  cells: Cells;
}
