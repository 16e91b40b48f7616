import type { Connection } from "../../infra/db/connection.ts";
import { readToken } from "../../modules/accounts/one-time-tokens.ts";

/** What a request may name somebody by who has an account, besides their address. */
export type Naming = { account_id?: number; token?: string } | undefined;

/** The address, in lower case, of whom an account's number or a mailed link stands for; undefined when it is nobody. */
export async function emailFromRequest(db: Connection, naming: Naming): Promise<string | undefined> {
  const { account_id, token } = naming ?? {};
  const linked = typeof token === "string" ? await readToken(db, token) : undefined;
  if (!linked && typeof account_id !== "number") return undefined;
  const user = await db
    .selectFrom("users")
    .select("email")
    .$if(linked !== undefined, (query) => query.where("id", "=", linked?.user_id as number))
    .$if(linked === undefined, (query) => query.where("account_id", "=", account_id as number))
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return user?.email.toLowerCase();
}
