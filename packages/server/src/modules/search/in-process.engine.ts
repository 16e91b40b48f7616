import type { Log } from "../../infra/log/log.ts";
import { inSpan } from "../../infra/tracing/tracing.ts";
import { count } from "./engine/bitset.ts";
import { bitsOf, type Condition } from "./engine/conditions.ts";
import type { DocumentIndex } from "./engine/document-index.ts";
import type { IndexQuery, IndexResult } from "./engine/index-query.ts";
import type { PhraseBook } from "./engine/phrases.ts";
import { searchIndex } from "./engine/search-index.ts";
import type { Segment } from "./engine/segment.ts";
import type { Collection, SearchEngine } from "./search.engine.ts";
import type { ReadProgress, SearchMemory } from "./search.memory.ts";

const SPAN = { attributes: { "foodshed.search.engine": "in-process" } };

/** Finds documents in the memory of this process. */
export class InProcessEngine implements SearchEngine {
  readonly name = "in-process";
  readonly #memory: SearchMemory;

  constructor(memory: SearchMemory) {
    this.#memory = memory;
  }

  get profiles(): DocumentIndex {
    return this.#memory.profiles;
  }

  get classifieds(): DocumentIndex {
    return this.#memory.classifieds;
  }

  get contents(): object {
    return this.#memory.contents;
  }

  get storedHits() {
    return this.#memory.storedHits;
  }

  catchUp(): Promise<void> {
    return this.#memory.catchUp();
  }

  catchUpHits(): Promise<void> {
    return this.#memory.catchUpHits();
  }

  async load(snapshot: string, log: Log): Promise<void> {
    this.#memory.keepSnapshot(snapshot, log);
    await this.#memory.load();
  }

  get progress(): ReadProgress | undefined {
    return this.#memory.progress;
  }

  get caughtUpAt(): Date | undefined {
    return this.#memory.caughtUpAt;
  }

  get bytes(): number {
    return this.#memory.profiles.bytes + this.#memory.classifieds.bytes;
  }

  save(): Promise<void> {
    return this.#memory.save();
  }

  async search(collection: Collection, query: IndexQuery): Promise<IndexResult> {
    return await inSpan(`search ${collection}`, SPAN, async () =>
      searchIndex(this.#memory[collection], query),
    );
  }

  async count(collection: Collection, condition: Condition, except?: number): Promise<number> {
    return countIn(this.#memory[collection], condition, except);
  }

  async size(collection: Collection): Promise<number> {
    return this.#memory[collection].size;
  }

  async has(collection: Collection, mark: string): Promise<boolean> {
    return this.#memory[collection].carries(mark);
  }

  async excerpt(collection: Collection, ids: ReadonlySet<number>): Promise<Segment | undefined> {
    return this.#memory[collection].excerpt(ids);
  }

  async suggest<Found>(complete: (phrases: PhraseBook) => Found): Promise<Found> {
    return await inSpan("suggest", SPAN, async () => complete(this.#memory.phrases));
  }
}

/** The live documents in memory that meet a condition. */
export function countIn(index: DocumentIndex, condition: Condition, except?: number): number {
  return index.segments.reduce((sum, segment) => {
    const found = bitsOf(index, segment, { is: "all", of: [condition] });
    return sum + count(found) - (except !== undefined && segment.holds(except, found) ? 1 : 0);
  }, 0);
}
