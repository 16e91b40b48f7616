import {
  type UnderstandingOptions,
  type UnderstoodQuery,
  understandQuery,
} from "./engine/query-understanding.ts";
import { EngineContentsCache } from "./engine-contents-cache.ts";
import type { Collection, SearchEngine } from "./search.engine.ts";

interface Understanding {
  query: UnderstoodQuery | undefined;
}

/** Pages, filters and orders of a search ask with the same words again. */
const known = new EngineContentsCache<Understanding>(1000);

/** What was typed, understood with the words and concepts of a collection. */
export function understandTyped(
  engine: SearchEngine,
  collection: Collection,
  typed: string,
  options: UnderstandingOptions,
): UnderstoodQuery | undefined {
  const { unfinished, literal, isPlaced, intent, isName, language } = options;
  const key = JSON.stringify([collection, typed, unfinished, literal, isPlaced, intent, isName, language]);
  return known.getNow(engine, key, () => ({
    query: understandQuery(engine[collection], typed, { ...options, documents: collection }),
  })).query;
}
