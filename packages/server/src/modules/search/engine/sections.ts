import type { KeyRun } from "./sorted-keys.ts";

/** A column of numbers, stored as it is in memory. */
export type NumberColumn = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array;

/** Makes a typed array over stored bytes. */
export interface ColumnType<Column extends NumberColumn> {
  new (buffer: ArrayBufferLike, offset: number, length: number): Column;
  readonly BYTES_PER_ELEMENT: number;
}

/** Takes what is to be stored, by name. Nothing that is handed over changes afterwards. */
export interface SectionWriter {
  numbers(name: string, column: NumberColumn): void;
  /** The first `count` of a list that only grows. */
  strings(name: string, list: readonly string[], count?: number): void;
  /** For names of a part. */
  within(part: string): SectionWriter;
}

/** Strings that are made when they are asked for. */
export interface StoredStrings {
  readonly length: number;
  at(index: number): string;
}

/** @throws Error for a section that is missing or of another type */
export interface SectionReader {
  numbers<Column extends NumberColumn>(name: string, type: ColumnType<Column>): Column;
  strings(name: string): StoredStrings;
  within(part: string): SectionReader;
}

export function saveRuns(sections: SectionWriter, runs: readonly KeyRun[]): void {
  sections.numbers(
    "lengths",
    Uint32Array.from(runs, ({ numbers }) => numbers.length),
  );
  for (const [i, { numbers, starts }] of runs.entries()) {
    sections.numbers(`${i}.numbers`, numbers);
    sections.numbers(`${i}.starts`, starts);
  }
}

export function readRuns(sections: SectionReader): KeyRun[] {
  return Array.from(sections.numbers("lengths", Uint32Array), (_, i) => ({
    numbers: sections.numbers(`${i}.numbers`, Uint32Array),
    starts: sections.numbers(`${i}.starts`, Uint16Array),
  }));
}
