import { randomUUID } from "node:crypto";
import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import type { Collection } from "../search.engine.ts";
import { adoptDocuments, hasOutdatedDocuments, isAhead } from "../search.index.queries.ts";
import { rebuildSearchIndex } from "../search.indexing.ts";
import { linesOf, writeLines } from "./bulk.ts";
import type { Connection } from "./connection.ts";
import { Corpus } from "./corpus.ts";
import { DocumentEncoder } from "./document.ts";
import { INDEX_BODY } from "./fields.ts";
import * as queries from "./queries.ts";
import type { IndexState, StateStore } from "./store.ts";

/** Documents of one request. */
const BATCH = 1000;
/** Milliseconds that a process stays the one that feeds, without saying so again. */
const LEASE = 60_000;
/** The corpus is saved after so many documents, or when it has been out of date for so long, in milliseconds. */
const SAVED_AFTER = 500;
const SAVED_EVERY = 60_000;
/** Removed documents are remembered for seven days: indexes that are further behind are built from everything. */
const MAX_AGE = 6 * 86_400_000;
/** An index that nobody searches is deleted after this: a search may be under way. */
const LEFT_BEHIND = 60_000;

/** What an index has once it is searched: counts of many documents are shared by the processors of a machine. */
const WHOLE = {
  refresh_interval: INDEX_BODY.settings.index.refresh_interval,
  "search.concurrent_segment_search.mode": "auto",
};

export interface FeedOptions {
  db: Database;
  connection: Connection;
  store: StateStore;
  lexicon: readonly LexiconEntry[];
  log: Log;
}

const COLLECTIONS = [
  ["profiles", "profile"],
  ["classifieds", "classified"],
] as const;

/**
 * Feeds the indexes from the database. It may be killed anywhere and run twice at once: a document carries the number of the
 * transaction that wrote it as its version, and the position is noted after everything before it can be found.
 */
export class OpenSearchFeed {
  readonly #db: Database;
  readonly #connection: Connection;
  readonly #store: StateStore;
  readonly #lexicon: readonly LexiconEntry[];
  readonly #log: Log;
  readonly #owner = randomUUID();
  #encoder: DocumentEncoder | undefined;
  #corpus: Corpus | undefined;
  #corpusVersion = 0;
  #hasLease = false;
  #cleanedAt = 0;
  #uncounted = 0;
  #savedAt = 0;

  constructor({ db, connection, store, lexicon, log }: FeedOptions) {
    this.#db = db;
    this.#connection = connection;
    this.#store = store;
    this.#lexicon = lexicon;
    this.#log = log;
  }

