import { rm } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { LexiconEntry } from "@foodshed/sdk/lexicon";
import { inSlices, type Sliced } from "../../../core/in-slices.ts";
import type { Database } from "../../../infra/db/connection.ts";
import type { Log } from "../../../infra/log/log.ts";
import type { SectionReader } from "../engine/sections.ts";
import { isAhead, MAX_CATCH_UP_AGE_MS } from "../search.index.queries.ts";
import type { Indexes } from "../search.indexes.ts";
import { indexFingerprint } from "./fingerprint.ts";
import { documentsIdentity } from "./snapshot.queries.ts";
import { PendingSections, readSnapshot, UnusableSnapshot, writeSnapshot } from "./snapshot-file.ts";

/** Up to where an index knows which documents. */
export interface DocumentsPosition {
  /** Which transactions had ended, as PostgreSQL writes it. */
  snapshot: string;
  identity: string;
}

interface SavedPosition extends DocumentsPosition {
  /** Milliseconds since 1970. */
  caughtUpAt: number;
}

interface Meta extends SavedPosition {
  /** What the index was made by. */
  fingerprint: string;
}

/** The index of the search as a file: a start reads it, and then only what has changed since. */
export class IndexSnapshot {
  readonly #path: string;
  readonly #db: Database;
  readonly #log: Log;
  readonly #fingerprint: string;

  constructor(
    path: string,
    { db, log, lexicon }: { db: Database; log: Log; lexicon: readonly LexiconEntry[] },
  ) {
    this.#path = path;
    this.#db = db;
    this.#log = log;
    this.#fingerprint = indexFingerprint(lexicon);
  }

  /**
   * Writes the indexes as they are at the call. What goes wrong is logged: the next start reads everything then.
   * @returns whether they are written
   */
  async save(
    { profiles, classifieds, phrases, fixedPhrases }: Indexes,
    position: SavedPosition,
  ): Promise<boolean> {
    const sections = new PendingSections();
    profiles.saveDocuments(sections.within("profiles"));
    classifieds.saveDocuments(sections.within("classifieds"));
    // Phrases and terms only grow: those that come from here on belong to documents that are read again.
    await nextTurn();
    phrases.save(sections.within("phrases"), fixedPhrases);
    await nextTurn();
    profiles.saveTerms(sections.within("profiles"));
    await nextTurn();
    classifieds.saveTerms(sections.within("classifieds"));
    const started = performance.now();
    try {
      const meta: Meta = { ...position, fingerprint: this.#fingerprint };
      await writeSnapshot(this.#path, meta, sections);
      const milliseconds = Math.round(performance.now() - started);
      this.#log.info({ milliseconds }, "The search index is saved for the next start");
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, "The search index could not be saved; the next start reads everything");
      return false;
    }
  }

  /** What was saved; undefined where nothing was, or nothing that can be used: then it is removed. */
  async restore(makeEmpty: () => Indexes): Promise<({ indexes: Indexes } & SavedPosition) | undefined> {
    const started = performance.now();
    try {
      const read = await readSnapshot<Meta>(this.#path, (meta) => this.#accept(meta));
      if (!read) return undefined;
      const indexes = makeEmpty();
      await inSlices(restoring(indexes, read.sections));
      const milliseconds = Math.round(performance.now() - started);
      const documents = indexes.profiles.size + indexes.classifieds.size;
      this.#log.info({ milliseconds, documents }, "The saved search index is read");
      return { indexes, ...read.meta };
    } catch (error) {
      if (!(error instanceof UnusableSnapshot)) throw error;
      this.#log.warn(`The saved search index is not used, everything is read instead: ${error.message}.`);
      await rm(this.#path, { force: true });
      return undefined;
    }
  }

  async #accept({ fingerprint, identity, snapshot, caughtUpAt }: Meta): Promise<void> {
    if (fingerprint !== this.#fingerprint) throw new UnusableSnapshot("another version wrote it");
    if (identity !== (await documentsIdentity(this.#db)))
      throw new UnusableSnapshot("it is of another database");
    if (await isAhead(this.#db, snapshot))
      throw new UnusableSnapshot("the database went back to an earlier state");
    if (Date.now() - caughtUpAt > MAX_CATCH_UP_AGE_MS) throw new UnusableSnapshot("it is too old");
  }
}

function* restoring({ profiles, classifieds, phrases }: Indexes, sections: SectionReader): Sliced<void> {
  try {
    yield* profiles.restoring(sections.within("profiles"));
    yield* classifieds.restoring(sections.within("classifieds"));
    yield* phrases.restoring(sections.within("phrases"));
  } catch (error) {
    throw new UnusableSnapshot(`it is damaged (${(error as Error).message})`, { cause: error });
  }
}
