import type { LogEvent } from "kysely";
import { currentTracing } from "../tracing/tracing.ts";

/** Characters of a statement that are recorded; its values are never part of it. */
const MAX_TEXT = 2000;

/** Notes a statement that has ended as a span of what it belongs to. */
export function traceStatement(event: LogEvent): void {
  const { sql } = event.query;
  currentTracing()?.note(
    /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? "SQL",
    event.queryDurationMillis,
    {
      kind: "client",
      attributes: { "db.system.name": "postgresql", "db.query.text": sql.slice(0, MAX_TEXT) },
    },
    event.level === "error" ? event.error : undefined,
  );
}
