/** The headers of a request or response: what the SDK's client needs of the platform's `Headers`. */
export class HttpHeaders {
  readonly #values = new Map<string, string>();

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }

  set(name: string, value: unknown): void {
    this.#values.set(name.toLowerCase(), String(value));
  }

  append(name: string, value: unknown): void {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }

  delete(name: string): void {
    this.#values.delete(name.toLowerCase());
  }

  entries(): IterableIterator<[string, string]> {
    return this.#values.entries();
  }

  [Symbol.iterator](): IterableIterator<[string, string]> {
    return this.entries();
  }
}
