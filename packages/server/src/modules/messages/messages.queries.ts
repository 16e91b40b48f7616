import { type SqlBool, sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { personJson } from "../accounts/person-names.ts";
import type { DescribedFile } from "../files/file-urls.ts";

/** A message with its attachments. */
export interface MessageRow {
  id: number;
  sender_account_id: number;
  /** Who of the sender's people wrote it; null where it was support. */
  written_by: { user_id: number; name: string } | null;
  content: string;
  created_at: Date;
  updated_at: Date;
  files: DescribedFile[];
  /** Since when administrators keep it from its recipient. */
  removed_at: Date | null;
  /** The enquiry that it belongs to, and what it is in it. */
  enquiry: { id: number; part: "request" | "reminder" | "answer" | "closing" } | null;
}

const attachments = sql<
  DescribedFile[]
>`coalesce((select json_agg(json_build_object('id', f.id, 'name', f.name,
  'media_type', f.media_type, 'size', f.size, 'public', f.public) order by f.id)
  from message_files mf join files f on f.id = mf.file_id where mf.message_id = m.id), '[]')`;

const enquiry = sql<
  MessageRow["enquiry"]
>`(select json_build_object('id', em.enquiry_id, 'part', em.part) from enquiry_messages em where em.message_id = m.id)`;

function messageColumns(connection: Connection) {
  return connection
    .selectFrom("messages as m")
    .select([
      "m.id",
      "m.sender_account_id",
      "m.content",
      "m.created_at",
      "m.updated_at",
      sql<MessageRow["written_by"]>`case when not m.hijacked then ${personJson("m.sender_user_id")} end`.as(
        "written_by",
      ),
      "m.removed_at",
      attachments.as("files"),
      enquiry.as("enquiry"),
    ]);
}

/** The newest messages of a conversation, newest first. */
export function readMessages(
  connection: Connection,
  conversationId: number,
  page: { before?: number; until?: Date; size: number },
): Promise<MessageRow[]> {
  return messageColumns(connection)
    .where("m.conversation_id", "=", conversationId)
    .$if(page.before !== undefined, (query) => query.where("m.id", "<", page.before as number))
    .$if(page.until !== undefined, (query) => query.where("m.created_at", "<=", page.until as Date))
    .orderBy("m.id", "desc")
    .limit(page.size)
    .execute();
}

export function readMessagesById(connection: Connection, ids: number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return messageColumns(connection).where("m.id", "in", ids).execute();
}

export async function countMessages(
  connection: Connection,
  conversationId: number,
  until?: Date,
): Promise<number> {
  const { count } = await connection
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("conversation_id", "=", conversationId)
    .$if(until !== undefined, (query) => query.where("created_at", "<=", until as Date))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertMessage(
  transaction: Connection,
  message: {
    conversationId: number;
    sender: { accountId: number; userId: number };
    content: string;
    files: number[];
    at: Date;
    hijacked: boolean;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto("messages")
    .values({
      conversation_id: message.conversationId,
      sender_account_id: message.sender.accountId,
      sender_user_id: message.sender.userId,
      campaign_id: null,
      content: message.content,
      hijacked: message.hijacked,
      created_at: message.at,
      updated_at: message.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (message.files.length > 0) {
    await transaction
      .insertInto("message_files")
      .values(message.files.map((file) => ({ message_id: id, file_id: file })))
      .execute();
  }
  return id;
}

/** A business as a recipient: whether it is public, and whether the sender has to do with it already. */
export function findRecipient(
  connection: Connection,
  sender: number,
  by: { id: number } | { slug: string },
): Promise<{ id: number; published: boolean; closed: boolean; known: boolean } | undefined> {
  return connection
    .selectFrom("accounts as a")
    .select([
      "a.id",
      sql<boolean>`a.published_at is not null`.as("published"),
      sql<boolean>`a.closed_at is not null`.as("closed"),
      sql<boolean>`(a.created_by_account_id = ${sender} and a.claimed_at is null)
        or exists (select from connections c where c.state = 'accepted'
          and ((c.organization_id = ${sender} and c.account_id = a.id) or (c.account_id = ${sender} and c.organization_id = a.id)))
        or exists (select from conversation_participants p join conversation_participants o using (conversation_id)
          where p.account_id = ${sender} and o.account_id = a.id and p.last_message_at is not null)`
        .$castTo<boolean>()
        .as("known"),
    ])
    .where((where) => ("id" in by ? where("a.id", "=", by.id) : where("a.slug", "=", by.slug)))
    .executeTakeFirst();
}

/** Of these files the private ones that the sender uploaded, with the readers they name. */
export function readSendableFiles(
  connection: Connection,
  sender: { accountId: number },
  ids: number[],
): Promise<{ id: number; name: string; media_type: string; readers: number[] }[]> {
  return connection
    .selectFrom("files as f")
    .select([
      "f.id",
      "f.name",
      "f.media_type",
      sql<number[]>`array(select account_id from file_readers r where r.file_id = f.id)`.as("readers"),
    ])
    .where("f.id", "in", ids)
    .where("f.account_id", "=", sender.accountId)
    .where("f.public", "=", false)
    .execute();
}

/** Who writes: the address that they log in with, and how mails speak of them. */
export function readSender(
  connection: Connection,
  { userId, accountId }: { userId: number; accountId: number },
): Promise<{ email: string; first_name: string; business_name: string }> {
  return connection
    .selectFrom("users as u")
    .innerJoin("accounts as a", (join) => join.on("a.id", "=", accountId))
    .select(["u.email", "a.first_name", "a.business_name"])
    .where("u.id", "=", userId)
    .executeTakeFirstOrThrow();
}

const SUGGESTED = 10;

/** Published businesses whose folded name begins with the pattern, then those that hold it at a word's start, then anywhere. */
export async function suggestAccounts(
  connection: Connection,
  pattern: string,
  leftOut: number[],
): Promise<CardRow[]> {
  const begins = sql<SqlBool>`name_key like name_key(${pattern}) || '%'`;
  // Ids alone: a search for parts of names then reads the index of names and nothing else.
  const matching = connection
    .selectFrom("accounts")
    .select("id")
    .where("published_at", "is not", null)
    .where("id", "not in", leftOut);
  const first = await matching.where(begins).orderBy("name_key").orderBy("id").limit(SUGGESTED).execute();
  const rest =
    first.length === SUGGESTED
      ? []
      : await matching
          .where(sql<SqlBool>`name_key like '%' || name_key(${pattern}) || '%'`)
          .where((where) => where.not(begins))
          .orderBy(sql`name_key like '% ' || name_key(${pattern}) || '%'`, "desc")
          .orderBy("name_key")
          .orderBy("id")
          .limit(SUGGESTED - first.length)
          .execute();
  const ids = [...first, ...rest].map(({ id }) => id);
  const cards = await readCards(connection, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}

async function readCards(connection: Connection, ids: number[]): Promise<Map<number, CardRow>> {
  if (ids.length === 0) return new Map();
  const rows = await connection
    .selectFrom("accounts as a")
    .select(cardJson("a").as("account"))
    .where("a.id", "in", ids)
    .execute();
  return new Map(rows.map(({ account }) => [account.id, account]));
}
