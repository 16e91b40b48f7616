import type { Insertable } from "kysely";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ProfileFieldChangesTable } from "../../infra/db/tables/profiles.ts";

export async function writeFieldChanges(
  trx: Connection,
  rows: readonly Insertable<ProfileFieldChangesTable>[],
): Promise<void> {
  await trx
    .insertInto("profile_field_changes")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["account_id", "field"]).doUpdateSet((eb) => ({
        version: eb.ref("excluded.version"),
        changed_at: eb.ref("excluded.changed_at"),
        by_account_id: eb.ref("excluded.by_account_id"),
        by_owner: eb.ref("excluded.by_owner"),
      })),
    )
    .execute();
}

/** The last change of each field of these profiles. */
export async function readFieldChanges(db: Connection, accountIds: readonly number[]) {
  return await db
    .selectFrom("profile_field_changes")
    .where(sql<boolean>`account_id = any(${[...accountIds]}::int[])`)
    .selectAll()
    .execute();
}

export type FieldChange = Awaited<ReturnType<typeof readFieldChanges>>[number];
