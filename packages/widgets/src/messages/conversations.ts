import type { Schema } from "@foodshed/sdk";

export type Conversation = Schema<"Conversation">;
export type Message = Schema<"Message">;

/** Only conversations of exactly two accounts are shown. */
export function betweenTwo(conversations: readonly Conversation[]): Conversation[] {
  return conversations.filter(({ conversation_participations: parties }) => parties.length === 2);
}

/** The other business of a conversation. */
export function otherParty(conversation: Conversation, account: number): Schema<"AccountCard"> | undefined {
  return conversation.conversation_participations.find((one) => one.account.id !== account)?.account;
}

/** Whether the last message went to this account, and its flag says that it has not been read. */
export function isUnread({ last_message }: Conversation, account: number): boolean {
  if (!last_message || last_message.sender.id === account) return false;
  return last_message.messages_meta.some((flag) => flag.account === account && !flag.read);
}

/** Merges the newest messages of a poll into those shown; drops the earlier ones when there would be a gap. */
export function withLatest(held: readonly Message[], latest: readonly Message[]): readonly Message[] {
  const first = latest[0]?.id;
  if (first === undefined || !held.some(({ id }) => id >= first)) return latest;
  return [...held.filter(({ id }) => id < first), ...latest];
}

/** Prepends a page of earlier messages; unchanged when the message that they precede is no longer the first. */
export function withEarlier(
  held: readonly Message[],
  before: number,
  earlier: readonly Message[],
): readonly Message[] {
  return held[0]?.id === before ? [...earlier, ...held] : held;
}

/** The messages of a blocked conversation: none that were written after the block. */
export function visibleMessages(messages: readonly Message[], silenced: string | null): readonly Message[] {
  if (silenced === null) return messages;
  const until = Date.parse(silenced);
  return messages.filter((message) => Date.parse(message.created_at) <= until);
}

export interface Opening {
  /** The conversation selected in the list; null before that. */
  chosen: number | null;
  /** The recipient in the page's address. */
  recipient: number | undefined;
  account: number;
}

/** The open conversation: the selected one, else the one with the recipient, else the first. */
export function openConversation(
  conversations: readonly Conversation[],
  { chosen, recipient, account }: Opening,
): Conversation | undefined {
  if (chosen !== null) return conversations.find(({ id }) => id === chosen);
  if (recipient === undefined) return conversations[0];
  return conversations.find((one) => otherParty(one, account)?.id === recipient);
}
