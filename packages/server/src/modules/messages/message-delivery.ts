import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { hijackOf } from "../audit/audit.ts";
import { refuseWhileSuspended } from "../moderation/restrictions.ts";
import { notifyMessage } from "../notifications/notifications.triggers.ts";
import type { Services } from "../services.ts";
import * as conversations from "./conversations.queries.ts";
import * as queries from "./messages.queries.ts";
import { silencedSince } from "./messages.views.ts";

/**
 * The conversation with an account, made when there is none, and locked until the transaction ends; undefined while it is
 * blocked. Refuses whoever is suspended from writing. Who opens several does so in the order of `inLockOrder`.
 */
export async function openUnblocked(
  services: Pick<Services, "clock">,
  trx: Connection,
  actor: SignedInActor,
  other: number,
): Promise<conversations.ConversationRow | undefined> {
  await refuseWhileSuspended(trx, services.clock, [actor.accountId], "suspend_messaging");
  const id = await conversations.openConversation(trx, actor.accountId, other, services.clock.now());
  const [conversation] = await conversations.readConversationsById(trx, actor.accountId, [id]);
  return conversation && !silencedSince(conversation) ? conversation : undefined;
}

export interface NewMessage {
  conversation: number;
  recipient: number;
  content: string;
  files: number[];
  /** Whether the sender writes in the conversation, and so has read what came before. */
  asReply: boolean;
}

/** Adds a message to an open conversation, counts it and notifies its recipient. @returns its id */
export async function addMessage(
  services: Pick<Services, "clock" | "jobs">,
  trx: Connection,
  actor: SignedInActor,
  { conversation: conversationId, recipient, content, files, asReply }: NewMessage,
): Promise<number> {
  const at = services.clock.now();
  const { accountId, userId } = actor;
  const id = await queries.insertMessage(trx, {
    conversationId,
    sender: { accountId, userId },
    content,
    files,
    at,
    hijacked: hijackOf(actor) !== undefined,
  });
  const sender = accountId;
  const unread = await conversations.noteMessage(trx, { id, conversationId, sender, recipient, at, asReply });
  if (unread === 1) await notifyMessage(services, trx, [{ recipient, messageId: id }]);
  return id;
}
