/** Keys in order, each with its number. */
interface Run {
  keys: string[];
  numbers: number[];
}

/** With more new keys than this, they are merged with the old ones. */
const MAX_RECENT = 512;

/**
 * Sorted strings, for prefix lookups. New ones are sorted in at the next lookup, into a short run of recent keys first: an edit
 * must not copy what a hundred thousand documents have.
 */
export class SortedKeys {
  #old: Run = { keys: [], numbers: [] };
  #recent: Run = { keys: [], numbers: [] };
  #new: [string, number][] = [];

  add(key: string, number: number): void {
    this.#new.push([key, number]);
  }

  /** Calls `visit` with every key that begins with `prefix`, in order, until it returns true. */
  each(prefix: string, visit: (key: string, number: number) => unknown): void {
    this.settle();
    const { keys, numbers } = this.#old;
    const recent = this.#recent;
    let i = firstFrom(keys, prefix);
    let j = firstFrom(recent.keys, prefix);
    for (;;) {
      const old = keys[i];
      const young = recent.keys[j];
      const isOld = old?.startsWith(prefix);
      const isYoung = young?.startsWith(prefix);
      if (isOld && (!isYoung || (old as string) <= (young as string))) {
        if (visit(old as string, numbers[i++] as number) === true) return;
      } else if (isYoung) {
        if (visit(young as string, recent.numbers[j++] as number) === true) return;
      } else return;
    }
  }

  /** Sorts new keys in now rather than at the next lookup. */
  settle(): void {
    if (this.#new.length === 0) return;
    const added = this.#new.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#new = [];
    const run = { keys: added.map(([key]) => key), numbers: added.map(([, number]) => number) };
    this.#recent = merged(this.#recent, run);
    if (this.#recent.keys.length <= MAX_RECENT) return;
    this.#old = merged(this.#old, this.#recent);
    this.#recent = { keys: [], numbers: [] };
  }
}

function firstFrom(keys: readonly string[], prefix: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[middle] as string) < prefix) low = middle + 1;
    else high = middle;
  }
  return low;
}

function merged(a: Run, b: Run): Run {
  if (a.keys.length === 0) return b;
  const keys: string[] = [];
  const numbers: number[] = [];
  let i = 0;
  for (let j = 0; j < b.keys.length; j++) {
    const key = b.keys[j] as string;
    for (; i < a.keys.length && (a.keys[i] as string) <= key; i++) {
      keys.push(a.keys[i] as string);
      numbers.push(a.numbers[i] as number);
    }
    keys.push(key);
    numbers.push(b.numbers[j] as number);
  }
  for (; i < a.keys.length; i++) {
    keys.push(a.keys[i] as string);
    numbers.push(a.numbers[i] as number);
  }
  return { keys, numbers };
}
