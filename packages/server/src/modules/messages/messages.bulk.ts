import { sql } from "kysely";
import { inBatches } from "../../infra/db/batches.ts";
import type { Connection } from "../../infra/db/connection.ts";

/** A conversation of two accounts as it was held, oldest message first. */
export interface BulkConversation {
  between: readonly [number, number];
  messages: readonly { senderAccountId: number; content: string; sentAt: Date; read: boolean }[];
  blocked: { byAccountId: number; at: Date } | null;
}

/** Writes a whole conversation: its messages, who has read how far, and whether one has blocked the other. @returns the messages' ids */
export async function insertConversation(trx: Connection, conversation: BulkConversation): Promise<number[]> {
  const [ids = []] = await insertConversations(trx, [conversation]);
  return ids;
}

/** As `insertConversation`, many at once. Those without messages are left out. @returns the ids of each one's messages */
export async function insertConversations(
  trx: Connection,
  conversations: readonly BulkConversation[],
): Promise<number[][]> {
  const held = conversations.filter(({ messages }) => messages.length > 0);
  const messageIds: number[][] = [];
  for (const batch of inBatches(held)) messageIds.push(...(await insertBatch(trx, batch)));
  return messageIds;
}

// One statement numbers its rows in their order, whatever order it answers in.
const inOrder = (rows: readonly { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

const lastSent = ({ messages }: BulkConversation) => messages.at(-1)?.sentAt as Date;

async function insertBatch(trx: Connection, batch: readonly BulkConversation[]): Promise<number[][]> {
  const conversationIds = inOrder(
    await trx
      .insertInto("conversations")
      .values(
        batch.map((conversation) => ({
          pair_key: [...conversation.between].sort((a, b) => a - b).join(":"),
          created_at: conversation.messages[0]?.sentAt as Date,
          last_message_at: lastSent(conversation),
        })),
      )
      .returning("id")
      .execute(),
  );
  const messages = batch.flatMap((conversation, at) =>
    conversation.messages.map(({ senderAccountId, content, sentAt }) => ({
      conversation_id: conversationIds[at] as number,
      sender_account_id: senderAccountId,
      content,
      created_at: sentAt,
      updated_at: sentAt,
    })),
  );
  const all: number[] = [];
  for (const part of inBatches(messages, 2000))
    all.push(...inOrder(await trx.insertInto("messages").values(part).returning("id").execute()));
  let from = 0;
  const messageIds = batch.map((conversation) => {
    const ids = all.slice(from, from + conversation.messages.length);
    from += ids.length;
    return ids;
  });
  await sql`update conversations c set last_message_id = last.id
    from unnest(${conversationIds}::int[], ${messageIds.map((ids) => ids.at(-1) as number)}::int[]) last (conversation, id)
    where c.id = last.conversation`.execute(trx);
  await trx
    .insertInto("conversation_participants")
    .values(
      batch.flatMap((conversation, at) =>
        participants(conversation, conversationIds[at] as number, messageIds[at] as number[]),
      ),
    )
    .execute();
  return messageIds;
}

function participants(conversation: BulkConversation, conversation_id: number, ids: readonly number[]) {
  const { between, messages, blocked } = conversation;
  return between.map((account_id) => {
    const unread = messages
      .map((message, i) => ({ ...message, id: ids[i] as number }))
      .filter((message) => message.senderAccountId !== account_id && !message.read);
    return {
      conversation_id,
      account_id,
      silenced_at: blocked?.byAccountId === account_id ? blocked.at : null,
      last_read_message_id: unread[0] ? unread[0].id - 1 : (ids.at(-1) as number),
      unread: unread.length,
      last_message_at: lastSent(conversation),
    };
  });
}
