import type { Locale } from "@foodshed/sdk/locale";
import type { Connection } from "../../infra/db/connection.ts";

export interface SubscriptionRequest {
  email: string;
  language: Locale;
  created_at: Date;
  used_at: Date | null;
}

export async function insertRequest(
  trx: Connection,
  request: { tokenHash: string; email: string; language: Locale; at: Date; until: Date },
): Promise<void> {
  await trx
    .insertInto("mailing_list_requests")
    .values({
      token_hash: request.tokenHash,
      email: request.email,
      language: request.language,
      created_at: request.at,
      expires_at: request.until,
    })
    .execute();
}

/** The request that a link names, unless it is too old. */
export function findRequest(
  db: Connection,
  tokenHash: string,
  at: Date,
): Promise<SubscriptionRequest | undefined> {
  return db
    .selectFrom("mailing_list_requests")
    .select(["email", "language", "created_at", "used_at"])
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** Uses a link up. @returns whether this call did; one of several at once does */
export async function useRequest(trx: Connection, tokenHash: string, at: Date): Promise<boolean> {
  const used = await trx
    .updateTable("mailing_list_requests")
    .set({ used_at: at })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .returning("token_hash")
    .executeTakeFirst();
  return used !== undefined;
}

/** Forgets the addresses of links that are over, used or not. */
export async function deleteRequests(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("mailing_list_requests").where("expires_at", "<=", before).execute();
}
