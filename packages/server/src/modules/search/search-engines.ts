import { DomainError } from "../../core/domain-error.ts";
import type { Database } from "../../infra/db/connection.ts";
import { primaryOf } from "../../infra/db/replica-reads.ts";
import { InProcessEngine } from "./in-process.engine.ts";
import type { SearchEngine } from "./search.engine.ts";
import { searchMemoryOf } from "./search.memory.ts";

const engines = new WeakMap<Database, SearchEngine>();
const fallbacks = new WeakMap<Database, SearchEngine>();

/** The engine that finds the documents of a database: the index of this process, unless another was set. */
export function searchEngineOf(given: Database): SearchEngine {
  const db = primaryOf(given);
  let engine = engines.get(db);
  if (!engine) {
    engine = new InProcessEngine(searchMemoryOf(db));
    engines.set(db, engine);
  }
  return engine;
}

/**
 * Sets the engine of a database, before anything is searched.
 * @param hasFallback the index of this process answers while the engine cannot
 */
export function setSearchEngine(db: Database, engine: SearchEngine, hasFallback = false): void {
  engines.set(db, engine);
  if (hasFallback) fallbacks.set(db, new InProcessEngine(searchMemoryOf(db)));
  else fallbacks.delete(db);
}

/**
 * The engine that answers a request from here on. It finds everything that was committed before the call.
 * @throws DomainError 503 while none can
 */
export async function readyEngineOf(given: Database): Promise<SearchEngine> {
  const db = primaryOf(given);
  const engine = searchEngineOf(db);
  try {
    await engine.catchUp();
    return engine;
  } catch (error) {
    const fallback = fallbacks.get(db);
    if (!fallback || !isUnavailable(error)) throw error;
    await Promise.all([fallback.catchUp(), engine.catchUpHits()]);
    return fallback;
  }
}

/** Whether search cannot answer now, while everything else may go on. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof DomainError && error.status === 503;
}
