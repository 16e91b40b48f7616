import { type Insertable, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ProfileChangesTable } from "../../infra/db/tables/profiles.ts";

/** Rows that one statement takes. */
const TOGETHER = 500;

export async function insertChanges(
  trx: Connection,
  rows: readonly Insertable<ProfileChangesTable>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += TOGETHER) {
    await trx
      .insertInto("profile_changes")
      .values(rows.slice(at, at + TOGETHER))
      .execute();
  }
}

/** Changes with who made them, the newest first. */
const changes = (db: Connection, accountId: number) =>
  db
    .selectFrom("profile_changes as c")
    .leftJoin("users as u", "u.id", "c.by_user_id")
    .leftJoin("accounts as a", "a.id", "c.by_account_id")
    .where("c.account_id", "=", accountId)
    .select(["c.id", "c.field", "c.changed_at", "c.before", "c.after", "c.by_kind", "c.undoes"])
    .select(["a.business_name as by_business"])
    .select(
      sql<
        string | null
      >`coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), nullif(trim(a.first_name || ' ' || a.last_name), ''))`.as(
        "by_person",
      ),
    )
    .select(
      // Looked up row by row: PostgreSQL would read the whole table for a plain "exists".
      sql<boolean>`coalesce((select true from profile_changes n where n.undoes = c.id limit 1), false)`.as(
        "undone",
      ),
    );

export type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number];

export function readChanges(db: Connection, accountId: number, page: { from: number; size: number }) {
  return changes(db, accountId).orderBy("c.id", "desc").offset(page.from).limit(page.size).execute();
}

export function readChange(db: Connection, accountId: number, id: number): Promise<ChangeRow | undefined> {
  return changes(db, accountId).where(sql<boolean>`c.id = ${id}::bigint`).executeTakeFirst();
}

export async function countChanges(db: Connection, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("profile_changes")
    .where("account_id", "=", accountId)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteChanges(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("profile_changes").where("changed_at", "<", before).execute();
}
