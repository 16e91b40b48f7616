import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { LRUCache } from "lru-cache";
import { DomainError } from "../../../core/domain-error.ts";
import { singleFlight } from "../../../core/single-flight.ts";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import { inSpan } from "../../../infra/tracing/tracing.ts";
import { Batch } from "../engine/batch.ts";
import type { Condition } from "../engine/conditions.ts";
import type { DocumentIndex } from "../engine/document-index.ts";
import type { IndexQuery, IndexResult } from "../engine/index-query.ts";
import { inOrderOf } from "../engine/ordering.ts";
import type { PhraseBook } from "../engine/phrases.ts";
import { IndexSearch, MIN_COMPLETE, orderOf, searchIndex } from "../engine/search-index.ts";
import type { Segment } from "../engine/segment.ts";
import { segmentOf } from "../engine/segment-builder.ts";
import { AROUND_RANK } from "../engine/segment-ranking.ts";
import { countIn } from "../in-process.engine.ts";
import type { Collection, SearchEngine } from "../search.engine.ts";
import { readDocumentsById } from "../search.index.queries.ts";
import { documentOf } from "../search.indexes.ts";
import { StoredHitCache } from "../stored-hit-cache.ts";
import { addCounts, hasMoreSets } from "./aggregations.ts";
import { ChangedHits } from "./changed-hits.ts";
import { ClusterMemory } from "./cluster-memory.ts";
import { ClusterSearches } from "./cluster-searches.ts";
import { conditionClause } from "./conditions.ts";
import type { Connection } from "./connection.ts";
import { lookUp } from "./lookups.ts";
import { RequestBuilder } from "./request.ts";
import { toIndexHit } from "./response.ts";
import { MAX_SETS } from "./season-sets.ts";
import type { StateStore } from "./store.ts";

/** Milliseconds after which a process asks again what the indexes hold. */
const STATE_AGE = 2000;
/** OpenSearch pages to here by itself. */
const MAX_WINDOW = 10_000;
/** Times that a search is repeated because a document changed while it was under way. */
const ATTEMPTS = 4;
/** Times that suggestions are worked out again with what was looked up. */
const ROUNDS = 5;
const MAX_KNOWN_MARKS = 10_000;

export interface OpenSearchEngineOptions {
  db: Database;
  connection: Connection;
  store: StateStore;
  lexicon: readonly LexiconEntry[];
  /** Hits to which OpenSearch pages by itself. */
  window?: number;
  /** Hits up to which each is scored. */
  few?: number;
  /** Sets of seasons that are counted at once. */
  sets?: number;
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
  readonly catchUp: () => Promise<void>;
  readonly #db: Database;
  readonly #sets: number;
  readonly #memory: ClusterMemory;
  readonly #searches: ClusterSearches;
  readonly #changedHits: ChangedHits;
  /** Which marks some document carries, of the memory's present contents. */
  readonly #marks = new LRUCache<string, boolean>({ max: MAX_KNOWN_MARKS });
  #marksOf: object | undefined;

  constructor({
    window = MAX_WINDOW,
    sets = MAX_SETS,
    stateAge = STATE_AGE,
    ...options
  }: OpenSearchEngineOptions) {
    const { db, connection } = options;
    const memory = new ClusterMemory({ ...options, stateAge, storedHits: this.storedHits });
    this.#db = db;
    this.#sets = sets;
    this.#memory = memory;
    this.#searches = new ClusterSearches({
      connection,
      window,
      few: options.few,
      contents: () => memory.contents,
      indexOf: (collection) => memory.indexOf(collection),
      reread: () => memory.readState(),
    });
    this.#changedHits = new ChangedHits(db, this.storedHits);
    this.catchUp = singleFlight(() => memory.catchUp());
  }

  get contents(): object {
    return this.#memory.contents;
  }

  get caughtUpAt(): Date | undefined {
    return this.#memory.caughtUpAt;
  }

  get profiles(): DocumentIndex {
    return this.#memory.indexes.profiles;
  }

  get classifieds(): DocumentIndex {
    return this.#memory.indexes.classifieds;
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
    await this.#changedHits.catchUp();
  }

  async search(collection: Collection, query: IndexQuery): Promise<IndexResult> {
    const index = this.#memory.indexes[collection];
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
    const index = this.#memory.indexes[collection];
    const { contents } = this;
    const local = new IndexSearch(index, query);
    const builder = new RequestBuilder(index, query, local, this.#memory.overlay.idsOf(collection));
    const windowBeside = (found: number) => {
      // Any of the hits in memory may come before this page.
      const own = Math.min(found, query.from);
      return { from: query.from - own, size: query.size > 0 ? query.size + own : 0 };
    };
    let window = windowBeside(local.count());
    const localComplete = local.mayRelax ? local.count() : 0;
    const localName = local.hasName;
    let request = builder.page(window, false, this.#sets);
    let [answer, names] = await this.#searches.page(collection, request, window);
    const hasName = localName || (names?.hits.total.value ?? 0) > 0;
    const complete = localComplete + answer.hits.total.value;
    const relaxes = local.mayRelax && complete < MIN_COMPLETE && !hasName;
    if (relaxes) {
      local.relax();
      window = windowBeside(local.count());
      request = builder.page(window, true, this.#sets);
      [answer, names] = await this.#searches.page(collection, request, window);
    }
    if (answer.aggregations && hasMoreSets(query, answer.aggregations)) {
      const [counted] = await this.#searches.answers(collection, [builder.page(window, relaxes, 0).counts]);
      answer = { ...answer, aggregations: counted?.aggregations };
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

  async count(collection: Collection, condition: Condition, except?: number): Promise<number> {
    const index = this.#memory.indexes[collection];
    const without = [...this.#memory.overlay.idsOf(collection), ...(except === undefined ? [] : [except])];
    const own = countIn(index, condition, except);
    return own + (await this.#searches.count(collection, conditionClause(index, condition), without));
  }

  async size(collection: Collection): Promise<number> {
    return await this.count(collection, { is: "any" });
  }

  async has(collection: Collection, mark: string): Promise<boolean> {
    const index = this.#memory.indexes[collection];
    if (index.carries(mark)) return true;
    const key = `${collection} ${mark}`;
    const { contents } = this;
    if (this.#marksOf !== contents) this.#marks.clear();
    this.#marksOf = contents;
    const known = this.#marks.get(key);
    if (known !== undefined) return known;
    const found = await this.#searches.count(
      collection,
      { term: { marks: mark } },
      this.#memory.overlay.idsOf(collection),
    );
    if (contents === this.contents) this.#marks.set(key, found > 0);
    return found > 0;
  }

  async excerpt(collection: Collection, ids: ReadonlySet<number>): Promise<Segment | undefined> {
    const index = this.#memory.indexes[collection];
    const kind = collection === "profiles" ? "profile" : "classified";
    const rows = await readDocumentsById(this.#db, kind, [...ids]);
    const batch = new Batch();
    for (const row of rows) {
      if (row.removed) continue;
      const numbered = index.numbered(documentOf(row, this.#memory.indexes.phrases));
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
      const found = complete(this.#memory.indexes.phrases);
      const { contents } = this;
      const missing = this.#memory.remotes.profiles.takeMissing();
      if (missing.length === 0 || round === ROUNDS) return found;
      const answers = await lookUp(this.#searches, missing, this.#memory.overlay.idsOf("profiles"));
      if (contents !== this.contents) continue;
      missing.forEach((lookup, at) => {
        this.#memory.remotes.profiles.answer(lookup, answers[at] ?? 0);
      });
    }
  }
}
