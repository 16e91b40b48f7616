/**
 * A Bloom filter of terms in 64 bits. Most texts of a hit hold nothing that is looked for: two filters say so at once, without a
 * look at the words.
 */
export class TermBloom {
  #low = 0;
  #high = 0;

  /** A filter of terms by their numbers. */
  static of(terms: Iterable<number>): TermBloom {
    const bloom = new TermBloom();
    for (const term of terms) bloom.add(term);
    return bloom;
  }

  add(term: number): void {
    const bit = bitOf(term);
    if (bit < 32) this.#low |= 1 << bit;
    else this.#high |= 1 << (bit - 32);
  }

  /** Adds a word, which need not have a number. */
  addWord(word: string): void {
    this.add(hashOf(word));
  }

  /** False for a number, or the hash of a word, that was not added. */
  mayHold(term: number): boolean {
    const bit = bitOf(term);
    return bit < 32 ? (this.#low & (1 << bit)) !== 0 : (this.#high & (1 << (bit - 32))) !== 0;
  }

  /** False where nothing was added to both. */
  mayShare(other: TermBloom): boolean {
    return (this.#low & other.#low) !== 0 || (this.#high & other.#high) !== 0;
  }
}

function bitOf(term: number): number {
  return Math.imul(term, 0x9e3779b1) >>> 26;
}

/** 32 bits of a word. */
export function hashOf(word: string): number {
  let hash = word.length;
  for (let i = 0; i < word.length; i++) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
  return hash;
}
