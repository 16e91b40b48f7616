import { isEmptyWord, keyOf } from "../engine/words.ts";
import type { Collection } from "../search.engine.ts";
import type { ChangedDocument } from "./queries.ts";
import { isVisible } from "./snapshots.ts";

interface Entry {
  /** The transaction that wrote it. */
  changed: bigint;
  /** Of a business: its name, and the key from each word that it may be looked up by, in lines. */
  name: string | undefined;
}

/** Which documents are searched in memory because the indexes may not have them as they are now. Removed ones are among them. */
export class Overlay {
  readonly #entries: Record<Collection, Map<number, Entry>> = { profiles: new Map(), classifieds: new Map() };
  readonly #ids: Partial<Record<Collection, readonly number[]>> = {};

  put(collection: Collection, row: ChangedDocument): void {
    const entries = this.#entries[collection];
    entries.delete(row.id);
    entries.set(row.id, { changed: BigInt(row.changed), name: nameOf(row) });
    delete this.#ids[collection];
  }

  idsOf(collection: Collection): readonly number[] {
    this.#ids[collection] ??= [...this.#entries[collection].keys()];
    return this.#ids[collection] as readonly number[];
  }

  *namesOf(collection: Collection): Generator<string> {
    for (const { name } of this.#entries[collection].values()) if (name !== undefined) yield name;
  }

  /** Takes out what the indexes have by now, and the oldest of more than `most`. */
  takeFed(position: string, most = Number.POSITIVE_INFINITY): Record<Collection, number[]> {
    const fed: Record<Collection, number[]> = { profiles: [], classifieds: [] };
    for (const collection of ["profiles", "classifieds"] as const) {
      const entries = this.#entries[collection];
      for (const [id, { changed }] of entries) if (isVisible(changed, position)) fed[collection].push(id);
      for (const id of fed[collection]) entries.delete(id);
      for (const id of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(id);
        fed[collection].push(id);
      }
      if (fed[collection].length > 0) delete this.#ids[collection];
    }
    return fed;
  }
}

function nameOf({ kind, removed, phrases }: ChangedDocument): string | undefined {
  const line =
    kind === "profile" && !removed ? phrases.split("\n").find((one) => one.startsWith("n")) : undefined;
  const name = line?.slice(line.indexOf("\t") + 1);
  if (!name) return undefined;
  const words = keyOf(name).split(" ");
  const keys = words.flatMap((word, at) =>
    at > 0 && (word.length < 3 || isEmptyWord(word)) ? [] : [words.slice(at).join(" ")],
  );
  return [name, ...keys].join("\n");
}
