import type { Connection } from "../../infra/db/connection.ts";
import * as queries from "./search.index.queries.ts";
import type { StoredClassifiedHit, StoredProfileHit } from "./stored-hit.ts";

interface Displays {
  profile: StoredProfileHit;
  classified: StoredClassifiedHit;
}

/** About 20 MB. */
const MOST = 20_000;

/** What the hits of late showed. Only good for documents that have not changed since: `forget` those that have. */
export class HitCache {
  #known = new Map<string, StoredProfileHit | StoredClassifiedHit>();
  #changes = 0;

  forget(kind: queries.DocumentType, id: number): void {
    this.#changes++;
    this.#known.delete(`${kind}${id}`);
  }

  forgetAll(): void {
    this.#changes++;
    this.#known.clear();
  }

  /** By id; documents that are gone are left out. */
  async read<Kind extends queries.DocumentType>(
    connection: Connection,
    kind: Kind,
    ids: number[],
  ): Promise<Map<number, Displays[Kind]>> {
    const found = new Map<number, Displays[Kind]>();
    const missing: number[] = [];
    for (const id of ids) {
      const key = `${kind}${id}`;
      const display = this.#known.get(key);
      if (!display) {
        missing.push(id);
        continue;
      }
      // The least lately used ones stand first and go first.
      this.#known.delete(key);
      this.#known.set(key, display);
      found.set(id, display as Displays[Kind]);
    }
    if (missing.length === 0) return found;
    const changes = this.#changes;
    const read = await queries.readHits<Displays[Kind]>(connection, kind, missing);
    for (const [id, display] of read) {
      found.set(id, display);
      // What was read before a change that has been taken in meanwhile may be the old state: it is not kept.
      if (changes === this.#changes) this.#keep(`${kind}${id}`, display);
    }
    return found;
  }

  #keep(key: string, display: StoredProfileHit | StoredClassifiedHit): void {
    this.#known.set(key, display);
    if (this.#known.size <= MOST) return;
    const oldest = this.#known.keys().next();
    if (!oldest.done) this.#known.delete(oldest.value);
  }
}
