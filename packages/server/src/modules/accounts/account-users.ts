import type { Connection } from "../../infra/db/connection.ts";
import type { Recipient } from "./accounts.mails.ts";

/**
 * The owners of an account who log in for it, in the order in which they came: each gets its mails in their own language.
 * @param evenDisabled also those whom a disabled account shuts out: they are told why it is.
 */
export function findOwners(
  db: Connection,
  accountId: number,
  { evenDisabled = false } = {},
): Promise<Recipient[]> {
  return db
    .selectFrom("account_users as u")
    .innerJoin("accounts as a", "a.id", "u.account_id")
    .select(["u.email", "u.language", "u.first_name", "a.business_name"])
    .where("u.account_id", "=", accountId)
    .where("u.role", "=", "owner")
    .where("u.activated_at", "is not", null)
    .$if(!evenDisabled, (query) => query.where("u.disabled_at", "is", null))
    .orderBy("u.membership_id")
    .execute();
}
