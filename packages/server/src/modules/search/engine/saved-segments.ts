import type { Sliced } from "../../../core/in-slices.ts";
import type { ColumnType, NumberColumn, SectionReader, SectionWriter } from "./sections.ts";
import { Segment, type SegmentColumns } from "./segment.ts";
import { facetBitsetsOf } from "./segment-builder.ts";

/** Names between two places where reading can be interrupted. */
const NAMES_AT_ONCE = 2048;

const COLUMNS = [
  ["ids", Int32Array],
  ["qualities", Float64Array],
  ["latitudes", Float32Array],
  ["longitudes", Float32Array],
  ["ends", Float64Array],
  ["since", Float64Array],
  ["facetStarts", Uint32Array],
  ["facets", Uint8Array],
  ["productStarts", Uint32Array],
  ["products", Uint32Array],
  ["seasonStarts", Uint32Array],
  ["seasons", Int32Array],
  ["byId", Uint32Array],
  ["terms", Uint32Array],
  ["starts", Uint32Array],
  ["postings", Uint32Array],
  ["live", Uint32Array],
] as const satisfies [Exclude<keyof SegmentColumns, "names">, ColumnType<NumberColumn>][];

/** The bytes of the columns of some segments. */
export function bytesOf(segments: readonly Segment[]): number {
  return segments.reduce(
    (sum, { columns }) => sum + COLUMNS.reduce((part, [name]) => part + columns[name].byteLength, 0),
    0,
  );
}

export function saveSegments(sections: SectionWriter, segments: readonly Segment[]): void {
  sections.numbers("segments", Uint32Array.of(segments.length));
  for (const [i, { columns }] of segments.entries()) {
    const own = sections.within(`segment${i}`);
    for (const [name, type] of COLUMNS) {
      const column = columns[name];
      own.numbers(name, name === "live" ? column.slice() : column);
      if (!(column instanceof type)) throw new Error(`The column ${name} is of another type.`);
    }
    own.strings("names", columns.names);
  }
}

/** The segments that were saved, with interruptions. */
export function* restoreSegments(sections: SectionReader, facetCount: number): Sliced<Segment[]> {
  const segments: Segment[] = [];
  const [count] = sections.numbers("segments", Uint32Array);
  for (let i = 0; i < (count as number); i++) {
    const own = sections.within(`segment${i}`);
    const stored = own.strings("names");
    const names: string[] = new Array(stored.length);
    for (let at = 0; at < stored.length; at++) {
      names[at] = stored.at(at);
      if (at % NAMES_AT_ONCE === 0) yield;
    }
    const numbers = COLUMNS.map(([name, type]) => [name, own.numbers<NumberColumn>(name, type)]);
    const columns: SegmentColumns = { ...Object.fromEntries(numbers), names };
    const bitsets = yield* facetBitsetsOf(columns.facetStarts, columns.facets, facetCount);
    segments.push(new Segment(columns, bitsets));
  }
  return segments;
}
