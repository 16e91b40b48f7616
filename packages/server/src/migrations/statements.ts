import { type Kysely, sql } from "kysely";

/** Runs DDL one statement at a time, as the embedded database asks for. */
export async function run(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
