import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { type Clock, seconds } from "../../core/clock.ts";
import { cacheRequests } from "../../infra/metrics/process-metrics.ts";
import type { SendSubrequest, Subrequest } from "../site/subrequests.ts";
import { RecordedSubrequests } from "./recorded-subrequests.ts";

/** Milliseconds that a page may be old: some show the time themselves, such as the year in the footer. */
const MAX_AGE = seconds(60);

/** Bytes of all entries. */
const MAX_BYTES = 32_000_000;

/** About what an entry takes besides its page and its requests. */
const ENTRY_BYTES = 2_000;

interface CachedPage {
  headers: Record<string, string>;
  /** The body, split at each nonce. */
  parts: Buffer[];
  renderedAt: number;
}

interface Entry {
  /** What the page asks the API. */
  requests: Subrequest[];
  /** Hashes of the responses. */
  responses: string[];
  /** Absent until two renderings made the same requests. */
  page: CachedPage | undefined;
}

/** A cached page with the nonce of the response that it goes out with. */
export interface PageFromCache {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Caches pages that are the same for every visitor. A page depends on its address and on the API's responses alone. So the cache
 * revalidates by replaying the page's subrequests, and sends the cached page only if all responses are unchanged.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #clock: Clock;

  constructor(clock: Clock, maxBytes = MAX_BYTES) {
    this.#clock = clock;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ requests, responses, page }, key) =>
        ENTRY_BYTES +
        Buffer.byteLength(JSON.stringify([key, requests, responses])) +
        (page?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0),
    });
  }

  /** Bytes of all entries. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The page under `key`, cached or rendered.
   * @param nonce occurs in a rendered page only where it allows a script or style
   */
  async getOrRender(
    key: string,
    nonce: string,
    send: SendSubrequest,
    render: (send: SendSubrequest) => Promise<Response>,
  ): Promise<PageFromCache | Response> {
    const now = this.#clock.now().getTime();
    const before = this.#entries.get(key);
    const recorded = new RecordedSubrequests(send);
    if (before) {
      const responses = await recorded.replay(before.requests);
      const page = before.page && Math.abs(now - before.page.renderedAt) < MAX_AGE ? before.page : undefined;
      if (page && isDeepStrictEqual(responses, before.responses)) {
        cacheRequests.inc({ cache: "pages", result: "hit" });
        return { headers: page.headers, body: withNonce(page.parts, nonce) };
      }
    }
    cacheRequests.inc({ cache: "pages", result: "miss" });
    const response = await render(recorded.send);
    if (!recorded.isCacheable || !isCacheable(response)) {
      this.#entries.delete(key);
      return response;
    }
    const headers = Object.fromEntries(response.headers);
    const body = await response.text();
    const { requests } = recorded;
    // A page whose requests depend on the time ("what ends within a week") must not be sent for another time's requests.
    const isStable = before !== undefined && isDeepStrictEqual(requests, before.requests);
    const page = isStable
      ? { headers, parts: body.split(nonce).map((part) => Buffer.from(part)), renderedAt: now }
      : undefined;
    this.#entries.set(key, { requests, responses: recorded.hashes(), page });
    return { headers, body: Buffer.from(body) };
  }
}

/** Whole pages, and the data of pages that the router fetches. */
function isCacheable({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/(html|x-script)\b/.test(headers.get("content-type") ?? "") &&
    !headers.has("set-cookie") &&
    !headers.get("cache-control")?.includes("no-store")
  );
}

function withNonce(parts: Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
}
