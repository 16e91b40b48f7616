import type { Connection } from "../../infra/db/connection.ts";

/** The address of a business, as much of it as is known. */
export interface Place {
  address_1: string | null;
  city: string | null;
  postal_code: string | null;
}

export interface OfferRow extends Place {
  account_id: number;
  delivers: boolean | null;
  hide_personal_info: boolean;
}

export function readPlace(connection: Connection, accountId: number): Promise<Place | undefined> {
  return connection
    .selectFrom("accounts")
    .select(["address_1", "city", "postal_code"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** The businesses that have what an enquiry asks for, in the order in which they were chosen. */
export function readOffers(connection: Connection, enquiryId: number): Promise<OfferRow[]> {
  return connection
    .selectFrom("enquiry_recipients as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .select(["r.account_id", "r.delivers", "a.hide_personal_info", "a.address_1", "a.city", "a.postal_code"])
    .where("r.enquiry_id", "=", enquiryId)
    .where("r.available", "=", true)
    .orderBy("r.position")
    .execute();
}
