import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

/** An address as it is asked about; the index `addresses_to_locate` is written with the same words. */
const askedText = sql<string>`(address_1 || '|' || city || '|' || postal_code)`;

export interface UnlocatedAddress {
  id: number;
  account_id: number;
  address_1: string;
  city: string;
  postal_code: string;
  asked: string;
}

/** The next address that the service was not asked about as it is now, of a profile that shows where it is. */
export async function nextUnlocated(connection: Connection): Promise<UnlocatedAddress | undefined> {
  return await connection
    .selectFrom("addresses")
    .where(sql<boolean>`located_for is distinct from ${askedText}`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("accounts as a")
          .whereRef("a.id", "=", "addresses.account_id")
          .where("a.hide_personal_info", "=", false)
          .where("a.map_place", "=", "exact")
          .select("a.id"),
      ),
    )
    .orderBy("id")
    .limit(1)
    .select(["id", "account_id", "address_1", "city", "postal_code", askedText.as("asked")])
    .executeTakeFirst();
}

/** @returns false when the address has changed since the question, is gone, or is to be hidden now */
export async function setLocated(
  trx: Connection,
  { id, asked }: Pick<UnlocatedAddress, "id" | "asked">,
  location: { latitude: number; longitude: number } | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("addresses")
    .set({ located_for: asked, ...location })
    .where("id", "=", id)
    .where(sql<boolean>`${askedText} = ${asked}`)
    .where("account_id", "in", (eb) =>
      eb
        .selectFrom("accounts")
        .where("hide_personal_info", "=", false)
        .where("map_place", "=", "exact")
        .select("id"),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function locatedAddresses(trx: Connection, accountId: number) {
  return await trx
    .selectFrom("addresses")
    .where("account_id", "=", accountId)
    .where("located_for", "is not", null)
    .select(["id", "address_1", "city", "postal_code"])
    .execute();
}
