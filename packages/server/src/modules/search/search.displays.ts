import type { Connection } from "../../platform/context.ts";
import type { ClassifiedDisplay, ProfileDisplay } from "./search.display.ts";
import * as queries from "./search.index.queries.ts";

interface Displays {
  profile: ProfileDisplay;
  classified: ClassifiedDisplay;
}

/** About 20 MB. */
const MOST = 20_000;

/** What the hits of late showed. Only good for documents that have not changed since: `forget` those that have. */
export class DisplayCache {
  #known = new Map<string, ProfileDisplay | ClassifiedDisplay>();
  #changes = 0;

  forget(kind: queries.DocumentKind, id: number): void {
    this.#changes++;
    this.#known.delete(`${kind}${id}`);
  }

  forgetAll(): void {
    this.#changes++;
    this.#known.clear();
  }

  /** By id; documents that are gone are left out. */
  async read<Kind extends queries.DocumentKind>(
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
    const read = await queries.readDisplays<Displays[Kind]>(connection, kind, missing);
    for (const [id, display] of read) {
      found.set(id, display);
      // What was read before a change that has been taken in meanwhile may be the old state: it is not kept.
      if (changes === this.#changes) this.#keep(`${kind}${id}`, display);
    }
    return found;
  }

  #keep(key: string, display: ProfileDisplay | ClassifiedDisplay): void {
    this.#known.set(key, display);
    if (this.#known.size <= MOST) return;
    const oldest = this.#known.keys().next();
    if (!oldest.done) this.#known.delete(oldest.value);
  }
}
