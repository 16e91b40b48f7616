import { CsvError, parse } from "csv-parse/sync";
import { CliError, EXIT } from "../errors.ts";
import { tidyMemory } from "../tidy-memory.ts";
import { detectDelimiter, readSepHint } from "./delimiter.ts";

const TIDY_EVERY = 1000;
/** Characters that are parsed at once: the parser copies what it gets, and files may have fifty megabytes. */
const PIECE = 1024 ** 2;

export interface CsvRecord {
  /** The line of the file that the record starts on, from 1. */
  line: number;
  cells: string[];
}

export interface Table {
  header: CsvRecord;
  rows: CsvRecord[];
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
  const isHeader = ({ cells }: CsvRecord) =>
    cells.length === header.cells.length && cells.every((cell, i) => cell === header.cells[i]);
  return {
    header,
    delimiter,
    rows: rest.filter((record) => !isHeader(record)),
    repeatedHeaders: rest.filter(isHeader).map(({ line }) => line),
  };
}

/** The records of a CSV text, blank ones left out, and the delimiter between their fields. */
export function readRecords(text: string, given?: string): { records: CsvRecord[]; delimiter: string } {
  const hint = readSepHint(withoutMarks(text));
  const delimiter = given ?? hint.delimiter ?? detectDelimiter(hint.text);
  const records = parseRecords(hint.text, delimiter, hint.lines).filter(({ cells }) =>
    cells.some((cell) => cell !== ""),
  );
  return { records, delimiter };
}

/** The text without byte order marks, which programs in a row may have put there, and without what old ones put behind its end. */
function withoutMarks(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: DOS ends texts with Ctrl+Z, and some programs fill blocks with NUL
  return text.replace(/^(?:\uFEFF|ï»¿)+/, "").replace(/[\u0000\u001a]+\s*$/, "");
}

function parseRecords(text: string, delimiter: string, skippedLines: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1 + skippedLines;
  for (let from = 0, size = PIECE; from < text.length; ) {
    const to = endOfLine(text, from + size);
    // With one kind of line break the parser counts lines right inside quotation marks too.
    const piece = text.slice(from, to).replaceAll(/\r\n?/g, "\n");
    const read = parsePiece(piece, delimiter, line);
    if ("error" in read) {
      const open = read.error.code === "CSV_QUOTE_NOT_CLOSED";
      if (open && to < text.length) {
        size *= 2;
        continue;
      }
      throw new CliError(
        EXIT.input,
        `The file cannot be read from line ${read.line} on. ${open ? "A quotation mark is opened there and never closed." : read.error.message}`,
        "Mend that line, or save the file as CSV again.",
      );
    }
    for (const record of read.records) records.push(record);
    line += countLines(piece);
    from = to;
    size = PIECE;
    tidyMemory();
  }
  return records;
}

/** Where a line ends, at or behind a place. */
function endOfLine(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const lineBreak = /\r\n?|\n/g;
  // A carriage return before the place may belong to a line feed at it.
  lineBreak.lastIndex = place - 1;
  return lineBreak.test(text) ? lineBreak.lastIndex : text.length;
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
): { records: CsvRecord[] } | { error: CsvError; line: number } {
  const records: CsvRecord[] = [];
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
