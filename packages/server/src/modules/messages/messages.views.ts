import type { components } from "@foodshed/sdk";
import { type CardRow, cardOf } from "../accounts/account-cards.ts";
import { describeFile } from "../files/file-urls.ts";
import type { Services } from "../services.ts";
import type { ConversationRow } from "./conversations.queries.ts";
import type { MessageRow } from "./messages.queries.ts";

export type Conversation = components["schemas"]["Conversation"];
export type Message = components["schemas"]["Message"];

/** Since when a conversation is blocked by either side. */
export function silencedSince({ mine, theirs }: ConversationRow): Date | undefined {
  const times = [mine.silenced_at, theirs.silenced_at].filter((time) => time !== null);
  return times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : undefined;
}

export function conversationView(
  services: Services,
  conversation: ConversationRow,
  lastMessage: MessageRow | undefined,
): Conversation {
  const { mine, theirs } = conversation;
  return {
    id: conversation.id,
    title: theirs.account.business_name,
    silenced: silencedSince(conversation)?.toISOString() ?? null,
    closed: theirs.closed,
    silenced_by_me: mine.silenced_at !== null,
    unread: mine.unread > 0,
    conversation_participations: [mine, theirs].map(({ account }) => ({
      id: account.id,
      account: cardOf(services.images, account),
    })),
    last_message: lastMessage ? messageView(services, conversation, lastMessage) : null,
  };
}

export function messageView(services: Services, conversation: ConversationRow, message: MessageRow): Message {
  const { mine, theirs } = conversation;
  const [sender, recipient] = message.sender_account_id === mine.account.id ? [mine, theirs] : [theirs, mine];
  const isKeptBack = message.removed_at !== null && message.sender_account_id !== mine.account.id;
  const files = isKeptBack ? [] : message.files;
  return {
    id: message.id,
    conversation: conversation.id,
    sender: refOf(sender.account),
    recipient: refOf(recipient.account),
    // The other side sees the business.
    written_by: sender === mine ? message.written_by : null,
    content: isKeptBack ? "" : message.content,
    files: files.map(({ id }) => id),
    files_detail: files.map((file) => describeFile(services, file)),
    messages_meta: [
      { account: sender.account.id, read: true },
      { account: recipient.account.id, read: recipient.last_read_message_id >= message.id },
    ],
    created_at: message.created_at.toISOString(),
    updated_at: message.updated_at.toISOString(),
    ...(message.enquiry && { enquiry: message.enquiry }),
    ...(message.removed_at && { removed: true }),
  };
}

function refOf({ id, slug, business_name }: CardRow) {
  return { id, slug, business_name };
}
