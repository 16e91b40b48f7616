import { type Expression, type SqlBool, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";

/** What was asked for. */
export interface EnquiryRow {
  id: number;
  sender_account_id: number;
  product: string;
  quantity: number | null;
  unit: string | null;
  /** `YYYY-MM-DD`. */
  wanted_by: string | null;
  delivery: "delivery" | "pickup" | "either";
  content: string;
  created_at: Date;
  reminded_at: Date | null;
  closed_at: Date | null;
}

/** An answer with its numbers; all of them null before there is one. */
export interface AnswerRow {
  answered_at: Date | null;
  available: boolean | null;
  quantity: number | null;
  unit: string | null;
  price: number | null;
  price_unit: string | null;
  /** `YYYY-MM-DD`. */
  date: string | null;
  delivers: boolean | null;
  content: string;
}

export interface RecipientRow extends AnswerRow {
  account: CardRow;
  outcome: "sent" | "blocked" | "waiting" | "busy";
  told_at: Date | null;
  /** Whether it has written in the conversation since, other than by the form. */
  wrote: boolean;
}

export interface SummaryRow
  extends Pick<
    EnquiryRow,
    "id" | "product" | "quantity" | "unit" | "wanted_by" | "created_at" | "closed_at"
  > {
  sent: number;
  answered: number;
}

const day = (column: string) => sql<string | null>`${sql.ref(column)}::text`;

export function readEnquiry(connection: Connection, id: number): Promise<EnquiryRow | undefined> {
  return enquiryColumns(connection).where("e.id", "=", id).executeTakeFirst();
}

/** As `readEnquiry`, and keeps others from answering, reminding and closing until the transaction ends. */
export function lockEnquiry(transaction: Connection, id: number): Promise<EnquiryRow | undefined> {
  return enquiryColumns(transaction).where("e.id", "=", id).forUpdate().executeTakeFirst();
}

function enquiryColumns(connection: Connection) {
  return connection
    .selectFrom("enquiries as e")
    .select([
      "e.id",
      "e.sender_account_id",
      "e.product",
      "e.quantity",
      "e.unit",
      "e.delivery",
      "e.content",
      "e.created_at",
      "e.reminded_at",
      "e.closed_at",
    ])
    .select(day("e.wanted_by").as("wanted_by"));
}

/** Whether the recipient behind `r` wrote a message of its own after the enquiry came. */
const wrote = sql<boolean>`exists (select from messages q join messages m on m.conversation_id = q.conversation_id and m.id > q.id
  where q.id = r.message_id and m.sender_account_id = r.account_id
    and not exists (select from enquiry_messages em where em.message_id = m.id))`;

/** Whom an enquiry was meant for and what they answered, in the order in which they were chosen. */
export function readRecipients(connection: Connection, enquiryId: number): Promise<RecipientRow[]> {
  return connection
    .selectFrom("enquiry_recipients as r")
    .innerJoin("accounts as a", "a.id", "r.account_id")
    .select(["r.outcome", "r.told_at", "r.answered_at", "r.available", "r.quantity", "r.unit", "r.price"])
    .select(["r.price_unit", "r.delivers", "r.content"])
    .select([day("r.date").as("date"), wrote.as("wrote"), cardJson("a").as("account")])
    .where("r.enquiry_id", "=", enquiryId)
    .orderBy("r.position")
    .execute();
}

/** The account's own answer; undefined when the enquiry did not go to it. */
export function readOwnAnswer(
  connection: Connection,
  enquiryId: number,
  accountId: number,
): Promise<AnswerRow | undefined> {
  return connection
    .selectFrom("enquiry_recipients as r")
    .select(["r.answered_at", "r.available", "r.quantity", "r.unit", "r.price", "r.price_unit"])
    .select(["r.delivers", "r.content"])
    .select(day("r.date").as("date"))
    .where("r.enquiry_id", "=", enquiryId)
    .where("r.account_id", "=", accountId)
    .where("r.outcome", "=", "sent")
    .executeTakeFirst();
}

export function readSender(
  connection: Connection,
  accountId: number,
): Promise<{ id: number; slug: string; business_name: string }> {
  return connection
    .selectFrom("accounts")
    .select(["id", "slug", "business_name"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}

/** The enquiries of an account, the newest first. */
export function listEnquiries(
  connection: Connection,
  accountId: number,
  page: { from: number; size: number },
): Promise<SummaryRow[]> {
  const recipients = (where: Expression<SqlBool>) =>
    sql<number>`(select count(*)::int from enquiry_recipients r where r.enquiry_id = e.id and ${where})`;
  return connection
    .selectFrom("enquiries as e")
    .select(["e.id", "e.product", "e.quantity", "e.unit", "e.created_at", "e.closed_at"])
    .select(day("e.wanted_by").as("wanted_by"))
    .select([
      recipients(sql<SqlBool>`r.outcome = 'sent'`).as("sent"),
      recipients(sql<SqlBool>`r.answered_at is not null`).as("answered"),
    ])
    .where("e.sender_account_id", "=", accountId)
    .orderBy("e.created_at", "desc")
    .orderBy("e.id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
}

export async function countEnquiries(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("enquiries")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("sender_account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Answers to the account's enquiries that came after what it has read of each conversation. */
export async function countUnreadAnswers(connection: Connection, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from enquiries e
    join enquiry_messages em on em.enquiry_id = e.id and em.part = 'answer'
    join messages m on m.id = em.message_id
    join conversation_participants p on p.conversation_id = m.conversation_id and p.account_id = e.sender_account_id
    where e.sender_account_id = ${accountId} and m.id > p.last_read_message_id`.execute(connection);
  return rows[0]?.count ?? 0;
}

/** Open enquiries to the account since then that it has neither answered nor written about. */
export async function countWaiting(connection: Connection, accountId: number, since: Date): Promise<number> {
  const { count } = await connection
    .selectFrom("enquiry_recipients as r")
    .innerJoin("enquiries as e", "e.id", "r.enquiry_id")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("r.account_id", "=", accountId)
    .where("r.sent_at", ">", since)
    .where("r.outcome", "=", "sent")
    .where("r.answered_at", "is", null)
    .where("e.closed_at", "is", null)
    .where((eb) => eb.not(wrote))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function markTold(
  transaction: Connection,
  enquiryId: number,
  accountIds: number[],
  at: Date,
): Promise<void> {
  if (accountIds.length === 0) return;
  await transaction
    .updateTable("enquiry_recipients")
    .set({ told_at: at })
    .where("enquiry_id", "=", enquiryId)
    .where("account_id", "in", accountIds)
    .execute();
}

export async function markReminded(transaction: Connection, id: number, at: Date): Promise<void> {
  await transaction.updateTable("enquiries").set({ reminded_at: at }).where("id", "=", id).execute();
}

export async function markClosed(transaction: Connection, id: number, at: Date): Promise<void> {
  await transaction.updateTable("enquiries").set({ closed_at: at }).where("id", "=", id).execute();
}

export async function storeAnswer(
  transaction: Connection,
  enquiryId: number,
  accountId: number,
  answer: Omit<AnswerRow, "answered_at"> & { answered_at: Date },
): Promise<void> {
  await transaction
    .updateTable("enquiry_recipients")
    .set(answer)
    .where("enquiry_id", "=", enquiryId)
    .where("account_id", "=", accountId)
    .execute();
}
