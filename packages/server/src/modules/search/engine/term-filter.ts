const SLOT_BITS = 11;

/** Where a filter notes a term by its number, or a word by its hash. */
export function slotOf(term: number): number {
  return Math.imul(term, 0x9e3779b1) >>> (32 - SLOT_BITS);
}

/** The slots of terms, each once. */
export function slotsOf(terms: Iterable<number>): Uint16Array {
  return Uint16Array.from(new Set(Array.from(terms, slotOf)));
}

/** The slots of several texts, one text after another. */
export interface SlotRuns {
  readonly slots: Uint16Array;
  /** Where those of each text end. */
  readonly ends: Uint32Array;
}

export function slotRuns(texts: readonly Uint16Array[]): SlotRuns {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [at, { length }] of texts.entries()) {
    end += length;
    ends[at] = end;
  }
  const slots = new Uint16Array(end);
  for (const [at, own] of texts.entries()) slots.set(own, (ends[at] as number) - own.length);
  return { slots, ends };
}

/**
 * A Bloom filter of what is looked for, by slots. Most texts of a hit hold nothing of it: their slots say so at once, without a look
 * at the words.
 */
export class TermFilter {
  readonly #bits = new Uint32Array(1 << (SLOT_BITS - 5));

  /** A filter of terms by their numbers. */
  static of(terms: Iterable<number>): TermFilter {
    const filter = new TermFilter();
    for (const term of terms) filter.add(term);
    return filter;
  }

  add(term: number): void {
    const slot = slotOf(term);
    this.#bits[slot >>> 5] = (this.#bits[slot >>> 5] as number) | (1 << (slot & 31));
  }

  /** Adds a word, which need not have a number. */
  addWord(word: string): void {
    this.add(hashOf(word));
  }

  /** False for the slot of a term or word that was not added. */
  mayHold(slot: number): boolean {
    return ((this.#bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0;
  }

  /** False for the slots of a text with nothing that was added. */
  mayShare(slots: Uint16Array): boolean {
    return this.#reaches(slots, 0, slots.length);
  }

  /** The first text from `from` on with something that may have been added; -1 when there is none. */
  next({ slots, ends }: SlotRuns, from: number): number {
    for (let at = from; at < ends.length; at++)
      if (this.#reaches(slots, at === 0 ? 0 : (ends[at - 1] as number), ends[at] as number)) return at;
    return -1;
  }

  #reaches(slots: Uint16Array, from: number, to: number): boolean {
    const bits = this.#bits;
    for (let i = from; i < to; i++) {
      const slot = slots[i] as number;
      if (((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0) return true;
    }
    return false;
  }
}

/** 32 bits of a word. */
export function hashOf(word: string): number {
  let hash = word.length;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  return hash;
}
