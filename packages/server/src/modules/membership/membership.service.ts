import { localized } from "@foodshed/sdk/locale";
import { DomainError } from "../../core/domain-error.ts";
import * as coreStrings from "../../core/generated/strings.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { cardOf } from "../accounts/account-cards.ts";
import { emitActivity } from "../activity/activity.events.ts";
import type { Body, Query, ResponseBody } from "../handler.ts";
import {
  notifyConnectionAccepted,
  notifyConnectionRequest,
} from "../notifications/notifications.triggers.ts";
import { indexProfile } from "../search/search.indexing.ts";
import type { Services } from "../services.ts";
import * as strings from "./generated/strings.ts";
import * as queries from "./membership.queries.ts";

type End = NonNullable<Awaited<ReturnType<typeof queries.findEnd>>>;
type ConnectionRequest = ResponseBody<"requestConnection">;

/**
 * Asks for a connection between a business and an organization, or a manager user. With `manage` the one who would manage asks for the
 * business's grant, and a business offers it; either way the answer of the other side decides.
 */
export async function requestConnection(
  services: Services,
  actor: SignedInActor,
  { recipient, manage = false }: Body<"requestConnection">,
): Promise<ConnectionRequest> {
  return inTransaction(services.db, async (trx) => {
    const me = await queries.findEnd(trx, actor.accountId);
    const other = await queries.findEnd(trx, recipient);
    if (!me || !other || !(other.published || other.id === me.id)) {
      throw DomainError.notFound(localized(coreStrings.noSuchBusiness));
    }
    const [organization, account] = sidesOf(me, other, manage);
    const id = await queries.insertRequest(trx, {
      organization,
      account,
      requestedBy: me.id,
      manage,
      at: services.clock.now(),
    });
    if (id === undefined) throw DomainError.conflict(localized(strings.alreadyConnected));
    await notifyConnectionRequest(services, trx, { id, recipient: other.id, manage });
    return requestView(services, actor, (await queries.findConnection(trx, id)) as queries.ConnectionRow);
  });
}

export async function listConnectionRequests(
  services: Services,
  actor: SignedInActor,
  { direction = "received" }: Query<"listConnectionRequests">,
): Promise<ResponseBody<"listConnectionRequests">> {
  const rows = await queries.readRequests(services.db, actor.accountId, direction);
  return rows.map((row) => requestView(services, actor, row));
}

/** The recipient's answer, once and for all. Repeating it changes nothing; another one is a conflict. */
export async function acceptConnectionRequest(
  services: Services,
  actor: SignedInActor,
  { id, accept }: Body<"acceptConnectionRequest">,
): Promise<ResponseBody<"acceptConnectionRequest">> {
  return inTransaction(services.db, async (trx) => {
    const state = accept ? "accepted" : "denied";
    const answered = await queries.answerRequest(trx, {
      id,
      by: actor.accountId,
      state,
      at: services.clock.now(),
    });
    const request = await queries.findConnection(trx, id);
    if (!request) throw DomainError.notFound(localized(coreStrings.noSuchRequest));
    const { organization, account, requested_by_account_id: requester } = request;
    const sides = [organization.id, account.id];
    if (!sides.includes(actor.accountId) || requester === actor.accountId) throw DomainError.forbidden();
    if (!answered && request.state !== state) {
      throw DomainError.conflict(localized(strings.requestWasAnswered, { state: request.state }));
    }
    if (answered && accept) {
      // Only the two sides may see who manages whom.
      if (request.with_network) {
        await emitActivity(trx, services.clock, {
          verb: "connected",
          actor: account.id,
          by: actor,
          actee: { account: organization.id },
        });
      }
      await notifyConnectionAccepted(services, trx, { id, requester });
      await indexProfile(trx, account.id);
    }
    return requestView(services, actor, request);
  });
}

/** Ends a connection, or takes a request back: either side may, and administrators. */
export async function deleteConnection(services: Services, actor: SignedInActor, id: number): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const ended = await queries.deleteConnection(trx, id);
    if (!ended) throw DomainError.notFound(localized(strings.noSuchConnection));
    const isSide = [ended.organization_id, ended.account_id].includes(actor.accountId);
    // Refusing takes the deletion back with the transaction.
    if (!isSide && actor.kind !== "administrator") throw DomainError.forbidden();
    if (ended.state === "accepted") await indexProfile(trx, ended.account_id);
  });
}

/** What an account asked for, or was offered, as a manager is void once it is none. */
export async function dropRequestsToManage(trx: Connection, accountId: number): Promise<void> {
  await queries.dropRequestsToManage(trx, accountId);
}

/** Who manages, or whose network it is, and whose profile. */
function sidesOf(me: End, other: End, manage: boolean): [organization: number, account: number] {
  if (me.is_organization !== other.is_organization) {
    return me.is_organization ? [me.id, other.id] : [other.id, me.id];
  }
  if (me.is_organization || me.is_manager === other.is_manager) {
    throw DomainError.invalid({
      recipient: [localized(strings.connectionSides)],
    });
  }
  if (!manage) {
    throw DomainError.invalid({
      manage: [localized(strings.managerManages)],
    });
  }
  return me.is_manager ? [me.id, other.id] : [other.id, me.id];
}

function requestView(
  services: Services,
  actor: SignedInActor,
  row: queries.ConnectionRow,
): ConnectionRequest {
  return {
    id: row.id,
    type: row.with_network ? "membership" : "management",
    account: cardOf(services.images, row.account),
    organization: cardOf(services.images, row.organization),
    manage: row.manage,
    sent_by_me: row.requested_by_account_id === actor.accountId,
    status: row.state === "requested" ? "pending" : row.state,
    created_at: row.created_at.toISOString(),
  };
}
