import type { Connection } from "../../infra/db/connection.ts";

/** Whether the businesses are made up, and the demo logins known to everybody. */
export async function isDemoNetwork(db: Connection): Promise<boolean> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", "demo").executeTakeFirst();
  return row?.value === true;
}

/** From now on everybody is told that these businesses are made up. */
export async function markAsDemo(trx: Connection): Promise<void> {
  await trx
    .insertInto("settings")
    .values({ key: "demo", value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}
