import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { readToken } from "../../modules/accounts/one-time-tokens.ts";

/** The fields, besides the email address, by which a request may name an account. */
export type Naming = { account_id?: number; token?: string } | undefined;

/** The login address, in lower case, of an account's number or a mailed link; undefined when there is none. */
export async function emailFromRequest(db: Connection, naming: Naming): Promise<string | undefined> {
  const { account_id, token } = naming ?? {};
  const linked = typeof token === "string" ? await readToken(db, token) : undefined;
  if (!linked && typeof account_id !== "number") return undefined;
  const user = await db
    .selectFrom("account_users")
    .select("email")
    .$if(linked !== undefined, (query) => query.where("id", "=", linked?.user_id as number))
    .$if(linked === undefined, (query) => query.where("account_id", "=", account_id as number))
    .orderBy(sql`role <> 'owner'`)
    .orderBy("membership_id")
    .limit(1)
    .executeTakeFirst();
  return user?.email.toLowerCase();
}
