/** One text in the web storage of the browser. */
export interface StorageItem {
  /** The stored text; null when there is none, undefined when storage is unavailable. */
  get(): string | null | undefined;
  set(text: string): void;
  /** Returns the stored text and removes it. */
  take(): string | null | undefined;
}

/**
 * One text in `sessionStorage` or `localStorage`. Storage that is forbidden or full is ignored: the page works without it, and the
 * visitor cannot fix it.
 */
export function storageItem(storage: "session" | "local", key: string): StorageItem {
  const attempt = <Result>(use: (items: Storage) => Result): Result | undefined => {
    try {
      // Reading the property of a forbidden storage throws.
      return use(storage === "local" ? localStorage : sessionStorage);
    } catch {
      return undefined;
    }
  };
  return {
    get: () => attempt((items) => items.getItem(key)),
    set: (text) => attempt((items) => items.setItem(key, text)),
    take: () =>
      attempt((items) => {
        const text = items.getItem(key);
        items.removeItem(key);
        return text;
      }),
  };
}
