import { isOtherBusiness, readToken } from "./token.ts";
import { TOKEN_KEY } from "./vocabulary/storage-keys.ts";

/**
 * Why a session ended: by the person's wish, by its age, because the server takes its token no more, or because another tab
 * put the token away.
 */
export type SessionEnd = "logout" | "expired" | "refused" | "elsewhere";

/** Where a session's token is stored. */
export interface TokenStorage {
  read(): string | null;
  /** Null takes the token away; the reason says why. */
  write(token: string | null, reason?: SessionEnd): void;
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
 * Keeps a token in the browser's local storage, shared by all tabs of the site. Each tab has a copy in its session storage: where
 * another tab changes to another business in the same session, this one goes on with the business that it shows. Where the browser
 * allows no storage, the token lives as long as the page.
 */
export function browserStorage(key: string = TOKEN_KEY): TokenStorage {
  const shared = webStorage(() => localStorage, key);
  const copy = webStorage(() => sessionStorage, key);
  let own: string | null | undefined;
  /** The session goes on in other tabs, and not for the business that this one shows. */
  let over = false;

  const isApart = (token: string | null) =>
    Boolean(own && token) && isOtherBusiness(own as string, token as string);

  return {
    read() {
      if (own === undefined) own = copy.read();
      const token = shared.read();
      if (isApart(token)) return over ? null : own;
      over = false;
      if (own !== token) {
        own = token;
        copy.write(token);
      }
      return own;
    },
    write(token, reason) {
      const apart = isApart(shared.read());
      over = apart && (reason === "refused" || reason === "expired");
      copy.write(token);
      if (over) return;
      const renewed = apart && token !== null && !isApart(token);
      own = token;
      if (!renewed) shared.write(token);
    },
    subscribe(listener) {
      if (typeof addEventListener !== "function") return () => {};
      // A null key means that the whole storage was cleared.
      const changed = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      // A page that Back brings out of the browser's cache has heard of nothing.
      const shown = (event: PageTransitionEvent) => event.persisted && listener();
      // A tab that is opened from this one begins with this one's business.
      const focused = () => {
        if (own && !over && isApart(shared.read()) && isRunning(own)) shared.write(own);
      };
      addEventListener("storage", changed);
      addEventListener("pageshow", shown);
      addEventListener("focus", focused);
      return () => {
        removeEventListener("storage", changed);
        removeEventListener("pageshow", shown);
        removeEventListener("focus", focused);
      };
    },
  };
}

const isRunning = (token: string) => (readToken(token)?.exp ?? 0) * 1000 > Date.now();

/** One entry of a web storage; what the browser does not store is in memory. */
function webStorage(storage: () => Storage, key: string): TokenStorage {
  const fallback = memoryStorage();
  return {
    read() {
      try {
        return storage().getItem(key) ?? fallback.read();
      } catch {
        return fallback.read();
      }
    },
    write(token) {
      try {
        if (token === null) storage().removeItem(key);
        else storage().setItem(key, token);
        fallback.write(null);
      } catch {
        fallback.write(token);
      }
    },
  };
}
