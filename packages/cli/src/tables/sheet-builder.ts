import { CliError, EXIT } from "../errors.ts";
import { tidyMemory } from "../tidy-memory.ts";
import {
  type ChooseColumns,
  columnLetters,
  type Grid,
  MAX_CELLS,
  MAX_RECORDS,
  type TableRecord,
} from "./grid.ts";
import { SparseRecords } from "./sparse-records.ts";

const TIDY_EVERY = 1000;

export interface Merge {
  /** Rows from 1, columns from 0. */
  top: number;
  bottom: number;
  left: number;
}

/** Collects the cells of a sheet row by row. */
export class SheetBuilder {
  readonly #sparse: SparseRecords;
  readonly #hiddenRows: number[] = [];
  readonly #hiddenColumns: [first: number, last: number][] = [];
  readonly #filled = new Set<number>();
  readonly #merges: Merge[] = [];
  #cells: string[] = [];
  #links: Map<number, string> | undefined;

  constructor(choose?: ChooseColumns) {
    this.#sparse = new SparseRecords(choose);
  }

  get #records(): TableRecord[] {
    return this.#sparse.list;
  }

  get count(): number {
    return this.#records.length;
  }

  cell(column: number, text: string, link?: string): void {
    if (column >= MAX_CELLS) return;
    const trimmed = text.trim();
    if (link !== undefined) {
      this.#links ??= new Map();
      this.#links.set(column, link);
    }
    if (trimmed === "") return;
    while (this.#cells.length < column) this.#cells.push("");
    this.#cells[column] = trimmed;
    this.#filled.add(column);
  }

  endRow(line: number, { hidden = false, repeated = 1 } = {}): void {
    const cells = this.#cells;
    const links = this.#links;
    this.#cells = [];
    this.#links = undefined;
    if (cells.length === 0) return;
    if (this.#records.length % TIDY_EVERY === 0) tidyMemory();
    for (let each = 0; each < repeated; each += 1) {
      if (this.#records.length === MAX_RECORDS) throw tooManyRows();
      this.#sparse.add({ line: line + each, cells, ...(links && { links }) });
      if (hidden) this.#hiddenRows.push(line + each);
    }
  }

  hideColumns(first: number, last: number): void {
    this.#hiddenColumns.push([first, last]);
  }

  merge(merge: Merge): void {
    if (merge.bottom > merge.top) this.#merges.push(merge);
  }

  /** Adds a link that was found behind the rows. */
  link(line: number, column: number, address: string): void {
    const record = this.#records[this.#indexOf(line)];
    if (record?.line === line) record.links = new Map([...(record.links ?? []), [column, address]]);
  }

  build(): Grid {
    const merged = this.#merges.filter((merge) => this.#fill(merge)).length > 0;
    const hidden = [...this.#filled]
      .filter((column) => this.#hiddenColumns.some(([first, last]) => column >= first && column <= last))
      .sort((a, b) => a - b);
    return {
      records: this.#records,
      hiddenRows: this.#hiddenRows,
      hiddenColumns: hidden.map(columnLetters),
      merged,
    };
  }

  /** Repeats the text of cells that are merged over several rows in each row that has something else too. */
  #fill({ top, bottom, left }: Merge): boolean {
    const first = this.#indexOf(top);
    const text = this.#records[first]?.line === top ? this.#records[first]?.cells[left] : undefined;
    if (!text) return false;
    let filled = false;
    for (let index = first + 1; index < this.#records.length; index += 1) {
      const record = this.#records[index] as TableRecord;
      if (record.line > bottom) break;
      if ((record.cells[left] ?? "") !== "") continue;
      const cells = [...record.cells];
      while (cells.length < left) cells.push("");
      cells[left] = text;
      record.cells = cells;
      filled = true;
    }
    return filled;
  }

  /** The index of the first record on this line or behind it. */
  #indexOf(line: number): number {
    let low = 0;
    let high = this.#records.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#records[middle] as TableRecord).line < line) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const tooManyRows = () =>
  new CliError(EXIT.input, "The file has more than 50000 rows.", "Split it and import the parts.");
