import type { Collection } from "../search.engine.ts";
import { type Connection, unavailable } from "./connection.ts";
import { beginningOf } from "./deep-page.ts";
import type { SearchRequest } from "./request.ts";
import type { FoundHit, SearchAnswer } from "./response.ts";

/** Hits that are read before those of a deep page. */
const MOST_READ = 500;

export interface ClusterSearchesOptions {
  connection: Connection;
  /** Hits to which OpenSearch pages by itself. */
  window: number;
  /** The name of the index that is searched. */
  indexOf(collection: Collection): string;
  /** Reads again which indexes there are. */
  reread(): Promise<void>;
}

/** Asks the cluster: several searches at once, pages at any depth, and counts. */
export class ClusterSearches {
  readonly #connection: Connection;
  readonly #window: number;
  readonly #indexOf: (collection: Collection) => string;
  readonly #reread: () => Promise<void>;

  constructor({ connection, window, indexOf, reread }: ClusterSearchesOptions) {
    this.#connection = connection;
    this.#window = window;
    this.#indexOf = indexOf;
    this.#reread = reread;
  }

  /** A page of hits with the counts, and which documents have what was typed in their name. */
  async page(
    collection: Collection,
    { counts, page, names }: SearchRequest,
    window: { from: number; size: number },
  ): Promise<[SearchAnswer, SearchAnswer | undefined]> {
    const isDeep = page !== undefined && window.from + window.size > this.#window;
    const bodies = [counts, page && !isDeep ? page : undefined, names];
    const answers = await this.answers(
      collection,
      bodies.filter((body) => body !== undefined),
    );
    const [counted, hits, named] = bodies.map((body) => body && answers.shift());
    const { total } = (counted as SearchAnswer).hits;
    const found =
      page && isDeep && window.from < total.value
        ? await this.#hitsFar(collection, page, window)
        : (hits?.hits.hits ?? []);
    return [{ ...(counted as SearchAnswer), hits: { total, hits: found } }, named];
  }

  /** Beyond what OpenSearch pages to: on a point in time, from where the page begins. */
  async #hitsFar(
    collection: Collection,
    page: NonNullable<SearchRequest["page"]>,
    { from, size }: { from: number; size: number },
  ): Promise<FoundHit[]> {
    const { pit_id } = await this.#connection.ask<{ pit_id: string }>({
      method: "POST",
      path: `/${this.#indexOf(collection)}/_search/point_in_time`,
      query: { keep_alive: "1m" },
    });
    const ask = <Answer>(body: Record<string, unknown>) =>
      this.#connection.ask<Answer>({
        method: "POST",
        path: "/_search",
        body: { ...body, pit: { id: pit_id, keep_alive: "1m" } },
      });
    try {
      let { after, before } = await beginningOf(page, from, Math.min(MOST_READ, this.#window), ask);
      const hits: FoundHit[] = [];
      while (before < from + size) {
        const wanted = Math.min(this.#window, from + size - before);
        const found = await ask<SearchAnswer>({
          ...page,
          from: 0,
          size: wanted,
          ...(after && { search_after: after }),
        });
        const own = found.hits.hits;
        hits.push(...own.slice(Math.max(0, from - before)));
        before += own.length;
        // A distance from nowhere is written as no number.
        after = own.at(-1)?.sort.map((value) => (value === null ? "Infinity" : value));
        if (own.length < wanted) break;
      }
      return hits;
    } finally {
      await this.#connection
        .send({ method: "DELETE", path: "/_search/point_in_time", body: { pit_id: [pit_id] } })
        .catch(() => undefined);
    }
  }

  /** How many documents meet a clause, but for some. */
  async count(collection: Collection, clause: object, without: readonly number[]): Promise<number> {
    const [answer] = await this.answers(collection, [
      {
        query: {
          bool: { filter: [clause], ...(without.length > 0 && { must_not: [{ terms: { id: without } }] }) },
        },
        size: 0,
        track_total_hits: true,
      },
    ]);
    return answer?.hits.total.value ?? 0;
  }

  /** Several searches of a collection at once; each answer is whole. */
  async answers(collection: Collection, bodies: readonly object[], isRetry = false): Promise<SearchAnswer[]> {
    const index = this.#indexOf(collection);
    const { responses } = await this.#connection.ask<{
      responses: (SearchAnswer & { error?: { type: string; reason: string }; status: number })[];
    }>({
      method: "POST",
      path: "/_msearch",
      query: { max_concurrent_searches: 8 },
      body: bodies.flatMap((body) => [{ index, allow_partial_search_results: false }, body]),
    });
    for (const { error, status } of responses) {
      if (!error) continue;
      // The index was replaced by a rebuild, and is gone.
      if (status === 404 && !isRetry) {
        await this.#reread();
        return await this.answers(collection, bodies, true);
      }
      throw status >= 500 || status === 429 || status === 404
        ? unavailable(error)
        : new Error(`OpenSearch refuses a search: ${error.type}: ${JSON.stringify(error).slice(0, 2000)}`);
    }
    return responses;
  }
}
