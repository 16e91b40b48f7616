import type { Locale } from "@foodshed/sdk/locale";
import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import type { EnquiryRow, RecipientRow } from "./enquiries.queries.ts";

/** One account sends one enquiry after the other, so that its limits hold. */
export async function lockSender(transaction: Connection, accountId: number): Promise<void> {
  await transaction
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", accountId)
    .forNoKeyUpdate()
    .execute();
}

/** When the account sent its enquiries since then, the oldest first. */
export async function readSentSince(connection: Connection, accountId: number, since: Date): Promise<Date[]> {
  const rows = await connection
    .selectFrom("enquiries")
    .select("created_at")
    .where("sender_account_id", "=", accountId)
    .where("created_at", ">", since)
    .orderBy("created_at")
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Of these recipients, how many enquiries of the sender since then have neither an answer nor a message in reply. */
export async function countUnanswered(
  connection: Connection,
  sender: number,
  recipients: number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ account: number; count: number }>`
    select r.account_id as account, count(*)::int as count
    from enquiries e join enquiry_recipients r on r.enquiry_id = e.id
    where e.sender_account_id = ${sender} and e.created_at > ${since}
      and r.account_id = any(${recipients}::int[]) and r.outcome = 'sent' and r.answered_at is null
      and not exists (select from messages q join messages m on m.conversation_id = q.conversation_id and m.id > q.id
        where q.id = r.message_id and m.sender_account_id = r.account_id)
    group by r.account_id`.execute(connection);
  return new Map(rows.map(({ account, count }) => [account, count]));
}

/** How many enquiries, of whomever, each of these accounts got since then. */
export async function countReceived(
  connection: Connection,
  recipients: number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ account: number; count: number }>`
    select account_id as account, count(*)::int as count from enquiry_recipients
    where account_id = any(${recipients}::int[]) and sent_at > ${since}
    group by account_id`.execute(connection);
  return new Map(rows.map(({ account, count }) => [account, count]));
}

/** The language in which the first user of each account reads; absent where there is no user. */
export async function readLanguages(
  connection: Connection,
  accountIds: number[],
): Promise<Map<number, Locale>> {
  if (accountIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom("account_users")
    .select(["account_id", "language"])
    .where("account_id", "in", accountIds)
    .where("role", "=", "owner")
    .orderBy("membership_id", "desc")
    .execute();
  return new Map(rows.map(({ account_id, language }) => [account_id, language]));
}

export async function insertEnquiry(
  transaction: Connection,
  sender: { accountId: number; userId: number },
  enquiry: Omit<EnquiryRow, "id" | "sender_account_id" | "reminded_at" | "closed_at">,
): Promise<number> {
  const { id } = await transaction
    .insertInto("enquiries")
    .values({ sender_account_id: sender.accountId, sender_user_id: sender.userId, ...enquiry })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertRecipients(
  transaction: Connection,
  enquiryId: number,
  recipients: { account: number; outcome: RecipientRow["outcome"]; message: number | null }[],
  at: Date,
): Promise<void> {
  await transaction
    .insertInto("enquiry_recipients")
    .values(
      recipients.map(({ account, outcome, message }, position) => ({
        enquiry_id: enquiryId,
        account_id: account,
        position,
        outcome,
        message_id: message,
        sent_at: outcome === "sent" ? at : null,
      })),
    )
    .execute();
}

export async function insertEnquiryMessage(
  transaction: Connection,
  message: { message_id: number; enquiry_id: number; part: "request" | "reminder" | "answer" | "closing" },
): Promise<void> {
  await transaction.insertInto("enquiry_messages").values(message).execute();
}
