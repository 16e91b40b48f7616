import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { escapeLike } from "../accounts/account-cards.ts";

export type MailState = "waiting" | "retrying" | "failed" | "cancelled" | "sent";
export type MailFilter = MailState | "problems";

/** Each is a condition that an index answers. */
const isIn: Record<MailFilter, RawBuilder<boolean>> = {
  waiting: sql`(m.sent_at is null and m.failed_at is null and m.last_error is null)`,
  retrying: sql`(m.sent_at is null and m.failed_at is null and m.last_error is not null)`,
  failed: sql`(m.failed_at is not null and m.cancelled_at is null)`,
  cancelled: sql`(m.failed_at is not null and m.cancelled_at is not null)`,
  sent: sql`(m.sent_at is not null)`,
  problems: sql`(m.id in (
    select id from mail_outbox where failed_at is not null and cancelled_at is null
    union all
    select id from mail_outbox where sent_at is null and failed_at is null and last_error is not null))`,
};

const stateOf = sql<MailState>`case when m.sent_at is not null then 'sent' when m.cancelled_at is not null then 'cancelled'
  when m.failed_at is not null then 'failed' when m.last_error is not null then 'retrying' else 'waiting' end`;

interface Wanted {
  state?: MailFilter | undefined;
  /** Part of an address. */
  recipient?: string | undefined;
}

function matching(db: Connection, { state, recipient }: Wanted) {
  let query = db.selectFrom("mail_outbox as m");
  if (state) query = query.where(isIn[state]);
  if (recipient)
    query = query.where(sql<boolean>`lower(m.recipient) like ${`%${escapeLike(recipient.toLowerCase())}%`}`);
  return query;
}

const columns = [
  "m.id",
  "m.recipient",
  "m.subject",
  "m.attempts",
  "m.created_at",
  "m.send_after",
  "m.sent_at",
  "m.failed_at",
  "m.bounced_at",
  "m.last_error",
] as const;

/** The first account of an address. */
const accountOf = sql<{ id: number; slug: string; business_name: string } | null>`(
  select json_build_object('id', a.id, 'slug', a.slug, 'business_name', a.business_name)
  from account_users u join accounts a on a.id = u.account_id
  where lower(u.email) = lower(m.recipient) order by a.id limit 1)`;

export type MailRow = Awaited<ReturnType<typeof readMails>>[number];

/** Newest first. */
export function readMails(db: Connection, wanted: Wanted, { from, size }: { from: number; size: number }) {
  return mailsPage(db, wanted, { from, size }).execute();
}

export const mailsPage = (db: Connection, wanted: Wanted, { from, size }: { from: number; size: number }) =>
  matching(db, wanted)
    .select([...columns, stateOf.as("state"), accountOf.as("account")])
    .orderBy("m.id", "desc")
    .offset(from)
    .limit(size);

export async function countMails(db: Connection, wanted: Wanted): Promise<number> {
  const { count } = await matching(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function readMail(db: Connection, id: number) {
  return db
    .selectFrom("mail_outbox as m")
    .where("m.id", "=", id)
    .select([...columns, "m.text", stateOf.as("state"), accountOf.as("account")])
    .executeTakeFirst();
}

export function lockMail(trx: Connection, id: number) {
  return trx
    .selectFrom("mail_outbox as m")
    .where("m.id", "=", id)
    .select(["m.id", "m.recipient", "m.send_after", stateOf.as("state"), accountOf.as("account")])
    .forUpdate()
    .executeTakeFirst();
}

/** What was given up goes out as if it were new. */
export function retryGivenUp(trx: Connection, now: Date, id?: number) {
  return trx
    .updateTable("mail_outbox")
    .set({ failed_at: null, bounced_at: null, attempts: 0, send_after: now })
    .where("failed_at", "is not", null)
    .where("cancelled_at", "is", null)
    .$if(id !== undefined, (query) => query.where("id", "=", id as number))
    .returning("id")
    .execute();
}

/**
 * What waits for its next attempt is tried at once. One that is being sent is leased for less than `lease`, and left alone: so is what
 * would be tried within that time anyhow.
 */
export async function hurry(trx: Connection, id: number, now: Date, lease: Date): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ send_after: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("send_after", ">", lease)
    .execute();
}

export async function setCancelled(trx: Connection, id: number, at: Date): Promise<void> {
  await trx
    .updateTable("mail_outbox")
    .set({ failed_at: at, cancelled_at: at, text: "", html: "" })
    .where("id", "=", id)
    .execute();
}
