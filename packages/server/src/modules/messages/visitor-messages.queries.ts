import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";

export interface VisitorMessage {
  id: number;
  account_id: number;
  business_name: string;
  name: string;
  email: string;
  content: string;
  sent_at: Date | null;
}

/** A business that everybody may see. */
export function findPublicBusiness(
  connection: Connection,
  slug: string,
): Promise<{ id: number; business_name: string } | undefined> {
  return connection
    .selectFrom("accounts")
    .select(["id", "business_name"])
    .where("slug", "=", slug)
    .where("published_at", "is not", null)
    .executeTakeFirst();
}

/**
 * Keeps a message until it is confirmed. The same one that was not sent yet gets a new link.
 * @returns false when it was asked for since `again`, and keeps the link that it has
 */
export async function insertVisitorMessage(
  trx: Connection,
  message: {
    tokenHash: string;
    accountId: number;
    name: string;
    email: string;
    content: string;
    language: Locale;
    at: Date;
    until: Date;
  },
  again: Date,
): Promise<boolean> {
  const { tokenHash, accountId, name, email, content, language, at, until } = message;
  const { rows } = await sql`insert into visitor_messages
    (token_hash, account_id, name, email, content, language, created_at, expires_at)
    values (${tokenHash}, ${accountId}, ${name}, ${email}, ${content}, ${language}, ${at}, ${until})
    on conflict (account_id, lower(email), md5(content)) where sent_at is null do update
      set token_hash = excluded.token_hash, name = excluded.name, email = excluded.email, language = excluded.language,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where visitor_messages.created_at < ${again}
    returning id`.execute(trx);
  return rows.length > 0;
}

/** The message that a link names, unless the link is too old. */
export function findVisitorMessage(
  connection: Connection,
  tokenHash: string,
  at: Date,
): Promise<VisitorMessage | undefined> {
  return connection
    .selectFrom("visitor_messages as v")
    .innerJoin("accounts as a", "a.id", "v.account_id")
    .select(["v.id", "v.account_id", "a.business_name", "v.name", "v.email", "v.content", "v.sent_at"])
    .where("v.token_hash", "=", tokenHash)
    .where("v.expires_at", ">", at)
    .executeTakeFirst();
}

/** @returns whether this call marks it; one of several at once does */
export async function markSent(trx: Connection, id: number, at: Date): Promise<boolean> {
  const marked = await trx
    .updateTable("visitor_messages")
    .set({ sent_at: at })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

export async function countSent(connection: Connection, accountId: number, since: Date): Promise<number> {
  const { count } = await connection
    .selectFrom("visitor_messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .where("sent_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The record that a message went out, which outlives its text. */
export async function recordSent(trx: Connection, message: VisitorMessage, at: Date): Promise<void> {
  await trx
    .insertInto("audit_entries")
    .values({
      at,
      operation: "requestVisitorMessage",
      account_id: message.account_id,
      details: JSON.stringify({ visitor_message: message.id }),
    })
    .execute();
}

/** Erases messages whose link is over, and those that were sent before a time. */
export async function deleteVisitorMessages(
  connection: Connection,
  over: { at: Date; sentBefore: Date },
): Promise<void> {
  await connection
    .deleteFrom("visitor_messages")
    .where((where) =>
      where.or([
        where.and([where("sent_at", "is", null), where("expires_at", "<=", over.at)]),
        where("sent_at", "<", over.sentBefore),
      ]),
    )
    .execute();
}
