import type { Schema } from "@foodshed/sdk";

export type Conversation = Schema<"Conversation">;
export type Message = Schema<"Message">;

/** Only conversations of exactly two are shown. */
export function betweenTwo(conversations: readonly Conversation[]): Conversation[] {
  return conversations.filter(({ conversation_participations: parties }) => parties.length === 2);
}

/** The business that an account talks with. */
export function otherParty(conversation: Conversation, account: number): Schema<"AccountCard"> | undefined {
  return conversation.conversation_participations.find((one) => one.account.id !== account)?.account;
}

/** Whether the last message went to this account, and its flag says that it has not been read. */
export function isUnread({ last_message }: Conversation, account: number): boolean {
  if (!last_message || last_message.sender.id === account) return false;
  return last_message.messages_meta.some((flag) => flag.account === account && !flag.read);
}

/** What is shown of a conversation once its newest messages have been read again: what stood there stays, unless a gap would open. */
export function withLatest(held: readonly Message[], latest: readonly Message[]): readonly Message[] {
  const first = latest[0]?.id;
  if (first === undefined || !held.some(({ id }) => id >= first)) return latest;
  return [...held.filter(({ id }) => id < first), ...latest];
}

/** What is shown once the messages before one of them have come; nothing changes when that one is no longer the first. */
export function withEarlier(
  held: readonly Message[],
  before: number,
  earlier: readonly Message[],
): readonly Message[] {
  return held[0]?.id === before ? [...earlier, ...held] : held;
}

/** What a blocked conversation shows: nothing that was written after the block. */
export function visibleMessages(messages: readonly Message[], silenced: string | null): readonly Message[] {
  if (silenced === null) return messages;
  const until = Date.parse(silenced);
  return messages.filter((message) => Date.parse(message.created_at) <= until);
}

export interface Opening {
  /** What was chosen from the list; null before that. */
  chosen: number | null;
  /** Whom the page's address asks for. */
  recipient: number | undefined;
  account: number;
}

/** The conversation that is open: the chosen one, else the one with the recipient, else the first. */
export function openConversation(
  conversations: readonly Conversation[],
  { chosen, recipient, account }: Opening,
): Conversation | undefined {
  if (chosen !== null) return conversations.find(({ id }) => id === chosen);
  if (recipient === undefined) return conversations[0];
  return conversations.find((one) => otherParty(one, account)?.id === recipient);
}
