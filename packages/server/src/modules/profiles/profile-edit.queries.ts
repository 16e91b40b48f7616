import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockForEdit>>>;

/** Keeps others from changing a profile until the transaction ends, and reads what edits are measured by. */
export async function lockForEdit(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["id", "slug", "version", "photo_key", "is_manager"])
    .forUpdate()
    .executeTakeFirst();
}

/** Notes that a profile changed. */
export async function touchAccount(trx: Connection, accountId: number, now: Date): Promise<void> {
  await trx
    .updateTable("accounts")
    .where("id", "=", accountId)
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .execute();
}
