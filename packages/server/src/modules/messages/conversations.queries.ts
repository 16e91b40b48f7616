import { sql } from "kysely";
import type { Connection } from "../../infra/db/connection.ts";
import { type CardRow, cardJson } from "../accounts/account-cards.ts";
import { pairKey } from "./pair-key.ts";

/** Whether an account is closed, or erased already. */
type Closed = "closed" | "erased" | null;

/** One side of a conversation. */
export interface Side {
  account: CardRow;
  closed: Closed;
  silenced_at: Date | null;
  last_read_message_id: number;
  unread: number;
}

/** A conversation of two as one of them sees it. */
export interface ConversationRow {
  id: number;
  mine: Side;
  theirs: Side;
}

type Participant = {
  conversation_id: number;
  account: CardRow;
  closed: Closed;
  silenced_at: Date | null;
  last_read_message_id: number;
  unread: number;
};

/** The other side is there still: an account that is gone has left its conversations. */
const inBothOfTwo = sql<boolean>`exists (select from conversation_participants n
  where n.conversation_id = p.conversation_id and n.account_id <> p.account_id)`;

/** The same, looked up one by one: for few conversations of an account that may have thousands. */
const eachInBothOfTwo = sql<boolean>`exists (select from conversation_participants n
  where n.conversation_id = p.conversation_id and n.account_id <> p.account_id offset 0)`;

/** The conversations in an account's list, the latest first. */
export async function readConversations(
  connection: Connection,
  accountId: number,
  page: { from: number; size: number },
): Promise<ConversationRow[]> {
  const listed = await connection
    .selectFrom("conversation_participants as p")
    .select("p.conversation_id as id")
    .where("p.account_id", "=", accountId)
    .where("p.last_message_at", "is not", null)
    .where(eachInBothOfTwo)
    .orderBy("p.last_message_at", "desc")
    .orderBy("p.conversation_id", "desc")
    .offset(page.from)
    .limit(page.size)
    .execute();
  return readConversationsById(
    connection,
    accountId,
    listed.map(({ id }) => id),
  );
}

export async function countConversations(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("conversation_participants as p")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("p.account_id", "=", accountId)
    .where("p.last_message_at", "is not", null)
    .where(inBothOfTwo)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** In the order of the ids; what is not the account's own, or not between two, is left out. */
export async function readConversationsById(
  connection: Connection,
  accountId: number,
  ids: number[],
): Promise<ConversationRow[]> {
  if (ids.length === 0) return [];
  const participants: Participant[] = await connection
    .selectFrom("conversation_participants as p")
    .innerJoin("accounts as a", "a.id", "p.account_id")
    .select(["p.conversation_id", "p.silenced_at", "p.last_read_message_id", "p.unread"])
    .select(cardJson("a").as("account"))
    .select(
      sql<Closed>`case when a.erased_at is not null then 'erased' when a.closed_at is not null then 'closed' end`.as(
        "closed",
      ),
    )
    .where("p.conversation_id", "in", ids)
    .execute();
  const byConversation = Map.groupBy(participants, (participant) => participant.conversation_id);
  return ids.flatMap((id) => {
    const sides = byConversation.get(id) ?? [];
    const mine = sides.find(({ account }) => account.id === accountId);
    const theirs = sides.find(({ account }) => account.id !== accountId);
    return sides.length === 2 && mine && theirs ? [{ id, mine, theirs }] : [];
  });
}

/** The newest message of each conversation that may be seen: none from after a block. */
export async function readLastMessageIds(
  connection: Connection,
  accountId: number,
  conversationIds: number[],
): Promise<Map<number, number>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await connection
    .selectFrom("conversation_participants as p")
    .innerJoin("conversation_participants as o", (join) =>
      join.onRef("o.conversation_id", "=", "p.conversation_id").onRef("o.account_id", "!=", "p.account_id"),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("messages as m")
          .select("m.id")
          .whereRef("m.conversation_id", "=", "p.conversation_id")
          .where(sql<boolean>`m.created_at <= coalesce(least(p.silenced_at, o.silenced_at), 'infinity')`)
          .orderBy("m.id", "desc")
          .limit(1)
          .as("last"),
      (join) => join.onTrue(),
    )
    .select(["p.conversation_id", "last.id"])
    .where("p.account_id", "=", accountId)
    .where("p.conversation_id", "in", conversationIds)
    .execute();
  return new Map(rows.map((row) => [row.conversation_id, row.id]));
}

