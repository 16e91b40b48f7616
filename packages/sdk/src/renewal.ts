import type { SessionStore } from "./session.ts";
import { renewalTime } from "./token.ts";

const RETRY_MS = 60_000;

interface Locks {
  request(
    name: string,
    options: { ifAvailable: true },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/**
 * Renews a session's token by use: a call made in the second half of the token's life fetches the next one, at most once at a
 * time, and in one of the open tabs only where the browser has locks. `fetchToken` returns the new token, or undefined when there was none.
 */
export function createRenewal(
  session: SessionStore,
  fetchToken: () => Promise<string | undefined>,
  now: () => number = Date.now,
) {
  let running: Promise<void> | undefined;
  let notBefore = 0;

  const due = () => {
    const current = session.get();
    return current !== null && !current.hijack && now() >= renewalTime(current) && now() >= notBefore;
  };

  const renew = async () => {
    // Another tab may have renewed it while this one waited.
    if (!due()) return;
    const asked = session.get()?.token;
    const token = await fetchToken();
    // A logout or login may have happened during the request.
    if (token && session.get()?.token === asked) session.start(token);
    else notBefore = now() + RETRY_MS;
  };

  return function renewIfDue(): Promise<void> {
    if (!running && due()) {
      const locks = (globalThis.navigator as { locks?: Locks } | undefined)?.locks;
      const alone = locks
        ? locks.request("foodshed-session", { ifAvailable: true }, (lock) =>
            lock ? renew() : Promise.resolve(),
          )
        : renew();
      running = Promise.resolve(alone)
        .then(() => {})
        .catch(() => {
          notBefore = now() + RETRY_MS;
        })
        .finally(() => {
          running = undefined;
        });
    }
    return running ?? Promise.resolve();
  };
}
