import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { inSlices } from "../../../core/in-slices.ts";
import { changeFeedOf } from "../../../infra/db/change-feed.ts";
import type { Database } from "../../../infra/db/connection.ts";
import type { Collection } from "../search.engine.ts";
import { documentOf, emptyIndexes, type Indexes } from "../search.indexes.ts";
import type { StoredHitCache } from "../stored-hit-cache.ts";
import { type Connection, unavailable } from "./connection.ts";
import { type CollectionCorpus, Corpus } from "./corpus.ts";
import { DocumentEncoder } from "./document.ts";
import { Overlay } from "./overlay.ts";
import * as queries from "./queries.ts";
import { RemoteCollection } from "./remote-collection.ts";
import type { IndexState, StateStore } from "./store.ts";

/** The latest documents that the indexes do not have yet are searched in memory, up to so many. */
const MAX_OVERLAY = 20_000;

export interface ClusterMemoryOptions {
  db: Database;
  connection: Connection;
  store: StateStore;
  lexicon: readonly LexiconEntry[];
  /** Forgets the documents that change. */
  storedHits: StoredHitCache;
  /** Milliseconds after which it is asked again what the indexes hold. */
  stateAge: number;
}

/**
 * What a process has in memory beside the cluster: which indexes there are and up to where they are fed, what is known of all
 * documents, and the documents that are not fed yet.
 */
export class ClusterMemory {
  /** Another object whenever a document has changed. */
  contents: object = {};
  caughtUpAt: Date | undefined;
  readonly indexes: Indexes;
  readonly remotes: Record<Collection, RemoteCollection>;
  readonly overlay = new Overlay();
  readonly #db: Database;
  readonly #connection: Connection;
  readonly #store: StateStore;
  readonly #encoder: DocumentEncoder;
  readonly #storedHits: StoredHitCache;
  readonly #stateAge: number;
  #corpus = new Corpus();
  #state: IndexState | undefined;
  #stateReadAt = 0;
  /** What was committed before it is found. */
  #position: string | undefined;
  #version = 0;

  constructor({ db, connection, store, lexicon, storedHits, stateAge }: ClusterMemoryOptions) {
    this.#db = db;
    this.#connection = connection;
    this.#store = store;
    this.#storedHits = storedHits;
    this.#stateAge = stateAge;
    this.indexes = emptyIndexes(lexicon);
    this.#encoder = new DocumentEncoder(lexicon);
    const remoteOf = (collection: Collection) => {
      const corpus = (): CollectionCorpus => this.#corpus[collection];
      const index = this.indexes[collection];
      const remote = new RemoteCollection(index, corpus, () => this.overlay.namesOf(collection));
      index.remote = remote;
      return remote;
    };
    this.remotes = { profiles: remoteOf("profiles"), classifieds: remoteOf("classifieds") };
  }

  /** The index that is searched. @throws DomainError 503 before any is known */
  indexOf(collection: Collection): string {
    if (!this.#state) throw unavailable(undefined);
    return this.#state.indexes[collection];
  }

  /** @throws DomainError 503 where there are no indexes yet, or the cluster does not answer */
  async readState(): Promise<void> {
    const state = await this.#store.read(true);
    if (!state) throw unavailable(undefined);
    if (!this.#state) await this.#loadCorpus(state);
    this.#state = state;
    this.#stateReadAt = Date.now();
    const fed = this.overlay.takeFed(state.position);
    for (const collection of ["profiles", "classifieds"] as const)
      if (fed[collection].length > 0) this.indexes[collection].apply({ put: [], removed: fed[collection] });
    if (fed.profiles.length + fed.classifieds.length > 0) this.#changed();
  }

  async #loadCorpus(state: IndexState): Promise<void> {
    const corpus = await this.#store.readCorpus(state, true);
    // It was saved again meanwhile: the next call finds the new one.
    if (!corpus) throw unavailable(undefined);
    this.#corpus = corpus;
    for (const collection of ["profiles", "classifieds"] as const) {
      const { terms } = this.indexes[collection];
      for (const [text, [uses]] of corpus[collection].terms)
        terms.uses[text.startsWith("^") ? terms.mark(text) : terms.word(text)] = uses;
      for (const [mark, { type, text, category, uses }] of corpus[collection].phrases) {
        if (collection === "profiles") this.indexes.phrases.marksOf(type, text, category);
        terms.uses[terms.mark(mark)] = uses;
      }
    }
    void inSlices(this.indexes.phrases.settling());
    this.#position = state.corpus.position;
  }

  /** Takes in everything that was committed before the call. */
  async catchUp(): Promise<void> {
    const version = await changeFeedOf(this.#db).version();
    if (Date.now() - this.#stateReadAt > this.#stateAge || !this.#state || this.#connection.isOpen)
      await this.readState();
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
      this.indexes[collection].apply({
        put: put.map((row) => documentOf(row, this.indexes.phrases)),
        removed: own.filter(({ removed }) => removed).map(({ id }) => id),
      });
      for (const row of own) {
        this.overlay.put(collection, row);
        this.#storedHits.forget(kind, row.id);
      }
    }
    const fed = this.overlay.takeFed(this.#state?.position ?? "0:0:", MAX_OVERLAY);
    for (const collection of ["profiles", "classifieds"] as const)
      if (fed[collection].length > 0) this.indexes[collection].apply({ put: [], removed: fed[collection] });
    this.#changed();
  }

  #changed(): void {
    this.contents = {};
    for (const remote of Object.values(this.remotes)) remote.reset();
  }
}
