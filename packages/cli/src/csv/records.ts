import { detectDelimiter, readSepHint } from "@foodshed/sdk/members";
import { CsvError, parse } from "csv-parse/sync";
import { CliError, EXIT } from "../errors.ts";
import type { ChooseColumns, TableRecord } from "../tables/grid.ts";
import { SparseRecords } from "../tables/sparse-records.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { Pieces } from "./pieces.ts";

const TIDY_EVERY = 1000;

export interface Table {
  header: TableRecord;
  rows: TableRecord[];
  delimiter: string;
  /** Lines that repeat the header, as in concatenated files. */
  repeatedHeaders: number[];
}

/** The records of a CSV text, blank ones left out. The first is the header. */
export function readTable(text: string, given?: string): Table {
  const { records, delimiter } = readRecords(text, given);
  const [header, ...rest] = records;
  if (!header)
    throw new CliError(
      EXIT.input,
      "The file is empty.",
      "It needs a header line and a line for each account.",
    );
  const isHeader = ({ cells }: TableRecord) =>
    cells.length === header.cells.length && cells.every((cell, i) => cell === header.cells[i]);
  return {
    header,
    delimiter,
    rows: rest.filter((record) => !isHeader(record)),
    repeatedHeaders: rest.filter(isHeader).map(({ line }) => line),
  };
}

/** The records of a CSV text, blank ones left out, and the delimiter between their fields. A long text comes in parts. */
export function readRecords(
  text: string | Iterable<string>,
  given?: string,
  choose?: ChooseColumns,
): { records: TableRecord[]; delimiter: string } {
  const parts = (typeof text === "string" ? [text] : text)[Symbol.iterator]();
  const hint = readSepHint(withoutMarks(parts.next().value ?? ""));
  const delimiter = given ?? hint.delimiter ?? detectDelimiter(hint.text);
  const records = new SparseRecords(choose);
  const pieces = new Pieces(hint.text, parts);
  parseRecords(pieces, { delimiter, firstLine: 1 + hint.lines }, (record) => {
    if (record.cells.some((cell) => cell !== "")) records.add(record);
  });
  return { records: records.list, delimiter };
}

/** The text without byte order marks, which programs in a row may have put there. */
const withoutMarks = (text: string) => text.replace(/^(?:\uFEFF|ï»¿)+/, "");

function parseRecords(
  pieces: Pieces,
  { delimiter, firstLine }: { delimiter: string; firstLine: number },
  keep: (record: TableRecord) => void,
): void {
  let line = firstLine;
  for (let text = pieces.next(); text !== ""; ) {
    // With one kind of line break the parser counts lines right inside quotation marks too.
    const piece = text.replaceAll(/\r\n?/g, "\n");
    const read = parsePiece(piece, delimiter, line);
    if ("error" in read) {
      const open = read.error.code === "CSV_QUOTE_NOT_CLOSED";
      if (open && !pieces.ended) {
        text = pieces.longer(text);
        continue;
      }
      throw new CliError(
        EXIT.input,
        `The file cannot be read from line ${read.line} on. ${open ? "A quotation mark is opened there and never closed." : read.error.message}`,
        "Mend that line, or save the file as CSV again.",
      );
    }
    for (const record of read.records) keep(record);
    line += countLines(piece);
    text = pieces.next();
    tidyMemory();
  }
}

function countLines(piece: string): number {
  let lines = 0;
  for (let at = piece.indexOf("\n"); at >= 0; at = piece.indexOf("\n", at + 1)) lines += 1;
  return lines;
}

/** The records of whole lines, or where they cannot be read and why: also where the last of them ends within quotation marks. */
function parsePiece(
  piece: string,
  delimiter: string,
  firstLine: number,
): { records: TableRecord[] } | { error: CsvError; line: number } {
  const records: TableRecord[] = [];
  let line = firstLine;
  try {
    parse(piece, {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line, cells: cells.map((cell) => cell.trim()) });
        if (records.length % TIDY_EVERY === 0) tidyMemory();
        line = lines + firstLine;
        return null;
      },
    });
    return { records };
  } catch (error) {
    if (error instanceof CsvError) return { error, line };
    throw error;
  }
}

/** How people name a delimiter. */
export function delimiterName(delimiter: string): string {
  return { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" }[delimiter] ?? `'${delimiter}'`;
}
