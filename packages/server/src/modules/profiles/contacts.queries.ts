import type { Insertable, Updateable } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { ContactsTable } from "../../infra/db/tables/profiles.ts";

const COLUMNS = ["id", "name", "position", "phone", "fax", "cell", "email"] as const;

export async function insertContact(trx: Connection, row: Insertable<ContactsTable>) {
  return await trx.insertInto("contacts").values(row).returning(COLUMNS).executeTakeFirstOrThrow();
}

export async function updateContact(trx: Connection, id: number, fields: Updateable<ContactsTable>) {
  return await trx
    .updateTable("contacts")
    .where("id", "=", id)
    .set(fields)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteContact(trx: Connection, id: number): Promise<void> {
  await trx.deleteFrom("contacts").where("id", "=", id).execute();
}
