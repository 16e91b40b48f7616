import { changeFeedOf } from "../../../infra/db/change-feed.ts";
import type { Database } from "../../../infra/db/connection.ts";
import { readChanges } from "../search.index.queries.ts";
import type { StoredHitCache } from "../stored-hit-cache.ts";
import * as queries from "./queries.ts";

/** With more of them everything is read again. */
const MAX_CHANGED_HITS = 5000;

/** Follows which documents change, for a cache of what hits show. */
export class ChangedHits {
  readonly #db: Database;
  readonly #storedHits: StoredHitCache;
  #position: string | undefined;
  #version = 0;

  constructor(db: Database, storedHits: StoredHitCache) {
    this.#db = db;
    this.#storedHits = storedHits;
  }

  /** Forgets what hits showed of documents that have changed since the last call. */
  async catchUp(): Promise<void> {
    const version = await changeFeedOf(this.#db).version();
    if (version === this.#version) return;
    if (this.#position !== undefined) {
      const { snapshot, changes } = await readChanges(this.#db, this.#position, MAX_CHANGED_HITS);
      if (changes.length === MAX_CHANGED_HITS) this.#storedHits.forgetAll();
      else for (const { kind, id } of changes) this.#storedHits.forget(kind, id);
      this.#position = snapshot;
    } else {
      this.#position = await queries.readSnapshot(this.#db);
      this.#storedHits.forgetAll();
    }
    this.#version = version;
  }
}
