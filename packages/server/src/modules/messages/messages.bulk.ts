import type { Connection } from "../../infra/db/connection.ts";

/** A conversation of two accounts as it was held, oldest message first. */
export interface BulkConversation {
  between: readonly [number, number];
  messages: readonly { senderAccountId: number; content: string; sentAt: Date; read: boolean }[];
  blocked: { byAccountId: number; at: Date } | null;
}

/** Writes a whole conversation: its messages, who has read how far, and whether one has blocked the other. @returns the messages' ids */
export async function insertConversation(
  trx: Connection,
  { between, messages, blocked }: BulkConversation,
): Promise<number[]> {
  const first = messages[0];
  const last = messages.at(-1);
  if (!first || !last) return [];
  const [low, high] = [...between].sort((a, b) => a - b);
  const { id: conversation_id } = await trx
    .insertInto("conversations")
    .values({ pair_key: `${low}:${high}`, created_at: first.sentAt, last_message_at: last.sentAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const { senderAccountId, content, sentAt } of messages) {
    const { id } = await trx
      .insertInto("messages")
      .values({
        conversation_id,
        sender_account_id: senderAccountId,
        content,
        created_at: sentAt,
        updated_at: sentAt,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  await trx
    .updateTable("conversations")
    .set({ last_message_id: ids.at(-1) as number })
    .where("id", "=", conversation_id)
    .execute();
  await trx
    .insertInto("conversation_participants")
    .values(
      between.map((account_id) => {
        const received = messages
          .map((message, i) => ({ ...message, id: ids[i] as number }))
          .filter((message) => message.senderAccountId !== account_id);
        const unread = received.filter(({ read }) => !read);
        return {
          conversation_id,
          account_id,
          silenced_at: blocked?.byAccountId === account_id ? blocked.at : null,
          last_read_message_id: unread[0] ? unread[0].id - 1 : (ids.at(-1) as number),
          unread: unread.length,
          last_message_at: last.sentAt,
        };
      }),
    )
    .execute();
  return ids;
}
