/** Rows of cells as they stand in a file or a pasted text. */
export type Cells = string[][];
