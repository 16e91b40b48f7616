import { readToken, type Session } from "./token.ts";
import { memoryStorage, type SessionEnd, type TokenStorage } from "./token-storage.ts";

/** Who is signed in, for everything on a page that wants to know. `subscribe` and `get` fit React's `useSyncExternalStore`. */
export interface SessionStore {
  /** Who is signed in now; null for a visitor. The same object until something changes. */
  get(): Session | null;
  /** Calls the listener after each change; returns how to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** Calls the listener when a session ends, here or in another tab, with the reason; returns how to unsubscribe. */
  onEnd(listener: (reason: SessionEnd) => void): () => void;
  /** Begins a session, or renews it. Returns null, and changes nothing, when the token is invalid or has expired. */
  start(token: string): Session | null;
  /** Forgets the token. Tell the server first (`POST /accounts/logout/`): this does not. A server's refusal comes with its sentence. */
  end(reason?: SessionEnd, sentence?: string): void;
  /** Why the server refused the last token, where it said more than that one has to log in; null while a session lasts, and where it ended otherwise. */
  refusal(): string | null;
}

export interface SessionOptions {
  storage?: TokenStorage;
  /** Milliseconds since 1970; for tests. */
  now?: () => number;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

/** A session stored in `storage`, by default in memory. The site uses `browserStorage()`. */
export function createSession({
  storage = memoryStorage(),
  now = Date.now,
}: SessionOptions = {}): SessionStore {
  const listeners = new Set<() => void>();
  const endListeners = new Set<(reason: SessionEnd) => void>();
  let last: Session | null = null;
  // Whom the listeners were told of last. `last` may be ahead of that: it follows every reading.
  let told: Session | null = null;
  let refused: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopStorage: (() => void) | undefined;

  const get = () => {
    const token = storage.read();
    if (token !== last?.token) last = (token && readToken(token)) || null;
    return last && last.exp * 1000 > now() ? last : null;
  };

  const changed = () => {
    told = get();
    watchExpiry();
    for (const listener of [...listeners]) listener();
  };

  const end = (reason: SessionEnd = "logout", sentence?: string) => {
    const held = storage.read() !== null;
    refused = sentence ?? null;
    storage.write(null, reason);
    if (!held) return;
    changed();
    ended(reason);
  };

  const ended = (reason: SessionEnd) => {
    for (const listener of [...endListeners]) listener(reason);
  };

  const changedElsewhere = () => {
    const before = told;
    changed();
    if (before && !get()) ended(before.exp * 1000 > now() ? "elsewhere" : "expired");
  };

  // An idle page notices the end of its session too.
  const watchExpiry = () => {
    clearTimeout(timer);
    const session = get();
    if (!session || listeners.size + endListeners.size === 0) return;
    const left = session.exp * 1000 - now();
    timer = setTimeout(() => (get() ? watchExpiry() : end("expired")), Math.min(left, MAX_TIMER_MS));
    if (typeof timer === "object" && "unref" in timer) timer.unref();
  };

  const listen = <L>(set: Set<L>, listener: L) => {
    set.add(listener);
    if (!stopStorage) {
      told = get();
      stopStorage = storage.subscribe?.(changedElsewhere);
    }
    watchExpiry();
    return () => {
      set.delete(listener);
      if (listeners.size + endListeners.size > 0) return;
      clearTimeout(timer);
      stopStorage?.();
      stopStorage = undefined;
    };
  };

  return {
    get,
    end,
    refusal: () => (get() ? null : refused),
    subscribe: (listener) => listen(listeners, listener),
    onEnd: (listener) => listen(endListeners, listener),
    start(token) {
      const session = readToken(token);
      if (!session || session.exp * 1000 <= now()) return null;
      storage.write(token);
      changed();
      return get();
    },
  };
}
