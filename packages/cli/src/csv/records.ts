import { CsvError, parse } from "csv-parse/sync";
import { CliError, EXIT } from "../errors.ts";
import { detectDelimiter, readSepHint } from "./delimiter.ts";

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
  const hint = readSepHint(text.replace(/^\uFEFF/, ""));
  const delimiter = given ?? hint.delimiter ?? detectDelimiter(hint.text);
  const records = parseRecords(hint.text, delimiter, hint.lines).filter(({ cells }) =>
    cells.some((cell) => cell !== ""),
  );
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

function parseRecords(text: string, delimiter: string, skippedLines: number): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1 + skippedLines;
  try {
    // With one kind of line break the parser counts lines right inside quotation marks too.
    parse(text.replaceAll(/\r\n?/g, "\n"), {
      delimiter,
      record_delimiter: "\n",
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], { lines }) => {
        records.push({ line, cells: cells.map((cell) => cell.trim()) });
        line = lines + 1 + skippedLines;
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const open = error.code === "CSV_QUOTE_NOT_CLOSED";
    throw new CliError(
      EXIT.input,
      `The file cannot be read from line ${line} on. ${open ? "A quotation mark is opened there and never closed." : error.message}`,
      "Mend that line, or save the file as CSV again.",
    );
  }
  return records;
}

/** How people name a delimiter. */
export function delimiterName(delimiter: string): string {
  return { ",": "commas", ";": "semicolons", "\t": "tabs", "|": "bars" }[delimiter] ?? `'${delimiter}'`;
}
