import type { Database } from "../../infra/db/connection.ts";
import { readPublic } from "../../infra/db/replicas.ts";
import { cacheRequests } from "../../infra/metrics/process-metrics.ts";
import * as queries from "./search.index.queries.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

interface StoredHitsByType {
  profile: StoredProfileHit;
  classified: StoredClassifiedHit;
}

/** About 20 MB. */
const MAX_STORED_HITS = 20_000;

/** What the hits of late showed. Only good for documents that have not changed since: `forget` those that have. */
export class StoredHitCache {
  #hits = new Map<number, StoredProfileHit | StoredClassifiedHit>();
  #changes = 0;
  #isPaused = false;

  /** Reads everything from the database until `resume`: nobody says what has changed. */
  pause(): void {
    this.#isPaused = true;
    this.forgetAll();
  }

  resume(): void {
    this.#isPaused = false;
    this.forgetAll();
  }

  forget(type: queries.DocumentType, id: number): void {
    this.#changes++;
    this.#hits.delete(keyOf(type, id));
  }

  forgetAll(): void {
    this.#changes++;
    this.#hits.clear();
  }

  /** By id; documents that are gone are left out. */
  async read<Type extends queries.DocumentType>(
    db: Database,
    type: Type,
    ids: number[],
  ): Promise<Map<number, StoredHitsByType[Type]>> {
    const found = new Map<number, StoredHitsByType[Type]>();
    const missing: number[] = [];
    for (const id of ids) {
      const key = keyOf(type, id);
      const storedHit = this.#hits.get(key);
      if (!storedHit) {
        missing.push(id);
        continue;
      }
      // The least lately used ones stand first and go first.
      this.#hits.delete(key);
      this.#hits.set(key, storedHit);
      found.set(id, storedHit as StoredHitsByType[Type]);
    }
    cacheRequests.inc({ cache: "hits", result: "hit" }, found.size);
    cacheRequests.inc({ cache: "hits", result: "miss" }, missing.length);
    if (missing.length === 0) return found;
    const changes = this.#changes;
    // A replica that has less than what was taken in would bring back what was forgotten.
    const read = await readPublic(db, (own) => queries.readHits<StoredHitsByType[Type]>(own, type, missing));
    for (const [id, storedHit] of read) {
      found.set(id, storedHit);
      // What was read before a change that has been taken in meanwhile may be the old state: it is not kept.
      if (changes === this.#changes && !this.#isPaused) this.#store(keyOf(type, id), storedHit);
    }
    return found;
  }

  #store(key: number, storedHit: StoredProfileHit | StoredClassifiedHit): void {
    this.#hits.set(key, storedHit);
    if (this.#hits.size <= MAX_STORED_HITS) return;
    const oldest = this.#hits.keys().next();
    if (!oldest.done) this.#hits.delete(oldest.value);
  }
}

const keyOf = (type: queries.DocumentType, id: number) => id * 2 + (type === "profile" ? 0 : 1);
