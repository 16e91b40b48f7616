import type { Sliced } from "../../../core/in-slices.ts";

/** Keys in order: each is a string by its number, from a position on. */
export interface KeyRun {
  numbers: Uint32Array;
  starts: Uint16Array;
}

/** Recent keys, which a lookup sorts new ones into. */
const MAX_RECENT = 512;
/** Two neighbours are merged once the smaller is more than this part of the larger. */
const MERGE_RATIO = 2;
/** New keys that are sorted without an interruption. */
const SORTED_AT_ONCE = 4096;
/** Keys between two places where a merge can be interrupted. */
const STEP = 512;

const EMPTY: KeyRun = { numbers: new Uint32Array(0), starts: new Uint16Array(0) };

/**
 * Sorted strings, for prefix lookups. Strings stand elsewhere, by number; a key may be the rest of one. New keys are sorted in at
 * the next lookup, into a short run of recent ones first: an edit must not copy what a hundred thousand documents have.
 */
export class SortedKeys {
  readonly #stringOf: (number: number) => string;
  /** The largest first. */
  #runs: KeyRun[] = [];
  #recent: KeyRun = EMPTY;
  #newNumbers: number[] = [];
  #newStarts: number[] = [];

  constructor(stringOf: (number: number) => string) {
    this.#stringOf = stringOf;
  }

  /** Adds the string of a number, from `start` on. */
  add(number: number, start = 0): void {
    this.#newNumbers.push(number);
    this.#newStarts.push(start);
  }

  /** Calls `visit` with every key that begins with `prefix`, in order, until it returns true. */
  each(prefix: string, visit: (key: string, number: number) => unknown): void {
    this.#sortNew();
    const cursors = [...this.#runs, this.#recent].map((run) => new Cursor(run, this.#stringOf, prefix));
    for (;;) {
      let first: Cursor | undefined;
      for (const cursor of cursors) {
        if (cursor.key === undefined) continue;
        if (first?.key === undefined || cursor.key < first.key) first = cursor;
      }
      if (first?.key === undefined) return;
      if (visit(first.key, first.number) === true) return;
      first.next();
    }
  }

  /** Sorts new keys in, however many they are, and merges runs that have grown. */
  *settling(): Sliced<void> {
    while (this.#newNumbers.length > MAX_RECENT) {
      const numbers = this.#newNumbers.splice(-SORTED_AT_ONCE);
      const starts = this.#newStarts.splice(-SORTED_AT_ONCE);
      this.#push(this.#sorted(numbers, starts));
      yield;
      yield* this.#merging();
    }
    this.#sortNew();
    yield* this.#merging();
  }

  *#merging(): Sliced<void> {
    for (;;) {
      const runs = this.#runs;
      const at = runs.findLastIndex((run, i) => {
        const next = runs[i + 1];
        return next && next.numbers.length * MERGE_RATIO >= run.numbers.length;
      });
      if (at === -1) return;
      const [larger, smaller] = [runs[at], runs[at + 1]] as [KeyRun, KeyRun];
      const merged = yield* this.#merged(larger, smaller);
      // What was pushed meanwhile stays.
      this.#runs = this.#runs.flatMap((run) => (run === larger ? [merged] : run === smaller ? [] : [run]));
    }
  }

  #push(run: KeyRun): void {
    if (run.numbers.length === 0) return;
    this.#runs = [...this.#runs, run].sort((a, b) => b.numbers.length - a.numbers.length);
  }

  /** A few new keys go into the recent ones; many become a run of their own. */
  #sortNew(): void {
    if (this.#newNumbers.length === 0) return;
    const run = this.#sorted(this.#newNumbers, this.#newStarts);
    this.#newNumbers = [];
    this.#newStarts = [];
    if (run.numbers.length > MAX_RECENT) {
      this.#push(run);
      return;
    }
    const merging = this.#merged(this.#recent, run);
    for (;;) {
      const step = merging.next();
      if (!step.done) continue;
      this.#recent = step.value;
      break;
    }
    if (this.#recent.numbers.length <= MAX_RECENT) return;
    this.#push(this.#recent);
    this.#recent = EMPTY;
  }

  #sorted(numbers: readonly number[], starts: readonly number[]): KeyRun {
    const keys = numbers.map((number, i) => this.#key(number, starts[i] as number));
    const order = [...keys.keys()].sort((a, b) => {
      const [one, other] = [keys[a] as string, keys[b] as string];
      return one < other ? -1 : one > other ? 1 : a - b;
    });
    return {
      numbers: Uint32Array.from(order, (i) => numbers[i] as number),
      starts: Uint16Array.from(order, (i) => starts[i] as number),
    };
  }

  *#merged(a: KeyRun, b: KeyRun): Sliced<KeyRun> {
    const size = a.numbers.length + b.numbers.length;
    const run: KeyRun = { numbers: new Uint32Array(size), starts: new Uint16Array(size) };
    let i = 0;
    let j = 0;
    let keyOfA = this.#keyAt(a, 0);
    let keyOfB = this.#keyAt(b, 0);
    for (let at = 0; at < size; at++) {
      const isA = keyOfB === undefined || (keyOfA !== undefined && keyOfA <= keyOfB);
      const from = isA ? a : b;
      const k = isA ? i++ : j++;
      run.numbers[at] = from.numbers[k] as number;
      run.starts[at] = from.starts[k] as number;
      if (isA) keyOfA = this.#keyAt(a, i);
      else keyOfB = this.#keyAt(b, j);
      if (at % STEP === 0) yield;
    }
    return run;
  }

  #keyAt({ numbers, starts }: KeyRun, i: number): string | undefined {
    const number = numbers[i];
    return number === undefined ? undefined : this.#key(number, starts[i] as number);
  }

  #key(number: number, start: number): string {
    const string = this.#stringOf(number);
    return start === 0 ? string : string.slice(start);
  }

  /** Every key. */
  runs(): readonly KeyRun[] {
    this.#sortNew();
    return [...this.#runs, this.#recent];
  }

  restore(runs: readonly KeyRun[]): void {
    this.#runs = [...runs];
    this.#recent = EMPTY;
    this.#newNumbers = [];
    this.#newStarts = [];
  }
}

/** Walks through the keys of a run that begin with a prefix. */
class Cursor {
  key: string | undefined;
  number = 0;
  readonly #run: KeyRun;
  readonly #stringOf: (number: number) => string;
  readonly #prefix: string;
  #at: number;

  constructor(run: KeyRun, stringOf: (number: number) => string, prefix: string) {
    this.#run = run;
    this.#stringOf = stringOf;
    this.#prefix = prefix;
    let low = 0;
    let high = run.numbers.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keyAt(middle) < prefix) low = middle + 1;
      else high = middle;
    }
    this.#at = low - 1;
    this.next();
  }

  next(): void {
    this.#at++;
    const key = this.#at < this.#run.numbers.length ? this.#keyAt(this.#at) : undefined;
    this.key = key?.startsWith(this.#prefix) ? key : undefined;
    this.number = this.#run.numbers[this.#at] ?? 0;
  }

  #keyAt(at: number): string {
    const string = this.#stringOf(this.#run.numbers[at] as number);
    const start = this.#run.starts[at] as number;
    return start === 0 ? string : string.slice(start);
  }
}
