/** First and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The range of a `Range` header: undefined for none, and for several or something else, which a server may ignore; null for
 * one that begins behind the end.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Math.min(size, Number(to));
    return length > 0 ? { first: size - length, last: size - 1 } : null;
  }
  if (to !== "" && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return null;
  return { first: Number(from), last: to === "" ? size - 1 : Math.min(Number(to), size - 1) };
}
