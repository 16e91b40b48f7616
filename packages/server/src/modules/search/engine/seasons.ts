import { type DayRange, seasonTest } from "@foodshed/sdk/vocabulary";
import { add, type Bitset, emptyBitset } from "./bitset.ts";
import type { Segment } from "./segment.ts";

/** The documents of a segment by the days asked for: seasons do not change, days pass. */
const known = new WeakMap<Segment, Map<string, Bitset>>();
/** This week, every month, and those of the day before. */
const MAX_KNOWN = 32;

/** The documents that have a season with a day of the range. The caller leaves the result as it is. */
export function inSeason(segment: Segment, days: DayRange): Bitset {
  let ofSegment = known.get(segment);
  if (!ofSegment || ofSegment.size >= MAX_KNOWN) {
    ofSegment = new Map();
    known.set(segment, ofSegment);
  }
  const key = `${days.from}/${days.to}`;
  let bits = ofSegment.get(key);
  if (!bits) {
    bits = readSeasons(segment, seasonTest(days));
    ofSegment.set(key, bits);
  }
  return bits;
}

function readSeasons({ size, seasons, seasonStarts }: Segment, test: ReturnType<typeof seasonTest>): Bitset {
  const bits = emptyBitset(size);
  for (let at = 0; at < size; at++) {
    const end = seasonStarts[at + 1] as number;
    for (let i = seasonStarts[at] as number; i < end; i += 2) {
      if (!test(seasons[i] as number, seasons[i + 1] as number)) continue;
      add(bits, at);
      break;
    }
  }
  return bits;
}
