import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../../core/domain-error.ts";
import { inSlices } from "../../../core/in-slices.ts";
import { singleFlight } from "../../../core/single-flight.ts";
import { changeFeedOf } from "../../../infra/db/change-feed.ts";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import { inSpan } from "../../../infra/tracing/tracing.ts";
import type { Condition } from "../engine/conditions.ts";
import type { DocumentIndex } from "../engine/document-index.ts";
import type { IndexQuery, IndexResult } from "../engine/index-query.ts";
import { inOrderOf } from "../engine/ordering.ts";
import type { PhraseBook } from "../engine/phrases.ts";
import { AROUND_RANK, IndexSearch, MIN_COMPLETE, orderOf, searchIndex } from "../engine/search-index.ts";
import { Batch, type Segment, segmentOf } from "../engine/segment.ts";
import { countIn } from "../in-process.engine.ts";
import type { Collection, SearchEngine } from "../search.engine.ts";
import { readChanges, readDocumentsById } from "../search.index.queries.ts";
import { documentOf, emptyIndexes, type Indexes } from "../search.indexes.ts";
import { StoredHitCache } from "../stored-hit-cache.ts";
import { addCounts } from "./aggregations.ts";
import { conditionClause } from "./conditions.ts";
import { type Connection, unavailable } from "./connection.ts";
import { type CollectionCorpus, Corpus } from "./corpus.ts";
import { DocumentEncoder } from "./document.ts";
import { Overlay } from "./overlay.ts";
import * as queries from "./queries.ts";
import { type Lookup, RemoteCollection } from "./remote-collection.ts";
import { RequestBuilder, type SearchRequest } from "./request.ts";
import { type SearchAnswer, toIndexHit } from "./response.ts";
import type { IndexState, StateStore } from "./store.ts";

/** Milliseconds after which a process asks again what the indexes hold. */
const STATE_AGE = 2000;
/** The latest documents that the indexes do not have yet are searched in memory, up to so many. */
const MAX_OVERLAY = 20_000;
/** OpenSearch pages to here by itself. */
const MAX_WINDOW = 10_000;
/** Times that a search is repeated because a document changed while it was under way. */
const ATTEMPTS = 4;
/** Times that suggestions are worked out again with what was looked up. */
const ROUNDS = 5;
/** With more of them everything is read again. */
const MAX_CHANGED_HITS = 5000;
const MAX_KNOWN_MARKS = 10_000;

export interface OpenSearchEngineOptions {
  db: Database;
  connection: Connection;
  store: StateStore;
  lexicon: readonly LexiconEntry[];
  /** Hits to which OpenSearch pages by itself. */
  window?: number;
  /** Milliseconds after which it is asked again what the indexes hold. */
  stateAge?: number;
}

const SPAN = { attributes: { "foodshed.search.engine": "opensearch" } };

/**
 * Finds documents in OpenSearch. What was written since they were fed to it is searched in memory, so that a search finds
 * everything that was committed before it.
 */
export class OpenSearchEngine implements SearchEngine {
  readonly name = "opensearch";
  readonly storedHits = new StoredHitCache();
  contents: object = {};
  caughtUpAt: Date | undefined;
  readonly catchUp: () => Promise<void>;
  readonly #db: Database;
  readonly #connection: Connection;
  readonly #store: StateStore;
  readonly #indexes: Indexes;
  readonly #encoder: DocumentEncoder;
  readonly #remotes: Record<Collection, RemoteCollection>;
  readonly #overlay = new Overlay();
  readonly #marks = new LRUCache<string, boolean>({ max: MAX_KNOWN_MARKS });
  readonly #window: number;
  readonly #stateAge: number;
  #corpus = new Corpus();
  #state: IndexState | undefined;
  #stateReadAt = 0;
  /** What was committed before it is found. */
  #position: string | undefined;
  #version = 0;
  #hitsPosition: string | undefined;
  #hitsVersion = 0;

