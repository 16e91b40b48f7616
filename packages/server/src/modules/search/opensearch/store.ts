import { setTimeout as wait } from "node:timers/promises";
import type { Collection } from "../search.engine.ts";
import { type Connection, isMissing, isTrouble } from "./connection.ts";
import { Corpus, type CorpusEntry } from "./corpus.ts";

/** Which indexes are searched, and what is in them. */
export interface IndexState {
  indexes: Record<Collection, string>;
  /** A database snapshot: everything that was committed before it can be found in the indexes. */
  position: string;
  /** Another one whenever the corpus was saved. */
  corpus: { version: number; chunks: number; position: string };
  /** When it was written, in milliseconds since 1970. */
  at?: number;
  /** Which version of the stored state this is; absent for another one. */
  written?: Record<string, number>;
}

/** Who feeds the indexes, until when. */
interface Lease {
  owner: string;
  until: number;
}

interface Found<Source> {
  _source: Source;
  _seq_no: number;
  _primary_term: number;
}

/** Times that a new index is asked until it answers, and milliseconds between two of them. */
const ATTEMPTS = 10;
const PAUSE = 200;
/** Entries of the corpus in one document. */
const CHUNK = 5000;

/** What the server keeps in the cluster beside the documents: the state of the indexes of one format, and their corpus. */
export class StateStore {
  readonly #connection: Connection;
  /** What documents are written by: the format of the rows, the mapping and the lexicon. */
  readonly format: string;

  constructor(connection: Connection, format: string) {
    this.#connection = connection;
    this.format = format;
  }

  get index(): string {
    return `${this.#connection.prefix}-state`;
  }

  /** Makes the index that holds all of it. Safe to call twice. */
  async prepare(): Promise<void> {
    const exists = await this.#connection
      .send({ method: "GET", path: `/${this.index}` })
      .then(() => true)
      .catch((error) => {
        if (isMissing(error)) return false;
        throw error;
      });
    if (!exists)
      await this.#connection
        .send({
          method: "PUT",
          path: `/${this.index}`,
          body: {
            settings: { index: { number_of_shards: 1, auto_expand_replicas: "0-all" } },
            mappings: { dynamic: false, properties: { what: { type: "keyword" } } },
          },
        })
        .catch((error: { message?: string }) => {
          if (!error.message?.includes("resource_already_exists")) throw error;
        });
    // It may have been made by another process a moment ago, and takes a moment to answer.
    for (let attempt = 1; ; attempt++) {
      try {
        await this.#get("nothing", false);
        return;
      } catch (error) {
        if (!isTrouble(error) || attempt === ATTEMPTS) throw error;
        await wait(PAUSE);
      }
    }
  }

  /** Undefined where no index of this format is complete. `isAsked` for a person who waits. */
  async read(isAsked: boolean): Promise<IndexState | undefined> {
    const found = await this.#get<IndexState>(`current-${this.format}`, isAsked);
    return (
      found && { ...found.source, written: { if_seq_no: found.seqNo, if_primary_term: found.primaryTerm } }
    );
  }

