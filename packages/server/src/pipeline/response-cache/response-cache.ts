import { LRUCache } from "lru-cache";
import type { Access } from "../../core/access.ts";
import type { Clock } from "../../core/clock.ts";
import { changeFeedOf } from "../../infra/db/change-feed.ts";
import type { Database } from "../../infra/db/connection.ts";
import { cacheRequests } from "../../infra/metrics/process-metrics.ts";

/** What was answered to a visitor, as it is sent. */
export interface CachedResponse {
  json: string;
  access: Access;
  /** From then on it is not true any more, also when nothing was written; undefined when time does not matter. */
  expiresAt: Date | undefined;
}

/** About 16 MB: the profiles of some hundred businesses. */
const MAX_CHARACTERS = 8_000_000;

/** About what an entry takes besides its response and its key: responses may be as short as `[]`. */
const ENTRY_CHARACTERS = 500;

/** Answers to visitors, each good for as long as nothing that visitors are shown is written. */
export interface ResponseCache {
  /**
   * The response that is kept under `key`, or else the one that `read` gives. Those who come while it is read share it, unless
   * something was changed since it was begun. A failure is not cached.
   */
  getOrCompute(key: string, read: () => Promise<CachedResponse>): Promise<CachedResponse>;
}

export function createResponseCache(
  db: Database,
  clock: Clock,
  maxCharacters = MAX_CHARACTERS,
): ResponseCache {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: maxCharacters,
    sizeCalculation: ({ json }, key) => ENTRY_CHARACTERS + json.length + key.length,
  });
  const isValid = ({ expiresAt }: CachedResponse) => !expiresAt || expiresAt > clock.now();
  let cachedVersion = 0;
  /** Answers that are being read: after a change many visitors ask the same at once. */
  const inFlight = new Map<string, { version: number; response: Promise<CachedResponse> }>();

  function begin(key: string, version: number, read: () => Promise<CachedResponse>): Promise<CachedResponse> {
    const own = { version, response: read() };
    inFlight.set(key, own);
    const end = () => {
      if (inFlight.get(key) === own) inFlight.delete(key);
    };
    own.response.then(end, end);
    return own.response;
  }

  return {
    async getOrCompute(key, read) {
      const version = await changeFeedOf(db).version();
      if (version > cachedVersion) {
        cache.clear();
        cachedVersion = version;
      }
      const found = version === cachedVersion ? cache.get(key) : undefined;
      const isFound = found !== undefined && isValid(found);
      cacheRequests.inc({ cache: "responses", result: isFound ? "hit" : "miss" });
      if (isFound) return found;
      const other = inFlight.get(key);
      if (other?.version === version) {
        const shared = await other.response;
        if (isValid(shared)) return shared;
      }
      const response = await begin(key, version, read);
      // What was begun before a change may hold the state before it.
      if (version === cachedVersion) cache.set(key, response);
      return response;
    },
  };
}
