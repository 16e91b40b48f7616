/** Sorted strings, for prefix lookups. New ones are sorted in at the next lookup. */
export class SortedKeys {
  #keys: string[] = [];
  #terms: number[] = [];
  #new: [string, number][] = [];

  add(key: string, term: number): void {
    this.#new.push([key, term]);
  }

  /** Calls `visit` with every key that begins with `prefix`, in order, until it returns true. */
  each(prefix: string, visit: (key: string, term: number) => unknown): void {
    this.#settle();
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    for (let i = low; i < this.#keys.length; i++) {
      const key = this.#keys[i] as string;
      if (!key.startsWith(prefix) || visit(key, this.#terms[i] as number) === true) return;
    }
  }

  #settle(): void {
    if (this.#new.length === 0) return;
    const fresh = this.#new.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    this.#new = [];
    const keys: string[] = [];
    const terms: number[] = [];
    let i = 0;
    for (const [key, term] of fresh) {
      while (i < this.#keys.length && (this.#keys[i] as string) <= key) {
        keys.push(this.#keys[i] as string);
        terms.push(this.#terms[i++] as number);
      }
      keys.push(key);
      terms.push(term);
    }
    for (; i < this.#keys.length; i++) {
      keys.push(this.#keys[i] as string);
      terms.push(this.#terms[i] as number);
    }
    this.#keys = keys;
    this.#terms = terms;
  }
}
