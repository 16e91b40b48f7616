import { getHeapStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Bytes that may come to lie about before they are collected. */
const SLACK = 10 * 1024 ** 2;

let collect: (() => void) | undefined;
let kept = 0;

/**
 * Collects what is no longer needed once there is enough of it. Left to itself, the engine lets garbage grow to a multiple of what is in
 * use, which is right for a server and too much beside the programs on a desk. To be called between the parts of long work; it takes some
 * hundredths of a second for each dozen megabytes that were used and dropped.
 */
export function tidyMemory(): void {
  if (!collect) {
    // Many rows live only until the next one is read: a large nursery only keeps them longer.
    setFlagsFromString("--semi-space-growth-factor=1");
    setFlagsFromString("--expose-gc");
    collect = runInNewContext("gc") as () => void;
  }
  if (inUse() < kept + SLACK) return;
  collect();
  kept = inUse();
}

/** With the bytes of files, which lie beside the heap. */
function inUse(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}
