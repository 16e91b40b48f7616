import stringWidth from "fast-string-width";
import { Zip, ZipDeflate } from "fflate";
import {
  type Cell,
  column,
  contentTypes,
  packageRelations,
  rowXml,
  STYLES,
  sheetEnd,
  sheetStart,
  styles,
  workbookRelations,
  workbookXml,
} from "./workbook.xml.ts";

/** Rows per sheet including the heading, the maximum of spreadsheets. Further rows go to the next sheet. */
const ROWS_OF_SHEET = 1_048_576;
/** Rows buffered to measure column widths before the first is written. */
const MEASURED = 500;
const NARROWEST = 8;
const WIDEST = 60;
/** Characters of XML that are compressed at a time. */
const PIECE = 64 * 1024;

interface Options {
  rowsOfSheet?: number;
}

/**
 * Streams a workbook without buffering rows beyond the measured ones. The heading is bold, frozen and filterable, columns fit their
 * content, dates are dates in UTC.
 */
export async function* workbook(
  name: string,
  headings: readonly string[],
  rows: AsyncIterable<Cell[]>,
  { rowsOfSheet = ROWS_OF_SHEET }: Options = {},
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const source = rows[Symbol.asyncIterator]();
  const measured: Cell[][] = [];
  while (measured.length < MEASURED) {
    const { done, value } = await source.next();
    if (done) break;
    measured.push(value);
  }
  const widths = widthsOf(headings, measured);
  const nextRow = async () => {
    const row = measured.shift();
    if (row) return row;
    const { done, value } = await source.next();
    return done ? undefined : value;
  };

  /** How many rows each sheet has. */
  const sheets: number[] = [];
  let row = await nextRow();
  do {
    const sheet = startFile(zip, `xl/worksheets/sheet${sheets.length + 1}.xml`);
    let text = sheetStart(widths, sheets.length === 0) + rowXml(1, headings, STYLES.heading);
    let count = 1;
    for (; row && count < rowsOfSheet; row = await nextRow()) {
      count += 1;
      text += rowXml(count, row);
      if (text.length < PIECE) continue;
      sheet.push(text);
      text = "";
      yield* pieces.splice(0);
    }
    sheet.push(text + sheetEnd(headings.length, count));
    sheet.end();
    sheets.push(count);
  } while (row);

  const names = sheets.map((_, index) => (index === 0 ? name : `${name} ${index + 1}`));
  for (const [path, text] of Object.entries({
    "[Content_Types].xml": contentTypes(sheets.length),
    "_rels/.rels": packageRelations,
    "xl/_rels/workbook.xml.rels": workbookRelations(sheets.length),
    "xl/styles.xml": styles,
    "xl/workbook.xml": workbookXml(
      names,
      sheets.map((count) => `$A$1:$${column(headings.length)}$${count}`),
    ),
  })) {
    const file = startFile(zip, path);
    file.push(text);
    file.end();
  }
  zip.end();
  yield* pieces;
}

function startFile(zip: Zip, path: string) {
  const file = new ZipDeflate(path, { level: 6 });
  const encoder = new TextEncoder();
  zip.add(file);
  return {
    push: (text: string) => file.push(encoder.encode(text)),
    end: () => file.push(new Uint8Array(), true),
  };
}

function widthsOf(headings: readonly string[], rows: readonly Cell[][]): number[] {
  return headings.map((heading, index) => {
    // Room for the arrow of the filter.
    const least = Math.max(NARROWEST, stringWidth(heading) + 4);
    const widest = rows.reduce((most, row) => Math.max(most, widthOf(row[index])), least);
    return Math.min(widest, WIDEST);
  });
}

function widthOf(cell: Cell | undefined): number {
  if (cell === null || cell === undefined) return 0;
  if (cell instanceof Date) return 18;
  return (
    Math.max(
      ...String(cell)
        .split("\n")
        .map((line) => stringWidth(line)),
    ) + 2
  );
}
