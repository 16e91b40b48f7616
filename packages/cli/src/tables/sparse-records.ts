import type { ChooseColumns, TableRecord } from "./grid.ts";

/** Records at either end that stay whole: headings and samples stand among the first, totals and remarks among the last. */
const WHOLE = 64;

/** Stands in for a text that nobody will read: the cell still counts as filled. */
const UNREAD = "…";

/** Characters of texts that are likely to be there again, and how many of them are remembered. */
const SHORT = 20;
const MOST_TEXTS = 5000;

/** Collects the records of a table, and drops the texts of columns that nobody will read: a list may have dozens of them. */
export class SparseRecords {
  readonly list: TableRecord[] = [];
  readonly #choose: ChooseColumns | undefined;
  readonly #texts = new Map<string, string>();
  #chosen: ReturnType<ChooseColumns>;

  constructor(choose: ChooseColumns | undefined) {
    this.#choose = choose;
  }

  add(record: TableRecord): void {
    this.#shareTexts(record);
    this.list.push(record);
    const count = this.list.length;
    if (count === WHOLE) this.#chosen = this.#choose?.(this.list);
    const done = this.list[count - 1 - WHOLE];
    if (this.#chosen && done && count > 2 * WHOLE) dropUnread(done, this.#chosen);
  }

  /** Towns, roles and given names are the same in many rows, and kept once. */
  #shareTexts({ cells }: TableRecord): void {
    for (const [index, text] of cells.entries()) {
      if (text.length > SHORT) continue;
      const known = this.#texts.get(text);
      if (known !== undefined) cells[index] = known;
      else if (this.#texts.size < MOST_TEXTS) this.#texts.set(text, text);
    }
  }
}

function dropUnread(
  { cells }: TableRecord,
  { header, isRead }: NonNullable<ReturnType<ChooseColumns>>,
): void {
  for (let column = 0; column < Math.min(cells.length, header.length); column += 1) {
    // A cell that repeats its heading may be one of a header that is there again.
    if (isRead[column] || cells[column] === "" || cells[column] === header[column]) continue;
    cells[column] = UNREAD;
  }
  if (cells.length > header.length) return;
  let last = cells.length - 1;
  while (last > 0 && cells[last] === UNREAD) last -= 1;
  cells.length = last + 1;
}
