import { setImmediate as nextTurn } from "node:timers/promises";
import { LEXICON, type LexiconEntry } from "@foodshed/sdk/lexicon";
import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import { inSlices, type Sliced } from "../../core/in-slices.ts";
import { singleFlight } from "../../core/single-flight.ts";
import { changeFeedOf } from "../../infra/db/change-feed.ts";
import type { Database } from "../../infra/db/connection.ts";
import { primaryOf } from "../../infra/db/replica-reads.ts";
import type { Log } from "../../infra/log/log.ts";
import type { DocumentIndex, Filling } from "./engine/document-index.ts";
import type { PhraseBook } from "./engine/phrases.ts";
import * as strings from "./generated/strings.ts";
import type { DocumentType, StoredDocument } from "./search.index.queries.ts";
import * as queries from "./search.index.queries.ts";
import { documentOf, emptyIndexes, type Indexes } from "./search.indexes.ts";
import { rebuildSearchIndex } from "./search.indexing.ts";
import { type DocumentsPosition, IndexSnapshot } from "./snapshot/index-snapshot.ts";
import { countDocuments, documentsIdentity } from "./snapshot/snapshot.queries.ts";
import { StoredHitCache } from "./stored-hit-cache.ts";

/** Rows fetched by one statement while everything is read. */
const BATCH = 1000;
/** Changed documents that are taken in at once. */
const APPLIED_AT_ONCE = 64;
/** With more changes than this, or than half of all documents, everything is read again. */
const MAX_CHANGES = 5000;

/** How many documents have been read of how many. */
export interface ReadProgress {
  done: number;
  of: number;
}

/** What one server process holds in memory of the searchable documents, and how it keeps up with the database. */
export class SearchMemory {
  /** Another object whenever a document has changed: what is worked out from documents holds as long as it is the same. */
  contents: object = {};
  readonly storedHits = new StoredHitCache();
  readonly #catchUp: () => Promise<void>;
  readonly #db: Database;
  readonly #lexicon: readonly LexiconEntry[];
  #indexes: Indexes;
  /** To be filled first: they take some time to make. */
  #empty: Indexes | undefined;
  /** What was committed before it is in memory. */
  #position: DocumentsPosition | undefined;
  #isLoading = false;
  /** The version of the database's contents that this is. */
  #version = 0;
  #caughtUpAt = 0;
  #settling: Promise<void> | undefined;
  #snapshot: IndexSnapshot | undefined;
  /** The contents that the snapshot has. */
  #saved: object | undefined;
  #progress: ReadProgress | undefined;

  constructor(db: Database, lexicon: readonly LexiconEntry[] = LEXICON.entries()) {
    this.#db = db;
    this.#lexicon = lexicon;
    this.#indexes = emptyIndexes(lexicon);
    this.#empty = this.#indexes;
    this.#catchUp = singleFlight(() => this.#readChanges());
  }

  get profiles(): DocumentIndex {
    return this.#indexes.profiles;
  }

  get classifieds(): DocumentIndex {
    return this.#indexes.classifieds;
  }

  get phrases(): PhraseBook {
    return this.#indexes.phrases;
  }

  /** How far reading everything is; undefined when it is not under way. */
  get progress(): ReadProgress | undefined {
    return this.#progress;
  }

  /** When it last knew of everything committed; undefined before it first did. */
  get caughtUpAt(): Date | undefined {
    return this.#position === undefined ? undefined : new Date(this.#caughtUpAt);
  }

  /** Begins with what a file holds, where that can be used, and saves into it. Before anything is searched. */
  keepSnapshot(path: string, log: Log): void {
    this.#snapshot = new IndexSnapshot(path, { db: this.#db, log, lexicon: this.#lexicon });
  }

