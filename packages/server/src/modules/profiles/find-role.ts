import type { Connection } from "../../infra/db/connection.ts";

/** A role and its code; undefined when there is none. */
export async function findRole(trx: Connection, id: number) {
  return await trx.selectFrom("roles").where("id", "=", id).select(["id", "code"]).executeTakeFirst();
}
