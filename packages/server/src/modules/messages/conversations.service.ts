import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import * as queries from "./conversations.queries.ts";
import * as strings from "./generated/strings.ts";
import { readMessagesById } from "./messages.queries.ts";
import { ownConversation, reachableAccount } from "./messages.service.ts";
import { type Conversation, conversationView, silencedSince } from "./messages.views.ts";

/** The actor's conversations with one other business each, the latest first. */
export async function listConversations(
  services: Services,
  actor: SignedInActor,
  { from = 0, size = 100 }: Query<"listConversations">,
): Promise<ResponseBody<"listConversations">> {
  const rows = await queries.readConversations(services.db, actor.accountId, { from, size });
  return {
    count: await queries.countConversations(services.db, actor.accountId),
    results: await conversationViews(services, services.db, actor, rows),
  };
}

/** The conversation with a business; an empty one is listed only for the account that opened it. */
export async function startConversation(
  services: Services,
  actor: SignedInActor,
  { recipient }: Body<"startConversation">,
): Promise<ResponseBody<"startConversation">> {
  return inTransaction(services.db, async (trx) => {
    const other = await reachableAccount(trx, actor, { id: recipient });
    const id = await queries.openConversation(trx, actor.accountId, other, services.clock.now());
    await queries.listConversationFor(trx, id, actor.accountId, services.clock.now());
    const [view] = await conversationViews(services, trx, actor, [await ownConversation(trx, actor, id)]);
    return view as Conversation;
  });
}

/** Blocks a business, or takes the own block back. Blocking twice keeps the first time. */
export async function silenceConversation(
  services: Services,
  actor: SignedInActor,
  { from, silenced }: Body<"silenceConversation">,
): Promise<ResponseBody<"silenceConversation">> {
  return inTransaction(services.db, async (trx) => {
    const other = await reachableAccount(trx, actor, { slug: from }, { closedToo: true });
    const id = await queries.openConversation(trx, actor.accountId, other, services.clock.now());
    const { mine, theirs } = await ownConversation(trx, actor, id);
    if (silenced) {
      await queries.setSilenced(trx, id, actor.accountId, mine.silenced_at ?? services.clock.now());
      // What was blocked before the first message must be found again to be unblocked.
      await queries.listConversationFor(trx, id, actor.accountId, services.clock.now());
    } else {
      if (mine.silenced_at === null && theirs.silenced_at !== null) {
        throw DomainError.forbidden(localized(strings.onlyBlockerUnblocks));
      }
      await queries.setSilenced(trx, id, actor.accountId, null);
    }
    const since = silencedSince(await ownConversation(trx, actor, id));
    return { silenced: since?.toISOString() ?? null };
  });
}

async function conversationViews(
  services: Services,
  connection: Connection,
  actor: SignedInActor,
  rows: queries.ConversationRow[],
): Promise<Conversation[]> {
  const ids = rows.map(({ id }) => id);
  const lastIds = await queries.readLastMessageIds(connection, actor.accountId, ids);
  const messages = await readMessagesById(connection, [...lastIds.values()]);
  const byId = new Map(messages.map((message) => [message.id, message]));
  return rows.map((row) => conversationView(services, row, byId.get(lastIds.get(row.id) ?? 0)));
}
