/** A row of a file, with the addresses behind its cells. */
export interface TableRecord {
  /** The line of the file that it starts on, from 1; in a workbook, the row of its sheet. */
  line: number;
  cells: string[];
  /** Addresses that cells link to, by the index of the cell: "mailto:ada@maplehill.example". */
  links?: ReadonlyMap<number, string>;
}

/** What stands on a sheet or in a text file: its rows that are not blank, before anything is known of their meaning. */
export interface Grid {
  records: TableRecord[];
  /** Lines of `records` that the sheet hides, by hand or with a filter. */
  hiddenRows: readonly number[];
  /** Letters of columns that the sheet hides although they hold something. */
  hiddenColumns: readonly string[];
  /** Whether cells were merged, whose text is read in each of their rows. */
  merged: boolean;
}

/** Tells the columns of a table that will be read, from its first records; undefined where every one may be. */
export type ChooseColumns = (
  first: readonly TableRecord[],
) => { header: readonly string[]; isRead: readonly boolean[] } | undefined;

/** A sheet of a workbook. */
export interface Sheet {
  name: string;
  hidden: boolean;
  /** Whether nothing stands on it. */
  isEmpty(): Promise<boolean>;
  /** Its rows; texts of columns that are not chosen may be dropped. */
  read(choose?: ChooseColumns): Promise<Grid>;
}

/** Rows that are kept of a sheet; a members file may have fewer. */
export const MAX_RECORDS = 60_000;
/** Cells that are kept of a row. */
export const MAX_CELLS = 512;

/** The letters of a column: 0 is A, 26 is AA. */
export function columnLetters(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetters(Math.floor(index / 26) - 1) + letter;
}
