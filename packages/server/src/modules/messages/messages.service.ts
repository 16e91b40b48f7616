import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf, escapeLike } from "../accounts/account-cards.ts";
import { leavesUnread } from "../audit/audit.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as conversations from "./conversations.queries.ts";
import * as strings from "./generated/strings.ts";
import { addMessage, openUnblocked } from "./message-delivery.ts";
import { checkAttachments } from "./messages.attachments.ts";
import * as queries from "./messages.queries.ts";
import { messageView, silencedSince } from "./messages.views.ts";

/** The messages of a conversation that the actor takes part in, oldest first. */
export async function listMessages(
  services: Services,
  actor: SignedInActor,
  { conversation_id, before, size = 100 }: Query<"listMessages">,
): Promise<ResponseBody<"listMessages">> {
  const conversation = await ownConversation(services.db, actor, conversation_id);
  const until = silencedSince(conversation);
  const [messages, count] = [
    await queries.readMessages(services.db, conversation.id, { before, until, size }),
    await queries.countMessages(services.db, conversation.id, until),
  ];
  return {
    count,
    results: messages.reverse().map((message) => messageView(services, conversation, message)),
  };
}

export async function markConversationRead(
  services: Services,
  actor: SignedInActor,
  { conversation_id }: Body<"markConversationRead">,
): Promise<ResponseBody<"markConversationRead">> {
  return inTransaction(services.db, async (trx) => {
    // A message that is being sent is either counted before this or stays unread after it.
    await conversations.lockConversation(trx, conversation_id);
    await ownConversation(trx, actor, conversation_id);
    if (!leavesUnread(actor)) await conversations.markRead(trx, conversation_id, actor.accountId);
    return getUnreadMessagesCount({ ...services, db: trx }, actor);
  });
}

export async function getUnreadMessagesCount(
  services: Services,
  actor: SignedInActor,
): Promise<ResponseBody<"getUnreadMessagesCount">> {
  return { conversations_count: await conversations.countUnread(services.db, actor.accountId) };
}

/** Sends one message as the actor's account. Replying counts as having read what came before. */
export async function sendMessage(
  services: Services,
  actor: SignedInActor,
  { recipient, content, files = [] }: Body<"sendMessage">,
): Promise<ResponseBody<"sendMessage">> {
  return inTransaction(services.db, async (trx) => {
    const other = await reachableAccount(trx, actor, { id: recipient });
    const opened = await openUnblocked(services, trx, actor, other);
    if (!opened) throw DomainError.forbidden(localized(strings.conversationBlocked));
    await checkAttachments(trx, actor, [{ recipient: other, files }]);
    const id = await addMessage(services, trx, actor, {
      conversation: opened.id,
      recipient: other,
      content,
      files,
      asReply: true,
    });
    const [message] = await queries.readMessagesById(trx, [id]);
    return messageView(services, opened, message as queries.MessageRow);
  });
}

/** Businesses to write to, by a part of their name; never oneself. */
export async function suggestParticipants(
  services: Services,
  actor: SignedInActor,
  { query, blacklistID }: Body<"suggestParticipants">,
): Promise<ResponseBody<"suggestParticipants">> {
  const text = query.trim().replaceAll(/\s+/g, " ");
  if (text === "") return [];
  const leftOut = [actor.accountId, ...(blacklistID === undefined ? [] : [blacklistID])];
  const accounts = await queries.suggestAccounts(services.db, escapeLike(text), leftOut);
  return accounts.map((account) => cardOf(services.images, account));
}

/**
 * The account that the actor wants to write to or block.
 * @throws DomainError 404 when it does not exist, or is not public and the actor has nothing to do with it; 409 when it is closed
 */
export async function reachableAccount(
  connection: Connection,
  actor: SignedInActor,
  by: { id: number } | { slug: string },
  { closedToo = false } = {},
): Promise<number> {
  const account = await queries.findRecipient(connection, actor.accountId, by);
  if (!account || !(account.published || account.known || actor.kind === "administrator")) {
    throw DomainError.notFound(localized(coreStrings.noSuchBusiness));
  }
  if (account.id === actor.accountId) {
    throw DomainError.invalid({
      ["id" in by ? "recipient" : "from"]: [localized(coreStrings.notToYourself)],
    });
  }
  if (account.closed && !closedToo) throw DomainError.conflict(localized(strings.businessClosed));
  return account.id;
}

/** @throws DomainError 404 to accounts that do not take part */
export async function ownConversation(
  connection: Connection,
  actor: SignedInActor,
  id: number,
): Promise<conversations.ConversationRow> {
  const [conversation] = await conversations.readConversationsById(connection, actor.accountId, [id]);
  if (!conversation) throw DomainError.notFound(localized(strings.noSuchConversation));
  return conversation;
}
