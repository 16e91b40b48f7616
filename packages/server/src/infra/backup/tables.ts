import { sql } from "kysely";
import { SetupError } from "../../core/setup-error.ts";
import type { Connection } from "../db/connection.ts";

/**
 * Every table that holds something: those that count migrations are the migrator's, the notes of changes are about transactions
 * of this database alone, and running counts are counted while other tables are filled.
 */
export async function tableNames(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in ('public_changes', 'running_counts', 'account_name_ranges')
    order by table_name`.execute(connection);
  return rows.map(({ name }) => name);
}

/** Columns that hold what was written into them, not what the database computes. */
export async function writableColumns(connection: Connection, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(connection);
  return rows.map(({ name }) => name);
}

/**
 * Takes the rules between tables away for as long as `work` fills them in whatever order, and holds them all again after.
 * @throws SetupError when a row refers to one that is not there
 */
export async function withoutForeignKeys(trx: Connection, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; rule: string; other: string }>`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as rule, o.relname as other
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class o on o.oid = c.confrelid
    join pg_namespace n on n.oid = c.connamespace
    where c.contype = 'f' and n.nspname = current_schema()`.execute(trx);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(trx);
  await work();
  for (const { table, name, rule, other } of rows) {
    try {
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(rule)}`.execute(
        trx,
      );
    } catch (error) {
      if ((error as { code?: string }).code !== "23503") throw error;
      const sentence = `The backup is damaged: a row of the table ${table} belongs to one of ${other} that is not in it.`;
      throw new SetupError([sentence], { cause: error });
    }
  }
}

/** Columns of the audit that name rows which may be deleted: their numbers are given to no other row. */
const REMEMBERED: Record<string, readonly string[]> = {
  accounts: ["account_id"],
  users: ["actor_user_id", "hijacked_by_user_id"],
};

/** Lets every table number its next row after the last one, those that the audit remembers included. */
export async function continueNumbering(trx: Connection): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(trx);
  for (const { table, column } of rows) {
    const remembered = (REMEMBERED[table] ?? []).map(
      (named) => sql`, (select max(${sql.ref(named)}) from audit_entries)`,
    );
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
      greatest((select max(${sql.ref(column)}) from ${sql.table(table)}), 0 ${sql.join(remembered, sql``)}) + 1, false)`.execute(
      trx,
    );
  }
}

export async function countRows(connection: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    connection,
  );
  return Number(rows[0]?.count);
}

/** How many rows all tables have about, as the database counted them last. */
export async function estimateRows(connection: Connection): Promise<number> {
  const { rows } = await sql<{ rows: number }>`
    select coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 as rows from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema()`.execute(connection);
  return Math.round(rows[0]?.rows ?? 0);
}
