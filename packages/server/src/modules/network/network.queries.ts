import type { Connection } from "../../infra/db/connection.ts";

/** Whether the businesses are made up, and the demo logins public. */
export async function isDemoNetwork(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "demo").executeTakeFirst();
  return row?.value === true;
}

/** Writes a setting, unless it has a value. */
export async function insertSetting(trx: Connection, key: string, value: unknown): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
