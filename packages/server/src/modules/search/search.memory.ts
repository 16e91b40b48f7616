import { LEXICON, type LexiconEntry, REGIONS } from "@foodshed/sdk/lexicon";
import { label, PRODUCT_CATEGORIES } from "@foodshed/sdk/vocabulary";
import { singleFlight } from "../../core/single-flight.ts";
import { changeFeedOf } from "../../infra/db/change-feed.ts";
import type { Database } from "../../infra/db/connection.ts";
import { translators } from "../../locale/translators.ts";
import { DocumentIndex, type SearchDocument } from "./engine/document-index.ts";
import { PhraseBook } from "./engine/phrases.ts";
import { readSeasonFacet, SEASON_FACET } from "./search.availability.ts";
import { CLASSIFIED_FACETS, PROFILE_FACETS } from "./search.facets.ts";
import type { DocumentType, StoredDocument } from "./search.index.queries.ts";
import * as queries from "./search.index.queries.ts";
import { rebuildSearchIndex } from "./search.indexing.ts";
import { SUGGESTED_LABELS } from "./search.labels.ts";
import { StoredHitCache } from "./stored-hit-cache.ts";

/** Rows fetched by one statement while everything is read. */
const BATCH = 2000;
/** With more changes than this, everything is read again. */
const MAX_CHANGES = 5000;
/** Removed documents are remembered for seven days: a process whose memory is older than this reads everything again. */
const MAX_CATCH_UP_AGE_MS = 6 * 86_400_000;

/** What one server process holds in memory of the searchable documents, and how it keeps up with the database. */
export class SearchMemory {
  profiles: DocumentIndex;
  classifieds: DocumentIndex;
  phrases: PhraseBook;
  /** Another object whenever a document has changed: what is worked out from documents holds as long as it is the same. */
  contents: object = {};
  readonly storedHits = new StoredHitCache();
  /** Resolves once everything that was committed before the call is in memory. */
  readonly catchUp: () => Promise<void>;
  readonly #db: Database;
  readonly #lexicon: readonly LexiconEntry[];
  /** What was committed before it is in memory. */
  #snapshot: string | undefined;
  /** The version of the database's contents that this is. */
  #version = 0;
  #caughtUpAt = 0;