  /**
   * Saves what has changed since the last time. Does nothing without a snapshot, and before everything was read. What is taken in
   * at this moment has no later position than before: the next start takes it in again.
   */
  async save(): Promise<void> {
    const { contents } = this;
    if (!this.#snapshot || !this.#position || contents === this.#saved) return;
    const isSaved = await this.#snapshot.save(this.#indexes, {
      ...this.#position,
      caughtUpAt: this.#caughtUpAt,
    });
    if (isSaved) this.#saved = contents;
  }

  /**
   * Reads everything at a start. Until that is done, searches are refused rather than left waiting.
   * @throws what the database fails with; then it may be tried again
   */
  async load(): Promise<void> {
    this.#isLoading = true;
    this.storedHits.pause();
    await this.#catchUp();
    this.#isLoading = false;
    this.storedHits.resume();
    await this.save();
  }

  /**
   * Resolves once everything that was committed before the call is in memory.
   * @throws DomainError 503 while a start reads everything
   */
  async catchUp(): Promise<void> {
    if (this.#isLoading) throw searchIsLoading();
    await this.#catchUp();
  }

  /** As `catchUp`, for what only reads stored hits by their ids: that can be answered during a start as well. */
  async catchUpHits(): Promise<void> {
    if (!this.#isLoading) await this.#catchUp();
  }

  async #readChanges(): Promise<void> {
    const now = Date.now();
    const version = await changeFeedOf(this.#db).version();
    if (version === this.#version) {
      this.#caughtUpAt = now;
      return;
    }
    if (this.#position === undefined) await this.#restore();
    if (this.#position === undefined || now - this.#caughtUpAt > queries.MAX_CATCH_UP_AGE_MS)
      await this.#readAll();
    const limit = Math.max(MAX_CHANGES, (this.profiles.size + this.classifieds.size) / 2);
    const position = this.#position as DocumentsPosition;
    const { snapshot, changes } = await queries.readChanges(
      this.#db,
      position.snapshot,
      Math.ceil(limit) + 1,
    );
    if (changes.length > limit) await this.#readAll();
    else {
      if (changes.length > 0) await this.#apply(changes);
      this.#position = { ...position, snapshot };
    }
    this.#caughtUpAt = now;
    this.#version = version;
  }

  async #apply(changes: { kind: DocumentType; id: number }[]): Promise<void> {
    for (const type of ["profile", "classified"] as const) {
      const changed = changes.filter(({ kind }) => kind === type).map(({ id }) => id);
      for (let at = 0; at < changed.length; at += APPLIED_AT_ONCE) {
        if (at > 0) await nextTurn();
        const ids = changed.slice(at, at + APPLIED_AT_ONCE);
        const rows = await queries.readDocumentsById(this.#db, type, ids);
        const index = type === "profile" ? this.profiles : this.classifieds;
        const found = new Set(rows.map(({ id }) => id));
        index.apply({
          put: rows.filter(({ removed }) => !removed).map((row) => documentOf(row, this.phrases)),
          removed: [
            ...rows.filter(({ removed }) => removed).map(({ id }) => id),
            ...ids.filter((id) => !found.has(id)),
          ],
        });
        for (const id of ids) this.storedHits.forget(type, id);
        this.contents = {};
      }
    }
    this.#settleSoon();
  }

  /** Merges what edits have left in many parts, beside the searches. */
  #settleSoon(): void {
    this.#settling ??= inSlices(settlingOf(this.#indexes)).finally(() => {
      this.#settling = undefined;
    });
  }

  async #restore(): Promise<void> {
    const restored = await this.#snapshot?.restore(() => this.#emptyIndexes());
    if (!restored) return;
    this.#indexes = restored.indexes;
    this.#position = { snapshot: restored.snapshot, identity: restored.identity };
    this.#caughtUpAt = restored.caughtUpAt;
    this.contents = {};
    this.#saved = this.contents;
  }

  #emptyIndexes(): Indexes {
    const empty = this.#empty ?? emptyIndexes(this.#lexicon);
    this.#empty = undefined;
    return empty;
  }

  async #readAll(): Promise<void> {
    await queries.adoptDocuments(this.#db);
    if (await queries.hasOutdatedDocuments(this.#db)) await rebuildSearchIndex(this.#db);
    // What is committed while this reads is read again afterwards, as a change.
    const identity = await documentsIdentity(this.#db);
    const position = { snapshot: await queries.readSnapshot(this.#db), identity };
    const progress = { done: 0, of: await countDocuments(this.#db) };
    this.#progress = progress;
    try {
      const indexes = this.#emptyIndexes();
      for (const [type, index] of [
        ["profile", indexes.profiles],
        ["classified", indexes.classifieds],
      ] as const) {
        const filling = index.fill();
        let rows = queries.readDocuments(this.#db, type, 0, BATCH);
        for (;;) {
          const read = await rows;
          const last = read.at(-1)?.id;
          // The next rows are fetched while these are taken in.
          const isEnd = last === undefined || read.length < BATCH;
          if (!isEnd) rows = queries.readDocuments(this.#db, type, last, BATCH);
          await inSlices(takeIn(read, filling, indexes.phrases, progress));
          if (isEnd) break;
        }
        await inSlices(filling.finishing());
      }
      await inSlices(indexes.phrases.settling());
      this.#indexes = indexes;
      this.storedHits.forgetAll();
      this.contents = {};
      this.#position = position;
    } finally {
      this.#progress = undefined;
    }
  }
}

function searchIsLoading(): DomainError {
  return new DomainError(503, localized(strings.searchLoading), { headers: { "retry-after": "5" } });
}

function* takeIn(
  rows: readonly StoredDocument[],
  filling: Filling,
  phrases: PhraseBook,
  progress: ReadProgress,
): Sliced<void> {
  for (const row of rows) {
    filling.push(documentOf(row, phrases));
    progress.done++;
    yield;
  }
  // Names that are sorted in one by one would be sorted as often.
  yield* phrases.settling();
}

function* settlingOf({ profiles, classifieds, phrases }: Indexes): Sliced<void> {
  yield* profiles.settling();
  yield* classifieds.settling();
  yield* phrases.settling();
}

const memories = new WeakMap<Database, SearchMemory>();

/** The memory of this process for a database; empty until it has caught up. */
export function searchMemoryOf(given: Database): SearchMemory {
  const db = primaryOf(given);
  let memory = memories.get(db);
  if (!memory) {
    memory = new SearchMemory(db);
    memories.set(db, memory);
  }
  return memory;
}

/** As `searchMemoryOf`, with another lexicon than the built-in one; before anything is searched. */
export function openSearchMemory(db: Database, lexicon: readonly LexiconEntry[]): SearchMemory {
  const memory = new SearchMemory(db, lexicon);
  memories.set(db, memory);
  return memory;
}