  constructor({
    db,
    connection,
    store,
    lexicon,
    window = MAX_WINDOW,
    stateAge = STATE_AGE,
  }: OpenSearchEngineOptions) {
    this.#window = window;
    this.#stateAge = stateAge;
    this.#db = db;
    this.#connection = connection;
    this.#store = store;
    this.#indexes = emptyIndexes(lexicon);
    this.#encoder = new DocumentEncoder(lexicon);
    const remoteOf = (collection: Collection) => {
      const corpus = (): CollectionCorpus => this.#corpus[collection];
      const index = this.#indexes[collection];
      const remote = new RemoteCollection(index, corpus, () => this.#overlay.namesOf(collection));
      index.remote = remote;
      return remote;
    };
    this.#remotes = { profiles: remoteOf("profiles"), classifieds: remoteOf("classifieds") };
    this.catchUp = singleFlight(() => this.#readChanges());
  }

  get profiles(): DocumentIndex {
    return this.#indexes.profiles;
  }

  get classifieds(): DocumentIndex {
    return this.#indexes.classifieds;
  }

  /** Reads what a process knows of all documents. Without the cluster it starts all the same: then searches alone are refused. */
  async load(_snapshot: string, log: Log): Promise<void> {
    try {
      await this.catchUp();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      log.warn({ reason: (error.cause as Error | undefined)?.message }, "Search cannot be reached yet");
    }
  }

  /** It takes too short to be counted. */
  readonly progress = undefined;

  get bytes(): number {
    return this.profiles.bytes + this.classifieds.bytes;
  }

  /** All of it stands in the cluster. */
  async save(): Promise<void> {}

  /** Forgets what hits showed of documents that have changed since the last call. */
  async catchUpHits(): Promise<void> {
    const version = await changeFeedOf(this.#db).version();
    if (version === this.#hitsVersion) return;
    if (this.#hitsPosition !== undefined) {
      const { snapshot, changes } = await readChanges(this.#db, this.#hitsPosition, MAX_CHANGED_HITS);
      if (changes.length === MAX_CHANGED_HITS) this.storedHits.forgetAll();
      else for (const { kind, id } of changes) this.storedHits.forget(kind, id);
      this.#hitsPosition = snapshot;
    } else {
      this.#hitsPosition = await queries.readSnapshot(this.#db);
      this.storedHits.forgetAll();
    }
    this.#hitsVersion = version;
  }

  async search(collection: Collection, query: IndexQuery): Promise<IndexResult> {
    const index = this.#indexes[collection];
    if (query.excerpt) return searchIndex(index, query);
    return await inSpan(`search ${collection}`, SPAN, () => this.#search(collection, query));
  }

  async #search(collection: Collection, query: IndexQuery): Promise<IndexResult> {
    for (let attempt = 1; ; attempt++) {
      const { contents } = this;
      const result = await this.#searchOnce(collection, query, attempt === ATTEMPTS);
      // What has left the memory meanwhile may have come into the index since.
      if (result && (contents === this.contents || attempt === ATTEMPTS)) return result;
    }
  }

  async #searchOnce(
    collection: Collection,
    query: IndexQuery,
    isLast: boolean,
  ): Promise<IndexResult | undefined> {
    const index = this.#indexes[collection];
    const { contents } = this;
    const local = new IndexSearch(index, query);
    const builder = new RequestBuilder(index, query, local, this.#overlay.idsOf(collection));
    const windowBeside = (found: number) => {
      // Any of the hits in memory may come before this page.
      const own = Math.min(found, query.from);
      return { from: query.from - own, size: query.size > 0 ? query.size + own : 0 };
    };
    let window = windowBeside(local.count());
    const localComplete = local.mayRelax ? local.count() : 0;
    const localName = local.hasName;
    let request = builder.page(window, false);
    let [answer, names] = await this.#ask(collection, request, window);
    const hasName = localName || (names?.hits.total.value ?? 0) > 0;
    const complete = localComplete + answer.hits.total.value;
    const relaxes = local.mayRelax && complete < MIN_COMPLETE && !hasName;
    if (relaxes) {
      local.relax();
      window = windowBeside(local.count());
      request = builder.page(window, true);
      [answer, names] = await this.#ask(collection, request, window);
    }
    if (contents !== this.contents && !isLast) return undefined;
    // Scores in memory hold until the next search: they are worked out once more.
    const again = new IndexSearch(index, query);
    if (relaxes) again.relax();
    const result = again.collect(hasName);
    const hasUnits = (again.understood?.units.length ?? 0) > 0;
    const plain = {
      isRanked: request.isRanked && (hasUnits || hasName),
      plainRank: hasName ? AROUND_RANK : 0,
    };
    result.total += answer.hits.total.value;
    if (answer.aggregations) addCounts(index, query, answer.aggregations, result);
    if (relaxes && result.total > complete) result.relaxedFrom = complete;
    const hits = [...result.hits, ...answer.hits.hits.map((hit) => toIndexHit(hit, query, plain))];
    result.hits = hits
      .sort(inOrderOf(orderOf(query)))
      .slice(query.from - window.from, query.from - window.from + query.size);
    return result;
  }

  async #ask(
    collection: Collection,
    { page, names }: SearchRequest,
    window: { from: number; size: number },
  ): Promise<[SearchAnswer, SearchAnswer | undefined]> {
    if (window.from + window.size > this.#window)
      return await this.#askDeep(collection, { page, names }, window);
    const [answer, named] = await this.#searches(collection, names ? [page, names] : [page]);
    return [answer as SearchAnswer, named];
  }

  /** Beyond what OpenSearch pages to: on a point in time, each page after the last hit of the one before. */
  async #askDeep(
    collection: Collection,
    { page, names }: Pick<SearchRequest, "page" | "names">,
    { from, size }: { from: number; size: number },
  ): Promise<[SearchAnswer, SearchAnswer | undefined]> {
    const [counted, named] = await this.#searches(collection, [
      { ...page, from: 0, size: 0 },
      ...(names ? [names] : []),
    ]);
    const { pit_id } = await this.#connection.ask<{ pit_id: string }>({
      method: "POST",
      path: `/${this.#indexOf(collection)}/_search/point_in_time`,
      query: { keep_alive: "1m" },
    });
    try {
      const hits: SearchAnswer["hits"]["hits"] = [];
      const { aggs: _, track_total_hits: __, ...plain } = page;
      let after: unknown[] | undefined;
      for (let at = 0; at < from + size; ) {
        const wanted = Math.min(this.#window, from + size - at);
        const found = await this.#connection.ask<SearchAnswer>({
          method: "POST",
          path: "/_search",
          body: {
            ...plain,
            from: 0,
            size: wanted,
            pit: { id: pit_id, keep_alive: "1m" },
            track_total_hits: false,
            ...(after && { search_after: after }),
          },
        });
        const own = found.hits.hits;
        hits.push(...own.slice(Math.max(0, from - at)));
        at += own.length;
        // A distance from nowhere is written as no number.
        after = own.at(-1)?.sort.map((value) => (value === null ? "Infinity" : value));
        if (own.length < wanted) break;
      }
      return [{ ...(counted as SearchAnswer), hits: { ...(counted as SearchAnswer).hits, hits } }, named];
    } finally {
      await this.#connection
        .send({ method: "DELETE", path: "/_search/point_in_time", body: { pit_id: [pit_id] } })
        .catch(() => undefined);
    }
  }

  async count(collection: Collection, condition: Condition, except?: number): Promise<number> {
    const index = this.#indexes[collection];
    const without = [...this.#overlay.idsOf(collection), ...(except === undefined ? [] : [except])];
    const own = countIn(index, condition, except);
    return own + (await this.#count(collection, conditionClause(index, condition), without));
  }

  async size(collection: Collection): Promise<number> {
    return await this.count(collection, { is: "any" });
  }

  async has(collection: Collection, mark: string): Promise<boolean> {
    const index = this.#indexes[collection];
    if (index.carries(mark)) return true;
    const key = `${collection} ${mark}`;
    const known = this.#marks.get(key);
    if (known !== undefined) return known;
    const { contents } = this;
    const found = await this.#count(collection, { term: { marks: mark } }, this.#overlay.idsOf(collection));
    if (contents === this.contents) this.#marks.set(key, found > 0);
    return found > 0;
  }

  async excerpt(collection: Collection, ids: ReadonlySet<number>): Promise<Segment | undefined> {
    const index = this.#indexes[collection];
    const kind = collection === "profiles" ? "profile" : "classified";
    const rows = await readDocumentsById(this.#db, kind, [...ids]);
    const batch = new Batch();
    for (const row of rows) {
      if (row.removed) continue;
      const numbered = index.numbered(documentOf(row, this.#indexes.phrases));
      batch.push(numbered);
      // It was counted when it changed.
      index.forgetUses(numbered);
    }
    return batch.size > 0 ? segmentOf(batch, index.facetCount) : undefined;
  }

  suggest<Found>(complete: (phrases: PhraseBook) => Found): Promise<Found> {
    return inSpan("suggest", SPAN, () => this.#suggest(complete));
  }

  async #suggest<Found>(complete: (phrases: PhraseBook) => Found): Promise<Found> {
    for (let round = 1; ; round++) {
      const found = complete(this.#indexes.phrases);
      const { contents } = this;
      const missing = this.#remotes.profiles.takeMissing();
      if (missing.length === 0 || round === ROUNDS) return found;
      const answers = await this.#lookUp(missing);
      if (contents !== this.contents) continue;
      missing.forEach((lookup, at) => {
        this.#remotes.profiles.answer(lookup, answers[at] ?? 0);
      });
    }
  }

  async #lookUp(lookups: readonly Lookup[]) {
    const without = this.#overlay.idsOf("profiles");
    const exclude = without.length > 0 ? { must_not: [{ terms: { id: without } }] } : {};
    const searches = lookups.flatMap((lookup): object[] => {
      if (lookup.is === "count")
        return [{ query: { bool: { filter: [lookup.clause], ...exclude } }, size: 0, track_total_hits: 200 }];
      return ["name_key", "name_rests"].map((field) => ({
        query: { bool: { filter: [{ prefix: { [field]: lookup.begins } }], ...exclude } },
        size: 25,
        sort: [{ [field === "name_key" ? field : "sort_name"]: "asc" }],
        _source: ["names"],
        docvalue_fields: [field],
      }));
    });
    const answers = await this.#searches("profiles", searches);
    let at = 0;
    return lookups.map((lookup) => {
      if (lookup.is === "count") return answers[at++]?.hits.total.value ?? 0;
      const hits = [...(answers[at++]?.hits.hits ?? []), ...(answers[at++]?.hits.hits ?? [])] as unknown as {
        _source: { names: string };
        fields: Record<string, string[]>;
      }[];
      return hits.flatMap(({ _source, fields }) => {
        const from = Object.values(fields)
          .flat()
          .find((key) => key.startsWith(lookup.begins));
        return from === undefined ? [] : [{ name: _source.names, from }];
      });
    });
  }

  async #count(collection: Collection, clause: object, without: readonly number[]): Promise<number> {
    const [answer] = await this.#searches(collection, [
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
  async #searches(
    collection: Collection,
    bodies: readonly object[],
    isRetry = false,
  ): Promise<SearchAnswer[]> {
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
        await this.#readState();
        return await this.#searches(collection, bodies, true);
      }
      throw status >= 500 || status === 429 || status === 404
        ? unavailable(error)
        : new Error(`OpenSearch refuses a search: ${error.type}: ${JSON.stringify(error).slice(0, 2000)}`);
    }
    return responses;
  }

  #indexOf(collection: Collection): string {
    if (!this.#state) throw unavailable(undefined);
    return this.#state.indexes[collection];
  }

  /** @throws DomainError 503 where there are no indexes yet, or the cluster does not answer */
  async #readState(): Promise<void> {
    const state = await this.#store.read(true);
    if (!state) throw unavailable(undefined);
    if (!this.#state) await this.#loadCorpus(state);
    this.#state = state;
    this.#stateReadAt = Date.now();
    const fed = this.#overlay.takeFed(state.position);
    for (const collection of ["profiles", "classifieds"] as const)
      if (fed[collection].length > 0) this.#indexes[collection].apply({ put: [], removed: fed[collection] });
    if (fed.profiles.length + fed.classifieds.length > 0) this.#changed();
  }

  async #loadCorpus(state: IndexState): Promise<void> {
    const corpus = await this.#store.readCorpus(state, true);
    // It was saved again meanwhile: the next call finds the new one.
    if (!corpus) throw unavailable(undefined);
    this.#corpus = corpus;
    for (const collection of ["profiles", "classifieds"] as const) {
      const { terms } = this.#indexes[collection];
      for (const [text, [uses]] of corpus[collection].terms)
        terms.uses[text.startsWith("^") ? terms.mark(text) : terms.word(text)] = uses;
      for (const [mark, { type, text, category, uses }] of corpus[collection].phrases) {
        if (collection === "profiles") this.#indexes.phrases.marksOf(type, text, category);
        terms.uses[terms.mark(mark)] = uses;
      }
    }
    void inSlices(this.#indexes.phrases.settling());
    this.#position = state.corpus.position;
  }

  async #readChanges(): Promise<void> {
    const version = await changeFeedOf(this.#db).version();
    if (Date.now() - this.#stateReadAt > this.#stateAge || !this.#state || this.#connection.isOpen)
      await this.#readState();
    this.caughtUpAt = new Date();
    if (version === this.#version) return;
    const since = this.#position as string;
    const position = await queries.readSnapshot(this.#db);
    const rows = await queries.readLatestChanged(this.#db, since, MAX_OVERLAY);
    this.#take(rows.toReversed());
    this.#position = position;
    this.#version = version;
  }

  /** Takes changed documents into memory. */
  #take(rows: readonly queries.ChangedDocument[]): void {
    if (rows.length === 0) return;
    for (const collection of ["profiles", "classifieds"] as const) {
      const kind = collection === "profiles" ? "profile" : "classified";
      const own = rows.filter((row) => row.kind === kind);
      if (own.length === 0) continue;
      const put = own.filter(({ removed }) => !removed);
      for (const row of put) this.#encoder.count(row, this.#corpus);
      this.#indexes[collection].apply({
        put: put.map((row) => documentOf(row, this.#indexes.phrases)),
        removed: own.filter(({ removed }) => removed).map(({ id }) => id),
      });
      for (const row of own) {
        this.#overlay.put(collection, row);
        this.storedHits.forget(kind, row.id);
      }
    }
    const fed = this.#overlay.takeFed(this.#state?.position ?? "0:0:", MAX_OVERLAY);
    for (const collection of ["profiles", "classifieds"] as const)
      if (fed[collection].length > 0) this.#indexes[collection].apply({ put: [], removed: fed[collection] });
    this.#changed();
  }

  #changed(): void {
    this.contents = {};
    this.#marks.clear();
    for (const remote of Object.values(this.#remotes)) remote.reset();
  }
}
