import { LRUCache } from "lru-cache";
import type { Collection } from "../search.engine.ts";
import { among } from "./conditions.ts";
import { type Connection, unavailable } from "./connection.ts";
import { beginningOf, fromThere } from "./deep-page.ts";
import { FEW, FIRST_RANKS, firstOf, rankedHits, SHALLOW, type Window } from "./ranked-hits.ts";
import type { PageRequest, SearchRequest } from "./request.ts";
import type { FoundHit, SearchAnswer } from "./response.ts";

/** Hits that are read before those of a deep page. */
const MOST_READ = 500;
/** Characters of counts that are remembered. */
const MOST_COUNTS = 4_000_000;

export interface ClusterSearchesOptions {
  connection: Connection;
  /** Hits to which OpenSearch pages by itself. */
  window: number;
  /** Hits up to which each is scored, where ranks would have to be looked through. */
  few?: number | undefined;
  /** Another object after each change of a document. */
  contents(): object;
  /** The name of the index that is searched. */
  indexOf(collection: Collection): string;
  /** Reads again which indexes there are. */
  reread(): Promise<void>;
}

/** Asks the cluster: several searches at once, pages at any depth, and counts. */
export class ClusterSearches {
  readonly #connection: Connection;
  readonly #window: number;
  readonly #few: number;
  readonly #indexOf: (collection: Collection) => string;
  readonly #reread: () => Promise<void>;
  readonly #contents: () => object;
  /** Answers with counts alone, of the present contents. */
  readonly #counted = new LRUCache<string, SearchAnswer>({ maxSize: MOST_COUNTS });
  #countedOf: object | undefined;

  constructor({ connection, window, few = FEW, contents, indexOf, reread }: ClusterSearchesOptions) {
    this.#contents = contents;
    this.#connection = connection;
    this.#window = window;
    this.#few = few;
    this.#indexOf = indexOf;
    this.#reread = reread;
  }

  /** A page of hits with the counts, and which documents have what was typed in their name. */
  async page(
    collection: Collection,
    { counts, page, names, ranks }: SearchRequest,
    window: Window,
  ): Promise<[SearchAnswer, SearchAnswer | undefined]> {
    const isDeep = window.from + window.size > this.#window;
    const isShallow = window.from + window.size <= Math.min(SHALLOW, this.#window);
    const first = page && ranks && isShallow ? ranks.slice(0, FIRST_RANKS) : [];
    const contents = this.#contents();
    const key = `${this.#indexOf(collection)} ${JSON.stringify(counts)}`;
    const known = this.#countsOf(contents, key);
    const bodies = [
      known ? undefined : counts,
      page && !isDeep && !ranks ? page : undefined,
      names,
      ...first.map((rank) => firstOf(rank, window)),
    ];
    const answers = await this.answers(
      collection,
      bodies.filter((body) => body !== undefined),
    );
    const [asked, hits, named, ...read] = bodies.map((body) => body && answers.shift());
    const counted = known ?? (asked as SearchAnswer);
    if (!known && contents === this.#contents())
      this.#counted.set(key, counted, { size: JSON.stringify(counted).length });
    const { total } = counted.hits;
    const found = async () => {
      if (!page || window.from >= total.value) return [];
      if (ranks)
        return await rankedHits(ranks, window, {
          isShallow,
          few: this.#few,
          total: total.value,
          read: read.map((answer) => (answer as SearchAnswer).hits.hits),
          answers: (further) => this.answers(collection, further),
          far: (ranked, part) => this.#hitsAt(collection, ranked, part),
          scored: () => this.#hitsAt(collection, page, window),
        });
      return hits?.hits.hits ?? (await this.#hitsFar(collection, page, window));
    };
    return [{ ...counted, hits: { total, hits: await found() } }, named];
  }

  /** Counts that were asked for since a document changed. */
  #countsOf(contents: object, key: string): SearchAnswer | undefined {
    if (this.#countedOf !== contents) this.#counted.clear();
    this.#countedOf = contents;
    return this.#counted.get(key);
  }

  /** A part of the hits, wherever it is. */
  async #hitsAt(collection: Collection, page: PageRequest, window: Window): Promise<FoundHit[]> {
    if (window.from + window.size > this.#window) return await this.#hitsFar(collection, page, window);
    const [answer] = await this.answers(collection, [{ ...page, ...window }]);
    return answer?.hits.hits ?? [];
  }

  /**
   * Beyond what OpenSearch pages to: from where the page begins. What is counted on the way there the cluster keeps until a document
   * changes; where one does meanwhile, the page begins a hit earlier or later.
   */
  async #hitsFar(collection: Collection, page: PageRequest, { from, size }: Window): Promise<FoundHit[]> {
    const ask = async <Answer>(body: Record<string, unknown>) =>
      (await this.answers(collection, [body]))[0] as Answer;
    let { after, before } = await beginningOf(page, from, Math.min(MOST_READ, this.#window), ask);
    const hits: FoundHit[] = [];
    while (before < from + size) {
      const wanted = Math.min(this.#window, from + size - before);
      const narrowing = fromThere(page.sort, after);
      const found = await ask<SearchAnswer>({
        ...page,
        ...(narrowing && { query: among(page.query, narrowing) }),
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
    if (bodies.length === 0) return [];
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
