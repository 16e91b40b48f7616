/** Characters of JSON in one call at most; the server takes a megabyte. */
const MAX_LENGTH = 400_000;

/** Parts of a list of so many items at most, that fit into one call. */
export function* inBatches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  let batch: Item[] = [];
  let length = 0;
  for (const item of items) {
    const own = JSON.stringify(item).length;
    if (batch.length > 0 && (batch.length >= size || length + own > MAX_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(item);
    length += own;
  }
  if (batch.length > 0) yield batch;
}
