import type { Schema } from "../contract.ts";
import { accountCard, accountRef, type Business, businesses } from "./businesses.ts";
import { inDays } from "./classifieds.ts";
import type { Mocks } from "./handlers.ts";

const [me, dairy, chef] = businesses;

/** A message of North Fork Dairy to Maple Hill Orchard, sent an hour ago and not read yet. */
export function message(changes: Partial<Schema<"Message">> = {}): Schema<"Message"> {
  const at = changes.created_at ?? inDays(-1 / 24);
  return {
    id: 9001,
    conversation: 31,
    sender: accountRef(dairy),
    recipient: accountRef(me),
    content: "We have forty litres of cream left over. Would you like some for the cider cake?",
    files: [],
    files_detail: [],
    messages_meta: [
      { account: dairy.id, read: true },
      { account: me.id, read: false },
    ],
    created_at: at,
    updated_at: at,
    ...changes,
  };
}

/** The conversation of Maple Hill Orchard with another business: unread, unless changed. */
export function conversation(
  changes: Partial<Schema<"Conversation">> = {},
  other: Business = dairy,
): Schema<"Conversation"> {
  return {
    id: 31,
    title: other.business_name,
    silenced: null,
    silenced_by_me: false,
    closed: null,
    unread: true,
    conversation_participations: [
      { id: 1, account: accountCard(me) },
      { id: 2, account: accountCard(other) },
    ],
    last_message: message(),
    ...changes,
  };
}

/** A conversation in each state: unread, read, blocked. */
export function conversations(): Schema<"Conversation">[] {
  const sent = {
    conversation: 32,
    sender: accountRef(me),
    recipient: accountRef(chef),
    content: "Thirty kilos of carrots go out on Friday.",
  };
  const fish = businesses[5];
  return [
    conversation(),
    conversation({ id: 32, unread: false, last_message: message({ id: 9002, ...sent }) }, chef),
    conversation(
      {
        id: 33,
        unread: false,
        silenced: inDays(-2),
        silenced_by_me: true,
        last_message: message({
          id: 9003,
          conversation: 33,
          sender: accountRef(fish),
          content: "Smoked trout again next week?",
          messages_meta: [],
          created_at: inDays(-3),
        }),
      },
      fish,
    ),
  ];
}

/** Mocks of a mailbox that can be read and written to; each set of them remembers what is sent through it. */
export function mailbox(list: Schema<"Conversation">[] = conversations()) {
  const sent: Schema<"Message">[] = [];
  return {
    "GET /conversations/conversations_by_user/": () => ({ count: list.length, results: list }),
    "GET /conversations/messages_by_conversation/": ({ query }) => {
      const id = Number(query.get("conversation_id"));
      const last = list.find((one) => one.id === id)?.last_message;
      const results = [...(last ? [last] : []), ...sent.filter((one) => one.conversation === id)];
      return { count: results.length, results };
    },
    "GET /conversations/unread_messages_count/": () => ({ conversations_count: 1 }),
    "POST /conversations/read_conversation/": () => ({ conversations_count: 0 }),
    "POST /conversations/send_message/": ({ body }) => {
      const to = list.find((one) =>
        one.conversation_participations.some(({ account }) => account.id === body.recipient),
      );
      const mine = message({
        id: 9100 + sent.length,
        conversation: to?.id ?? 99,
        sender: accountRef(me),
        content: body.content,
        files: body.files ?? [],
        created_at: new Date().toISOString(),
      });
      sent.push(mine);
      return mine;
    },
    "POST /conversations/silence_conversation/": ({ body }) => ({
      silenced: body.silenced ? new Date().toISOString() : null,
    }),
    "POST /conversations/suggest_participants/": ({ body }) =>
      businesses
        .filter(({ id }) => id !== body.blacklistID)
        .filter(({ business_name }) => business_name.toLowerCase().includes(body.query.toLowerCase()))
        .map(accountCard),
    "POST /files/file": () => ({
      id: 640,
      file_data: {
        name: "price-list.pdf",
        src: "/api/v1/files/content/640",
        public: false,
        size: 48213,
        content_type: "application/pdf",
      },
    }),
    "DELETE /files/file/{id}": () => undefined,
  } satisfies Mocks;
}
