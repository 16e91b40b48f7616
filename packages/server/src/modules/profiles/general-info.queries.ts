import type { Connection } from "../../infra/db/connection.ts";
import { insertBusinessTypes } from "./profiles.bulk.ts";

export async function replaceBusinessTypes(
  trx: Connection,
  accountId: number,
  types: readonly string[],
): Promise<void> {
  await trx.deleteFrom("account_business_types").where("account_id", "=", accountId).execute();
  await insertBusinessTypes(trx, [{ accountId, types }]);
}

/** Removes every business type that is not among these. */
export async function keepBusinessTypes(
  trx: Connection,
  accountId: number,
  types: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom("account_business_types")
    .where("account_id", "=", accountId)
    .where("business_type", "not in", types)
    .execute();
}

/** What a profile says of itself in either language, locked until the transaction ends. */
export async function readDescription(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["description", "description_language", "description_translation"])
    .forUpdate()
    .executeTakeFirstOrThrow();
}
