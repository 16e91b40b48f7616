/** A row of a table, as far as columns are read from it. */
export interface TableRow {
  cells: readonly string[];
}
