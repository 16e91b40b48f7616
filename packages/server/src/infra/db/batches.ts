/** Rows of one statement: a statement takes at most 65,535 values. */
const ROWS = 500;

/** The items in groups small enough for one statement each. */
export function* inBatches<T>(items: readonly T[], size = ROWS): Generator<T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
