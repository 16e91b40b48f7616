import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { type Clock, seconds } from "../platform/clock.ts";
import { Conversation } from "./conversation.ts";
import type { InnerCall, SendInner } from "./inner-calls.ts";

/** What a page makes of the time by itself, such as the year in its footer, may be this old, in milliseconds. */
const OLDEST = seconds(60);

/** Bytes of all that is kept. */
const MOST_BYTES = 32_000_000;

/** About what an entry takes besides its page and its calls. */
const ENTRY_BYTES = 2_000;

interface KeptPage {
  headers: Record<string, string>;
  /** The body, parted where a nonce stands. */
  parts: Buffer[];
  madeAt: number;
}

interface Entry {
  /** What the page asks the API. */
  calls: InnerCall[];
  /** What it was answered, as hashes. */
  answers: string[];
  /** Absent until the page was made twice with the same questions. */
  page: KeptPage | undefined;
}

/** A kept page with the nonce of the answer that it goes out with. */
export interface PageAgain {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Pages as everybody is sent them. What a page shows comes of its address and of what the API answers. So before it is sent
 * again the same questions are put to the API again, and only if all answers are what they were is it not made anew.
 */
export class KeptPages {
  readonly #entries: LRUCache<string, Entry>;
  readonly #clock: Clock;

  constructor(clock: Clock, mostBytes = MOST_BYTES) {
    this.#clock = clock;
    this.#entries = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ calls, answers, page }, key) =>
        ENTRY_BYTES +
        Buffer.byteLength(JSON.stringify([key, calls, answers])) +
        (page?.parts.reduce((sum, part) => sum + part.length, 0) ?? 0),
    });
  }

  /** Bytes of all that is kept. */
  get size(): number {
    return this.#entries.calculatedSize;
  }

  /**
   * The page under `key`, as it is kept or as `make` makes it.
   * @param nonce stands in the page that `make` makes wherever a script or style is let through, and nowhere else
   */
  async answer(
    key: string,
    nonce: string,
    send: SendInner,
    make: (send: SendInner) => Promise<Response>,
  ): Promise<PageAgain | Response> {
    const now = this.#clock.now().getTime();
    const before = this.#entries.get(key);
    const conversation = new Conversation(send);
    if (before) {
      const answers = await conversation.repeat(before.calls);
      const page = before.page && Math.abs(now - before.page.madeAt) < OLDEST ? before.page : undefined;
      if (page && isDeepStrictEqual(answers, before.answers)) {
        return { headers: page.headers, body: joined(page.parts, nonce) };
      }
    }
    const response = await make(conversation.send);
    if (conversation.isOnce || !mayBeKept(response)) {
      this.#entries.delete(key);
      return response;
    }
    const headers = Object.fromEntries(response.headers);
    const body = await response.text();
    const { calls } = conversation;
    // Who asks otherwise each time, for what ends within a week of now, say, would be sent what belongs to an earlier question.
    const asksTheSame = before !== undefined && isDeepStrictEqual(calls, before.calls);
    const page = asksTheSame
      ? { headers, parts: body.split(nonce).map((part) => Buffer.from(part)), madeAt: now }
      : undefined;
    this.#entries.set(key, { calls, answers: conversation.hashes(), page });
    return { headers, body: Buffer.from(body) };
  }
}

/** Whole pages, and the data of pages that the router fetches. */
function mayBeKept({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    /^text\/(html|x-script)\b/.test(headers.get("content-type") ?? "") &&
    !headers.has("set-cookie") &&
    !headers.get("cache-control")?.includes("no-store")
  );
}

function joined(parts: Buffer[], nonce: string): Buffer {
  const between = Buffer.from(nonce);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])));
}
