import type { Insertable, Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AccountsTable, AddressesTable } from "../../infra/db/tables/profiles.ts";

const COLUMNS = [
  "id",
  "description",
  "address_1",
  "address_2",
  "city",
  "province",
  "postal_code",
  "country",
  "phone",
  "latitude",
  "longitude",
] as const;

export async function insertAddress(trx: Connection, row: Insertable<AddressesTable>) {
  return await trx.insertInto("addresses").values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function findAddress(trx: Connection, id: number) {
  return await trx.selectFrom("addresses").where("id", "=", id).select(COLUMNS).executeTakeFirst();
}

export async function updateAddress(trx: Connection, id: number, fields: Updateable<AddressesTable>) {
  return await trx
    .updateTable("addresses")
    .where("id", "=", id)
    .set(fields)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteAddress(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("addresses").where("id", "=", id).execute();
}

/** The location by which searches measure distances. */
export async function firstAddress(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("addresses")
    .where("account_id", "=", accountId)
    .orderBy("id")
    .limit(1)
    .select(COLUMNS)
    .executeTakeFirst();
}

export async function readOwnAddress(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("accounts")
    .where("id", "=", accountId)
    .select(["address_1", "city", "postal_code"])
    .executeTakeFirstOrThrow();
}

export async function setOwnAddress(
  trx: Connection,
  accountId: number,
  fields: Pick<
    Updateable<AccountsTable>,
    "address_1" | "city" | "postal_code" | "latitude" | "longitude" | "greenbelt_location"
  >,
): Promise<void> {
  await trx.updateTable("accounts").where("id", "=", accountId).set(fields).execute();
}