/** How many of an account's conversations hold something unread. Every signed-in client polls it every 10 seconds. */
export async function countUnread(connection: Connection, accountId: number): Promise<number> {
  const { count } = await connection
    .selectFrom("conversation_participants as p")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("p.account_id", "=", accountId)
    .where("p.unread", ">", 0)
    .where(eachInBothOfTwo)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * The conversation of two accounts, made when there is none, and locked: whatever else is sent, read or blocked in it
 * waits for this transaction.
 */
export async function openConversation(
  transaction: Connection,
  one: number,
  other: number,
  at: Date,
): Promise<number> {
  const pair = pairKey(one, other);
  await transaction
    .insertInto("conversations")
    .values({ pair_key: pair, created_at: at })
    .onConflict((conflict) => conflict.column("pair_key").doNothing())
    .execute();
  const { id } = await transaction
    .selectFrom("conversations")
    .select("id")
    .where("pair_key", "=", pair)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto("conversation_participants")
    .values([one, other].map((account_id) => ({ conversation_id: id, account_id })))
    .onConflict((conflict) => conflict.columns(["conversation_id", "account_id"]).doNothing())
    .execute();
  return id;
}

export async function lockConversation(transaction: Connection, id: number): Promise<void> {
  await transaction.selectFrom("conversations").select("id").where("id", "=", id).forUpdate().execute();
}

/** Puts a conversation at the top of an account's list. */
export async function listConversationFor(
  transaction: Connection,
  conversationId: number,
  accountId: number,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable("conversation_participants")
    .set({ last_message_at: at })
    .where("conversation_id", "=", conversationId)
    .where("account_id", "=", accountId)
    .where("last_message_at", "is", null)
    .execute();
}

/** Everything received so far counts as read. */
export async function markRead(
  transaction: Connection,
  conversationId: number,
  accountId: number,
): Promise<void> {
  await transaction
    .updateTable("conversation_participants")
    .set({
      unread: 0,
      last_read_message_id: sql<number>`coalesce((select last_message_id from conversations where id = ${conversationId}), 0)`,
    })
    .where("conversation_id", "=", conversationId)
    .where("account_id", "=", accountId)
    .execute();
}

export async function setSilenced(
  transaction: Connection,
  conversationId: number,
  accountId: number,
  at: Date | null,
): Promise<void> {
  await transaction
    .updateTable("conversation_participants")
    .set({ silenced_at: at })
    .where("conversation_id", "=", conversationId)
    .where("account_id", "=", accountId)
    .execute();
}

/** Counts a new message for both sides. @returns how many messages the recipient has not read */
export async function noteMessage(
  transaction: Connection,
  message: {
    id: number;
    conversationId: number;
    sender: number;
    recipient: number;
    at: Date;
    /** Whether the sender has read what came before; without it their unread messages stay unread. */
    asReply: boolean;
  },
): Promise<number> {
  await transaction
    .updateTable("conversations")
    .set({ last_message_id: message.id, last_message_at: message.at })
    .where("id", "=", message.conversationId)
    .execute();
  const side = (account: number) =>
    transaction
      .updateTable("conversation_participants")
      .where("conversation_id", "=", message.conversationId)
      .where("account_id", "=", account);
  await side(message.sender)
    .set({
      last_message_at: message.at,
      ...(message.asReply && { last_read_message_id: message.id, unread: 0 }),
    })
    .execute();
  const { unread } = await side(message.recipient)
    .set({ last_message_at: message.at, unread: sql<number>`unread + 1` })
    .returning("unread")
    .executeTakeFirstOrThrow();
  return unread;
}
