import { LRUCache } from "lru-cache";
import type { SearchEngine } from "./search.engine.ts";

/** Remembers what was worked out from the documents of an engine, by a text, as long as no document changes. */
export class EngineContentsCache<Value extends object> {
  readonly #max: number;
  readonly #known = new WeakMap<SearchEngine, { contents: object; values: LRUCache<string, Value> }>();

  /** @param max values that are remembered of an engine */
  constructor(max: number) {
    this.#max = max;
  }

  /** The value of a key, worked out where it is not known. What is worked out while documents change is not remembered. */
  async get(engine: SearchEngine, key: string, workOut: () => Promise<Value>): Promise<Value> {
    const values = this.#valuesOf(engine);
    const known = values.get(key);
    if (known) return known;
    const value = await workOut();
    if (values === this.#valuesOf(engine)) values.set(key, value);
    return value;
  }

  /** As `get`, for what waits for nothing. */
  getNow(engine: SearchEngine, key: string, workOut: () => Value): Value {
    const values = this.#valuesOf(engine);
    let value = values.get(key);
    if (!value) {
      value = workOut();
      values.set(key, value);
    }
    return value;
  }

  #valuesOf(engine: SearchEngine): LRUCache<string, Value> {
    const { contents } = engine;
    let own = this.#known.get(engine);
    if (own?.contents !== contents) {
      own = { contents, values: new LRUCache({ max: this.#max }) };
      this.#known.set(engine, own);
    }
    return own.values;
  }
}
