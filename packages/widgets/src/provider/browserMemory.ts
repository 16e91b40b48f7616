/** A text that the browser keeps under one key. */
export interface BrowserMemory {
  /** What is kept; null for nothing, undefined where nothing can be kept. */
  get(): string | null | undefined;
  set(text: string): void;
  /** Gives on what is kept and forgets it. */
  take(): string | null | undefined;
}

/**
 * Remembers one text for this visit of one tab (`session`) or for longer (`local`). A browser may forbid storage or have no room left. That is
 * passed over in silence: a page works without its memory, and whoever visits it can do nothing about it.
 */
export function browserMemory(storage: "session" | "local", key: string): BrowserMemory {
  const quietly = <Result>(use: (kept: Storage) => Result): Result | undefined => {
    try {
      // Naming a forbidden storage is already refused.
      return use(storage === "local" ? localStorage : sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: () => quietly((kept) => kept.getItem(key)),
    set: (text) => quietly((kept) => kept.setItem(key, text)),
    take: () =>
      quietly((kept) => {
        const text = kept.getItem(key);
        kept.removeItem(key);
        return text;
      }),
  };
}
