import type { Connection } from "../../platform/context.ts";

export type LockedAccount = NonNullable<Awaited<ReturnType<typeof lockForEdit>>>;

/** Keeps others from changing a profile until the transaction ends, and reads what edits are measured by. */
export async function lockForEdit(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["id", "slug", "version"])
    .forUpdate()
    .executeTakeFirst();
}
