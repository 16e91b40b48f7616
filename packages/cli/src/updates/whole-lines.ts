import { closeSync, fstatSync, openSync, readSync } from "node:fs";

const PART = 256 * 1024;
/** Bytes that the last line of a run is looked for in. */
const TAIL = 1024 ** 2;

/** The whole lines of a file, one after another, each with the place behind it. What a kill left of the last one is none. */
export function* wholeLines(path: string): Generator<{ text: string; end: number }> {
  const file = openSync(path, "r");
  try {
    const part = Buffer.alloc(PART);
    let rest = Buffer.alloc(0);
    let end = 0;
    for (let read = readSync(file, part); read > 0; read = readSync(file, part)) {
      const bytes = Buffer.concat([rest, part.subarray(0, read)]);
      let from = 0;
      for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, from)) {
        end += at + 1 - from;
        yield { text: bytes.toString("utf8", from, at), end };
        from = at + 1;
      }
      rest = bytes.subarray(from);
    }
  } finally {
    closeSync(file);
  }
}

/** The last whole line of a file; undefined where there is none that is short enough to be found. */
export function lastWholeLine(path: string): string | undefined {
  const file = openSync(path, "r");
  try {
    const { size } = fstatSync(file);
    const bytes = Buffer.alloc(Math.min(size, TAIL));
    readSync(file, bytes, 0, bytes.length, size - bytes.length);
    const end = bytes.lastIndexOf(0x0a);
    const start = end > 0 ? bytes.lastIndexOf(0x0a, end - 1) + 1 : 0;
    return end > 0 ? bytes.toString("utf8", start, end) : undefined;
  } finally {
    closeSync(file);
  }
}
