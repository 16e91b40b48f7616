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

/** As `lockForEdit`, of several profiles, in the order of their ids so that two callers never wait for each other. */
export async function lockAllForEdit(
  trx: Connection,
  accountIds: readonly number[],
): Promise<LockedAccount[]> {
  return await trx
    .selectFrom("accounts")
    .where(sql<boolean>`id = any(${[...accountIds]}::int[])`)
    .select(["id", "slug", "version", "photo_key", "is_manager"])
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Notes that a profile changed. */
export function touchAccount(trx: Connection, accountId: number, now: Date): Promise<void> {
  return touchAccounts(trx, [accountId], now);
}

export async function touchAccounts(
  trx: Connection,
  accountIds: readonly number[],
  now: Date,
): Promise<void> {
  await trx
    .updateTable("accounts")
    .where(sql<boolean>`id = any(${[...accountIds]}::int[])`)
    .set({ version: sql<number>`version + 1`, updated_at: now })
    .execute();
}
