import { signedIn } from "../../core/signed-in.ts";
import type { Routes } from "../handler.ts";
import * as conversations from "./conversations.service.ts";
import * as massMessages from "./mass-messages.service.ts";
import * as messages from "./messages.service.ts";
import { sendTestMessage } from "./test-message.service.ts";
import { requestVisitorMessage } from "./visitor-messages.service.ts";

export { serveVisitorMessagePage as plugin } from "./visitor-message-page.ts";

export const routes: Routes<
  | "listConversations"
  | "startConversation"
  | "listMessages"
  | "markConversationRead"
  | "sendMessage"
  | "sendMessages"
  | "sendTestMessage"
  | "listMassMessages"
  | "getMassMessage"
  | "silenceConversation"
  | "getUnreadMessagesCount"
  | "suggestParticipants"
  | "requestVisitorMessage"
> = {
  listConversations: async ({ services, actor, query }) =>
    conversations.listConversations(services, signedIn(actor), query),
  startConversation: async ({ services, actor, body }) =>
    conversations.startConversation(services, signedIn(actor), body),
  silenceConversation: async ({ services, actor, body }) =>
    conversations.silenceConversation(services, signedIn(actor), body),

  listMessages: async ({ services, actor, query }) => messages.listMessages(services, signedIn(actor), query),
  markConversationRead: async ({ services, actor, body }) =>
    messages.markConversationRead(services, signedIn(actor), body),
  sendMessage: async ({ services, actor, body }) => messages.sendMessage(services, signedIn(actor), body),
  getUnreadMessagesCount: async ({ services, actor }) =>
    messages.getUnreadMessagesCount(services, signedIn(actor)),
  suggestParticipants: async ({ services, actor, body }) =>
    messages.suggestParticipants(services, signedIn(actor), body),

  requestVisitorMessage: async ({ services, body, locale }) => requestVisitorMessage(services, body, locale),

  sendMessages: async ({ services, actor, body }) =>
    massMessages.sendMessages(services, signedIn(actor), body),
  sendTestMessage: async ({ services, actor, body, translate }) =>
    sendTestMessage(services, signedIn(actor), body, translate),
  listMassMessages: async ({ services, actor, query }) =>
    massMessages.listMassMessages(services, signedIn(actor), query),
  getMassMessage: async ({ services, actor, params }) =>
    massMessages.getMassMessage(services, signedIn(actor), params.id),
};
