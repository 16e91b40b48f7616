import { CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "../../infra/db/connection.ts";
import type { Tables } from "../../infra/db/tables.ts";

/** What PostgreSQL did for a statement. */
export interface Plan {
  statement: string;
  /** Pages of 8 kB that it looked at. */
  pages: number;
  /** Tables that it read from one end to the other. */
  wholeTables: string[];
  /** The most rows that one step took up and threw away. */
  thrownAway: number;
  /** The plan as PostgreSQL explains it. */
  text: string;
}

interface Step {
  "Node Type": string;
  "Relation Name"?: string;
  "Rows Removed by Filter"?: number;
  "Actual Loops"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Step[];
}

/** Opens a PostgreSQL database and remembers every statement. Nothing is limited in time. */
export async function recordingDatabase(url: string): Promise<{ db: Database; statements: CompiledQuery[] }> {
  const statements: CompiledQuery[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === "query") statements.push(query);
    },
  });
  return { db, statements };
}

/** Runs a statement again and returns its plan. */
export async function explain(db: Database, { sql: statement, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await db.executeQuery<{ "QUERY PLAN": [{ Plan: Step }] }>(
    CompiledQuery.raw(`explain (analyze, buffers, timing off, format json) ${statement}`, [...parameters]),
  );
  const root = rows[0]?.["QUERY PLAN"][0].Plan as Step;
  const steps = [...stepsOf(root)];
  return {
    statement,
    pages: (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0),
    wholeTables: steps.flatMap((step) =>
      step["Node Type"] === "Seq Scan" && step["Relation Name"] ? [step["Relation Name"]] : [],
    ),
    thrownAway: Math.max(
      0,
      ...steps.map((step) => (step["Rows Removed by Filter"] ?? 0) * (step["Actual Loops"] ?? 1)),
    ),
    text: JSON.stringify(root, undefined, 1),
  };
}

function* stepsOf(step: Step): Generator<Step> {
  yield step;
  for (const child of step.Plans ?? []) yield* stepsOf(child);
}
