import type { Database } from "../../infra/db/connection.ts";
import { InProcessEngine } from "./in-process.engine.ts";
import type { SearchEngine } from "./search.engine.ts";
import { searchMemoryOf } from "./search.memory.ts";

const engines = new WeakMap<Database, SearchEngine>();

/** The engine that finds the documents of a database: the index of this process, unless another was opened. */
export function searchEngineOf(db: Database): SearchEngine {
  let engine = engines.get(db);
  if (!engine) {
    engine = new InProcessEngine(searchMemoryOf(db));
    engines.set(db, engine);
  }
  return engine;
}