  /** Brings the indexes up to date, unless another process does; builds them where there are none that can be continued. */
  async run(stopping?: AbortSignal): Promise<void> {
    await this.#store.prepare();
    this.#hasLease = await this.#store.lease(this.#owner, Date.now() + LEASE);
    if (!this.#hasLease) return;
    const state = await this.#store.read(false);
    if (state && !(await this.#isLost(state)) && (await this.#hasCorpus(state)))
      await this.#catchUp(state, stopping);
    else await this.rebuild(stopping);
    if (Date.now() - this.#cleanedAt < LEFT_BEHIND) return;
    await this.#deleteLeftBehind();
    this.#cleanedAt = Date.now();
  }

  /** Lets another process feed at once. */
  async end(): Promise<void> {
    if (this.#hasLease) await this.#store.lease(this.#owner, 0).catch(() => undefined);
  }

  /** Builds new indexes beside the old ones, which are searched and fed until then. */
  async rebuild(stopping?: AbortSignal): Promise<void> {
    await this.#store.prepare();
    await adoptDocuments(this.#db);
    if (await hasOutdatedDocuments(this.#db)) await rebuildSearchIndex(this.#db);
    const before = await this.#store.read(false);
    const stamp = Date.now();
    const { prefix } = this.#connection;
    const nameOf = (collection: Collection) => `${prefix}-${collection}-${this.#store.format}-${stamp}`;
    const indexes = { profiles: nameOf("profiles"), classifieds: nameOf("classifieds") };
    await this.#store.noteBuilding(indexes);
    for (const index of Object.values(indexes)) {
      await this.#connection.send({ method: "PUT", path: `/${index}`, body: INDEX_BODY });
      // Nobody searches it until it is whole.
      await this.#set(index, { refresh_interval: "-1" });
    }
    const position = await queries.readSnapshot(this.#db);
    const corpus = new Corpus();
    const encoder = new DocumentEncoder(this.#lexicon);
    const isContinued = before && !(await this.#isLost(before)) && (await this.#hasCorpus(before));
    let continued = isContinued ? before : undefined;
    for (const [, kind] of COLLECTIONS) {
      let writing: Promise<void> = Promise.resolve();
      for (let after = 0; ; ) {
        const rows = await queries.readAllAfter(this.#db, kind, after, BATCH);
        const lines = linesOf(rows, indexes, encoder, corpus);
        // The next documents are read while the cluster takes in these.
        await writing;
        writing = writeLines(this.#connection, lines);
        writing.catch(() => undefined);
        after = rows.at(-1)?.id ?? 0;
        if (rows.length < BATCH) break;
        if (stopping?.aborted) return;
        await this.#store.noteBuilding(indexes);
        await this.#store.lease(this.#owner, Date.now() + LEASE);
        if (continued) continued = await this.#catchUp(continued, stopping);
      }
      await writing;
    }
    for (const index of Object.values(indexes)) await this.#set(index, WHOLE);
    await this.#refresh(indexes);
    const state: IndexState = { indexes, position, corpus: await this.#store.saveCorpus(corpus, position) };
    // What was written meanwhile, before anybody searches here.
    this.#corpus = corpus;
    this.#corpusVersion = state.corpus.version;
    this.#encoder = encoder;
    const caughtUp = await this.#feed(state, stopping);
    if (!caughtUp || stopping?.aborted) return;
    await this.#store.write(caughtUp);
    await this.#moveAlias(indexes);
    if (before) await this.#store.deleteCorpus(before.corpus);
    this.#log.info(
      { profiles: corpus.profiles.size, classifieds: corpus.classifieds.size },
      "Search: new indexes were built",
    );
  }

  /** Whether the indexes cannot be continued: the database is another one, or has forgotten what was removed since. */
  async #isLost({ position, at = Date.now() }: IndexState): Promise<boolean> {
    return Date.now() - at > MAX_AGE || (await isAhead(this.#db, position));
  }

  async #catchUp(state: IndexState, stopping: AbortSignal | undefined): Promise<IndexState> {
    const fed = await this.#feed(state, stopping);
    if (!fed) return state;
    if (fed === state && Date.now() - (state.at ?? 0) < MAX_AGE / 6) return state;
    // Whoever has built new indexes meanwhile goes on from there.
    if (!(await this.#store.write({ ...fed, at: Date.now() }))) return state;
    if (fed.corpus.version !== state.corpus.version) await this.#store.deleteCorpus(state.corpus);
    return (await this.#store.read(false)) ?? fed;
  }

  /** Whether the corpus of a state is in memory, or can be read; it may be gone where a cluster was put back. */
  async #hasCorpus(state: IndexState): Promise<boolean> {
    if (this.#corpus && this.#corpusVersion === state.corpus.version) return true;
    this.#corpus = await this.#store.readCorpus(state, false);
    this.#corpusVersion = state.corpus.version;
    // What was fed after it was saved is counted again from there.
    if (this.#corpus) await this.#recount(state);
    return this.#corpus !== undefined;
  }

  async #recount({ position, corpus }: IndexState): Promise<void> {
    if (position === corpus.position) return;
    for (let after: queries.Cursor | undefined; ; ) {
      const rows = await queries.readChangedAfter(this.#db, corpus.position, after, BATCH);
      for (const row of rows) if (!row.removed && this.#corpus) this.#encoderOf().count(row, this.#corpus);
      after = rows.at(-1);
      if (rows.length < BATCH) return;
    }
  }

  #encoderOf(): DocumentEncoder {
    this.#encoder ??= new DocumentEncoder(this.#lexicon);
    return this.#encoder;
  }

  /** Writes what changed after the position of the state; undefined when it was told to stop. */
  async #feed(state: IndexState, stopping: AbortSignal | undefined): Promise<IndexState | undefined> {
    // What is committed while this writes is written again the next time.
    const position = await queries.readSnapshot(this.#db);
    let written = 0;
    for (let after: queries.Cursor | undefined; ; ) {
      const rows = await queries.readChangedAfter(this.#db, state.position, after, BATCH);
      await this.#write(rows, state.indexes, this.#encoderOf(), this.#corpus ?? new Corpus());
      written += rows.length;
      after = rows.at(-1);
      if (rows.length < BATCH) break;
      if (stopping?.aborted) return undefined;
      await this.#store.lease(this.#owner, Date.now() + LEASE);
    }
    this.#uncounted += written;
    const isDue = this.#uncounted >= SAVED_AFTER || Date.now() - this.#savedAt > SAVED_EVERY;
    if (written === 0 && !(isDue && this.#uncounted > 0)) return state;
    if (written > 0) await this.#refresh(state.indexes);
    let { corpus } = state;
    if (isDue && this.#corpus) {
      corpus = await this.#store.saveCorpus(this.#corpus, position);
      this.#corpusVersion = corpus.version;
      this.#uncounted = 0;
      this.#savedAt = Date.now();
    }
    return { ...state, position, corpus, at: Date.now() };
  }

  async #write(
    rows: readonly queries.ChangedDocument[],
    indexes: Record<Collection, string>,
    encoder: DocumentEncoder,
    corpus: Corpus,
  ): Promise<void> {
    await writeLines(this.#connection, linesOf(rows, indexes, encoder, corpus));
  }

  async #set(index: string, settings: object): Promise<void> {
    await this.#connection.send({ method: "PUT", path: `/${index}/_settings`, body: { index: settings } });
  }

  async #refresh(indexes: Record<Collection, string>): Promise<void> {
    await this.#connection.send({ method: "POST", path: `/${Object.values(indexes).join()}/_refresh` });
  }

  /** For people who look into the cluster: searches name the indexes themselves. */
  async #moveAlias(indexes: Record<Collection, string>): Promise<void> {
    const { prefix } = this.#connection;
    await this.#connection.send({
      method: "POST",
      path: "/_aliases",
      body: {
        actions: COLLECTIONS.flatMap(([collection]) => [
          {
            remove: {
              index: `${prefix}-${collection}-*`,
              alias: `${prefix}-${collection}`,
              must_exist: false,
            },
          },
          { add: { index: indexes[collection], alias: `${prefix}-${collection}` } },
        ]),
      },
    });
  }

  async #deleteLeftBehind(): Promise<void> {
    const { prefix } = this.#connection;
    const found = await this.#connection.send<
      Record<string, { settings: { index: { creation_date: string } } }>
    >({
      method: "GET",
      path: `/${prefix}-profiles-*,${prefix}-classifieds-*/_settings`,
      query: { ignore_unavailable: true, allow_no_indices: true },
    });
    const inUse = await this.#store.indexesInUse();
    for (const [index, { settings }] of Object.entries(found)) {
      if (inUse.has(index) || Number(settings.index.creation_date) > Date.now() - LEFT_BEHIND) continue;
      await this.#connection.send({
        method: "DELETE",
        path: `/${index}`,
        query: { ignore_unavailable: true },
      });
    }
  }
}