  constructor(db: Database, lexicon: readonly LexiconEntry[] = LEXICON.entries()) {
    this.#db = db;
    this.#lexicon = lexicon;
    this.profiles = profileIndex(lexicon);
    this.classifieds = classifiedIndex(lexicon);
    this.phrases = new PhraseBook(this.profiles);
    this.catchUp = singleFlight(() => this.#readChanges());
  }

  async #readChanges(): Promise<void> {
    const now = Date.now();
    const version = await changeFeedOf(this.#db).version();
    if (version === this.#version) {
      this.#caughtUpAt = now;
      return;
    }
    if (this.#snapshot === undefined || now - this.#caughtUpAt > MAX_CATCH_UP_AGE_MS) await this.#readAll();
    const { snapshot, changes } = await queries.readChanges(
      this.#db,
      this.#snapshot as string,
      MAX_CHANGES + 1,
    );
    if (changes.length > MAX_CHANGES) await this.#readAll();
    else {
      if (changes.length > 0) await this.#apply(changes);
      this.#snapshot = snapshot;
    }
    this.#caughtUpAt = now;
    this.#version = version;
  }

  async #apply(changes: { kind: DocumentType; id: number }[]): Promise<void> {
    for (const type of ["profile", "classified"] as const) {
      const ids = changes.filter(({ kind }) => kind === type).map(({ id }) => id);
      if (ids.length === 0) continue;
      const rows = await queries.readDocumentsById(this.#db, type, ids);
      const index = type === "profile" ? this.profiles : this.classifieds;
      const found = new Set(rows.map(({ id }) => id));
      index.apply({
        put: rows.filter(({ removed }) => !removed).map((row) => this.#documentOf(row)),
        removed: [
          ...rows.filter(({ removed }) => removed).map(({ id }) => id),
          ...ids.filter((id) => !found.has(id)),
        ],
      });
      for (const id of ids) this.storedHits.forget(type, id);
      this.contents = {};
    }
  }

  async #readAll(): Promise<void> {
    await queries.adoptDocuments(this.#db);
    if (await queries.hasOutdatedDocuments(this.#db)) await rebuildSearchIndex(this.#db);
    // What is committed while this reads is read again afterwards, as a change.
    const snapshot = await queries.readSnapshot(this.#db);
    const profiles = profileIndex(this.#lexicon);
    const classifieds = classifiedIndex(this.#lexicon);
    const phrases = phraseBook(profiles, this.#lexicon);
    for (const [type, index] of [
      ["profile", profiles],
      ["classified", classifieds],
    ] as const) {
      const filling = index.fill();
      for (let after = 0; ; ) {
        const rows = await queries.readDocuments(this.#db, type, after, BATCH);
        for (const row of rows) filling.push(this.#documentOf(row, phrases));
        after = rows.at(-1)?.id ?? 0;
        if (rows.length < BATCH) break;
      }
      filling.finish();
    }
    phrases.settle();
    this.profiles = profiles;
    this.classifieds = classifieds;
    this.phrases = phrases;
    this.storedHits.forgetAll();
    this.contents = {};
    this.#snapshot = snapshot;
  }

  #documentOf(row: StoredDocument, phrases = this.phrases): SearchDocument {
    const marks: string[] = [];
    const facets: string[] = [];
    const seasons: number[] = [];
    if (row.facets !== "") {
      for (const text of row.facets.split("\t")) {
        const { facet, mark, season } = readFacet(text);
        if (season !== undefined) seasons.push(...season);
        if (facet !== undefined) facets.push(facet);
        if (mark !== undefined) marks.push(mark);
      }
    }
    if (row.phrases !== "") {
      for (const line of row.phrases.split("\n")) {
        const tab = line.indexOf("\t");
        const type = PHRASE_TYPES[line[0] as keyof typeof PHRASE_TYPES];
        for (const mark of phrases.marksOf(type, line.slice(tab + 1), Number(line.slice(1, tab))))
          marks.push(mark);
      }
    }
    return {
      id: row.id,
      quality: row.quality,
      latitude: row.latitude,
      longitude: row.longitude,
      endsAt: row.ends_at === null ? null : row.ends_at.getTime(),
      since: row.since === null ? null : row.since.getTime(),
      name: row.sort_name,
      nameWords: row.name_words,
      productWords: row.product_words,
      otherWords: row.other_words,
      marks,
      facets,
      seasons,
    };
  }
}

/** Categories with their names in both languages. Nobody looks for "Other" by its name. */
const NAMED_CATEGORIES = PRODUCT_CATEGORIES.filter(({ id }) => id !== 0).map((category) => ({
  id: category.id,
  names: Object.values(translators).map((translate) => label(translate, category.label)),
}));

function profileIndex(lexicon: readonly LexiconEntry[]): DocumentIndex {
  const index = new DocumentIndex(PROFILE_FACETS, lexicon);
  for (const { id, names } of NAMED_CATEGORIES) index.nameFacet(`product:${id}`, ...names);
  return index;
}

function classifiedIndex(lexicon: readonly LexiconEntry[]): DocumentIndex {
  const index = new DocumentIndex(CLASSIFIED_FACETS, lexicon);
  for (const { id, names } of NAMED_CATEGORIES) index.nameFacet(`category:${id}`, ...names);
  return index;
}

function phraseBook(index: DocumentIndex, lexicon: readonly LexiconEntry[]): PhraseBook {
  const phrases = new PhraseBook(index);
  for (const { type, label, facets } of SUGGESTED_LABELS) phrases.addLabel(type, label, facets);
  phrases.addLexicon(lexicon);
  for (const { en, fr, towns } of REGIONS) phrases.addRegion([...new Set([...en, ...fr])], towns);
  return phrases;
}

/** What a written facet means; there are few different ones, each on many documents. */
const readFacets = new Map<string, ReadFacet>();

interface ReadFacet {
  facet?: string;
  mark?: string;
  season?: readonly [number, number];
}

/** `group@role:value` is counted as `group:value` and also marked unchanged; a network is only marked, a season is numbers. */
function readFacet(text: string): ReadFacet {
  let read = readFacets.get(text);
  if (!read) {
    const scoped = /^([a-z]+)@[a-z_]+:(.*)$/s.exec(text);
    if (scoped) read = { facet: `${scoped[1]}:${scoped[2]}`, mark: `#${text}` };
    else if (text.startsWith(SEASON_FACET)) read = { season: readSeasonFacet(text) };
    else read = text.startsWith("network:") ? { mark: `#${text}` } : { facet: text };
    readFacets.set(text, read);
  }
  return read;
}

const PHRASE_TYPES = { n: "name", p: "product", c: "place" } as const;

const memories = new WeakMap<Database, SearchMemory>();

/** The memory of this process for a database; empty until it has caught up. */
export function searchMemoryOf(db: Database): SearchMemory {
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
