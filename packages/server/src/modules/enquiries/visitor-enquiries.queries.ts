import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { AnswerRow, EnquiryRow } from "./enquiries.queries.ts";

export interface VisitorEnquiry
  extends Pick<EnquiryRow, "id" | "product" | "quantity" | "unit" | "wanted_by" | "delivery" | "content"> {
  name: string;
  email: string;
  language: Locale;
  sent_at: Date | null;
  closed_at: Date | null;
}

export interface VisitorRecipient extends AnswerRow {
  account_id: number;
  slug: string;
  business_name: string;
  outcome: "chosen" | "sent" | "unreachable" | "waiting" | "busy";
  answers: number;
}

/** Which of some accounts everybody may see. */
export async function readPublic(connection: Connection, ids: readonly number[]): Promise<number[]> {
  const rows = await connection
    .selectFrom("accounts")
    .select("id")
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .where("published_at", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Keeps an enquiry until it is confirmed. The same one that was not sent yet gets a new link.
 * @returns its id; undefined when it was asked for since `again`, and keeps the link that it has
 */
export async function insertVisitorEnquiry(
  trx: Connection,
  enquiry: Omit<VisitorEnquiry, "id" | "sent_at" | "closed_at"> & {
    tokenHash: string;
    digest: string;
    at: Date;
    until: Date;
  },
  again: Date,
): Promise<number | undefined> {
  const { tokenHash, digest, at, until, name, email, language, ...asked } = enquiry;
  const { rows } = await sql<{ id: number }>`insert into visitor_enquiries
    (token_hash, name, email, language, product, quantity, unit, wanted_by, delivery, content, digest, created_at, expires_at)
    values (${tokenHash}, ${name}, ${email}, ${language}, ${asked.product}, ${asked.quantity}, ${asked.unit}, ${asked.wanted_by},
      ${asked.delivery}, ${asked.content}, ${digest}, ${at}, ${until})
    on conflict (lower(email), digest) where sent_at is null do update
      set token_hash = excluded.token_hash, name = excluded.name, email = excluded.email, language = excluded.language,
        created_at = excluded.created_at, expires_at = excluded.expires_at
      where visitor_enquiries.created_at < ${again}
    returning id`.execute(trx);
  return rows[0]?.id;
}

/** In the order in which they were chosen. The same enquiry has the same ones. */
export async function insertChosen(
  trx: Connection,
  enquiry: number,
  accounts: readonly number[],
): Promise<void> {
  await trx
    .insertInto("visitor_enquiry_recipients")
    .values(
      accounts.map((account_id, position) => ({
        enquiry_id: enquiry,
        account_id,
        position,
        outcome: "chosen" as const,
      })),
    )
    .onConflict((conflict) => conflict.columns(["enquiry_id", "account_id"]).doNothing())
    .execute();
}

/** The enquiry that a link confirms, unless the link is too old. */
export function findByToken(
  connection: Connection,
  tokenHash: string,
  at: Date,
): Promise<VisitorEnquiry | undefined> {
  return enquiries(connection)
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", at)
    .executeTakeFirst();
}

/** An enquiry that was sent. */
export function findSent(connection: Connection, id: number): Promise<VisitorEnquiry | undefined> {
  return enquiries(connection).where("id", "=", id).where("sent_at", "is not", null).executeTakeFirst();
}

/** As `findSent`, and keeps others from answering and closing until the transaction ends. */
export function lockSent(trx: Connection, id: number): Promise<VisitorEnquiry | undefined> {
  return enquiries(trx).where("id", "=", id).where("sent_at", "is not", null).forUpdate().executeTakeFirst();
}

function enquiries(connection: Connection) {
  return connection
    .selectFrom("visitor_enquiries")
    .select(["id", "name", "email", "language", "product", "quantity", "unit", "delivery", "content"])
    .select(["sent_at", "closed_at", sql<string | null>`wanted_by::text`.as("wanted_by")]);
}

/** Those who can still be seen, in the order in which they were chosen. */
export function readVisitorRecipients(connection: Connection, enquiry: number): Promise<VisitorRecipient[]> {
  return connection
    .selectFrom("visitor_enquiry_recipients as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .select(["r.account_id", "a.slug", "a.business_name", "r.outcome", "r.answers", "r.answered_at"])
    .select(["r.available", "r.quantity", "r.unit", "r.price", "r.price_unit", "r.delivers", "r.content"])
    .select(sql<string | null>`r.date::text`.as("date"))
    .where("r.enquiry_id", "=", enquiry)
    .where("a.published_at", "is not", null)
    .orderBy("r.position")
    .execute();
}

/** One address confirms one enquiry after the other, so that its limits hold. */
export async function lockAddress(trx: Connection, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('visitor enquiry'), hashtext(${email.toLowerCase()}))`.execute(
    trx,
  );
}

/** @returns whether this call marks it; one of several at once does */
export async function markSent(trx: Connection, id: number, at: Date): Promise<boolean> {
  const marked = await trx
    .updateTable("visitor_enquiries")
    .set({ sent_at: at })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return marked !== undefined;
}

export async function countSentFrom(connection: Connection, email: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from visitor_enquiries
    where lower(email) = ${email.toLowerCase()} and sent_at > ${since}`.execute(connection);
  return rows[0]?.count ?? 0;
}

/** Of some accounts, how many visitors' enquiries each got since then. */
export async function countReceived(
  connection: Connection,
  accounts: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{
    account: number;
    count: number;
  }>`select account_id as account, count(*)::int as count
    from visitor_enquiry_recipients where account_id = any(${accounts}::int[]) and sent_at > ${since}
    group by account_id`.execute(connection);
  return new Map(rows.map(({ account, count }) => [account, count]));
}

/** Of some accounts, how many open enquiries of an address since then each has not answered. */
export async function countUnansweredFrom(
  connection: Connection,
  email: string,
  accounts: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{
    account: number;
    count: number;
  }>`select r.account_id as account, count(*)::int as count
    from visitor_enquiries e join visitor_enquiry_recipients r on r.enquiry_id = e.id
    where lower(e.email) = ${email.toLowerCase()} and e.sent_at > ${since} and r.outcome = 'sent'
      and r.answered_at is null and r.account_id = any(${accounts}::int[])
    group by r.account_id`.execute(connection);
  return new Map(rows.map(({ account, count }) => [account, count]));
}

export async function writeOutcome(
  trx: Connection,
  { enquiry, account }: { enquiry: number; account: number },
  outcome: VisitorRecipient["outcome"],
  at: Date,
): Promise<void> {
  await trx
    .updateTable("visitor_enquiry_recipients")
    .set({ outcome, sent_at: outcome === "sent" ? at : null })
    .where("enquiry_id", "=", enquiry)
    .where("account_id", "=", account)
    .execute();
}

/** The record that an enquiry went out, which outlives its text. */
export async function recordSent(
  trx: Connection,
  { enquiry, account, at }: { enquiry: number; account: number; at: Date },
): Promise<void> {
  await trx
    .insertInto("audit_entries")
    .values({
      at,
      operation: "requestVisitorEnquiry",
      account_id: account,
      details: JSON.stringify({ visitor_enquiry: enquiry }),
    })
    .execute();
}

export async function storeVisitorAnswer(
  trx: Connection,
  { enquiry, account }: { enquiry: number; account: number },
  answer: Omit<AnswerRow, "answered_at"> & { answered_at: Date },
): Promise<void> {
  await trx
    .updateTable("visitor_enquiry_recipients")
    .set((eb) => ({ ...answer, answers: eb("answers", "+", 1) }))
    .where("enquiry_id", "=", enquiry)
    .where("account_id", "=", account)
    .execute();
}

export async function close(connection: Connection, id: number, at: Date): Promise<void> {
  await connection
    .updateTable("visitor_enquiries")
    .set({ closed_at: at })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .execute();
}

export async function erase(connection: Connection, id: number): Promise<void> {
  await connection.deleteFrom("visitor_enquiries").where("id", "=", id).execute();
}

/** Erases enquiries whose link is over, and those that were sent before a time, with their answers. */
export async function deleteVisitorEnquiries(
  connection: Connection,
  over: { at: Date; sentBefore: Date },
): Promise<void> {
  await connection
    .deleteFrom("visitor_enquiries")
    .where((where) =>
      where.or([
        where.and([where("sent_at", "is", null), where("expires_at", "<=", over.at)]),
        where("sent_at", "<", over.sentBefore),
      ]),
    )
    .execute();
}