  /** Whether it was written: not where somebody else has written since `written` of the state was read. */
  async write({ written, ...state }: IndexState): Promise<boolean> {
    try {
      await this.#put(`current-${this.format}`, { ...state, what: "indexes" }, written);
      return true;
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 409) return false;
      throw error;
    }
  }

  /** Notes that indexes are being built, so that nobody takes them for left behind. */
  async noteBuilding(indexes: Record<Collection, string>): Promise<void> {
    await this.#put(`building-${this.format}`, { indexes, at: Date.now(), what: "indexes" });
  }

  /** The indexes that are searched, or are built now, by servers of any version. */
  async indexesInUse(): Promise<Set<string>> {
    interface Kept {
      indexes?: Record<Collection, string>;
      at?: number;
    }
    await this.#connection.send({ method: "POST", path: `/${this.index}/_refresh` });
    const { hits } = await this.#connection.send<{ hits: { hits: { _id: string; _source: Kept }[] } }>({
      method: "POST",
      path: `/${this.index}/_search`,
      query: { size: 1000, _source_includes: "indexes,at" },
      body: { query: { term: { what: "indexes" } } },
    });
    const inUse = hits.hits.filter(
      ({ _id, _source }) => !_id.startsWith("building-") || (_source.at ?? 0) > Date.now() - 600_000,
    );
    return new Set(inUse.flatMap(({ _source }) => Object.values(_source.indexes ?? {})));
  }

  async readCorpus(
    { corpus: { version, chunks } }: IndexState,
    isAsked: boolean,
  ): Promise<Corpus | undefined> {
    const corpus = new Corpus();
    for (let chunk = 0; chunk < chunks; chunk++) {
      const found = await this.#get<{ entries: string }>(this.#chunkId(version, chunk), isAsked);
      // It was saved again meanwhile.
      if (!found) return undefined;
      for (const [collection, ...entry] of JSON.parse(found.source.entries) as [Collection, ...CorpusEntry][])
        corpus[collection].read(entry as unknown as CorpusEntry);
    }
    return corpus;
  }

  /** Saves a corpus as a new version; the state that names it is written by the caller. */
  async saveCorpus(corpus: Corpus, position: string): Promise<IndexState["corpus"]> {
    const version = Date.now();
    let chunks = 0;
    let entries: [Collection, ...CorpusEntry][] = [];
    const flush = async () => {
      await this.#put(this.#chunkId(version, chunks++), { entries: JSON.stringify(entries) });
      entries = [];
    };
    for (const collection of ["profiles", "classifieds"] as const)
      for (const entry of corpus[collection].entries()) {
        entries.push([collection, ...entry]);
        if (entries.length === CHUNK) await flush();
      }
    await flush();
    return { version, chunks, position };
  }

  /** Deletes what an earlier version of the corpus was saved in. */
  async deleteCorpus({ version, chunks }: IndexState["corpus"]): Promise<void> {
    for (let chunk = 0; chunk < chunks; chunk++)
      await this.#connection
        .send({ method: "DELETE", path: `/${this.index}/_doc/${this.#chunkId(version, chunk)}` })
        .catch((error) => {
          if (!isMissing(error)) throw error;
        });
  }

  /** Whether this owner feeds until then; false while another one does. */
  async lease(owner: string, until: number): Promise<boolean> {
    const id = `lease-${this.format}`;
    const found = await this.#get<Lease>(id, false);
    if (found && found.source.owner !== owner && found.source.until > Date.now()) return false;
    const query: Record<string, string | number> = found
      ? { if_seq_no: found.seqNo, if_primary_term: found.primaryTerm }
      : { op_type: "create" };
    try {
      const path = `/${this.index}/_doc/${id}`;
      await this.#connection.send({ method: "PUT", path, query, body: { owner, until } });
      return true;
    } catch (error) {
      if ((error as { statusCode?: number }).statusCode === 409) return false;
      throw error;
    }
  }

  #chunkId(version: number, chunk: number): string {
    return `corpus-${this.format}-${version}-${chunk}`;
  }

  async #get<Source>(
    id: string,
    isAsked: boolean,
  ): Promise<{ source: Source; seqNo: number; primaryTerm: number } | undefined> {
    try {
      const call = { method: "GET", path: `/${this.index}/_doc/${id}` } as const;
      const { _source, _seq_no, _primary_term } = await (isAsked
        ? this.#connection.ask<Found<Source>>(call)
        : this.#connection.send<Found<Source>>(call));
      return { source: _source, seqNo: _seq_no, primaryTerm: _primary_term };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  async #put(id: string, body: object, query: Record<string, number> = {}): Promise<void> {
    await this.#connection.send({ method: "PUT", path: `/${this.index}/_doc/${id}`, query, body });
  }
}
