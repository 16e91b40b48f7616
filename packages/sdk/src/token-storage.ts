import { TOKEN_KEY } from "./vocabulary/storage-keys.ts";

/** Where a session's token is stored. */
export interface TokenStorage {
  read(): string | null;
  /** Null takes the token away. */
  write(token: string | null): void;
  /** Calls the listener after changes made elsewhere, such as in another tab; returns how to unsubscribe. */
  subscribe?(listener: () => void): () => void;
}

/** Keeps a token for as long as the object lives. */
export function memoryStorage(token: string | null = null): TokenStorage {
  let kept = token;
  return {
    read: () => kept,
    write: (next) => {
      kept = next;
    },
  };
}

/**
 * Keeps a token in the browser's local storage, shared by all tabs of the site. Where the browser allows no storage, the token
 * lives as long as the page.
 */
export function browserStorage(key: string = TOKEN_KEY): TokenStorage {
  const fallback = memoryStorage();
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? fallback.read();
      } catch {
        return fallback.read();
      }
    },
    write(token) {
      try {
        if (token === null) localStorage.removeItem(key);
        else localStorage.setItem(key, token);
        fallback.write(null);
      } catch {
        fallback.write(token);
      }
    },
    subscribe(listener) {
      if (typeof addEventListener !== "function") return () => {};
      // A null key means that the whole storage was cleared.
      const changed = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      addEventListener("storage", changed);
      return () => removeEventListener("storage", changed);
    },
  };
}
