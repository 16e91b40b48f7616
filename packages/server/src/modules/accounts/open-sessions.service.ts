import type { Actor } from "../../core/actor.ts";
import { DomainError } from "../../core/domain-error.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import type { Body, ResponseBody } from "../handler.ts";
import type { Services } from "../services.ts";
import { lockLogin } from "./accounts.queries.ts";
import { owner } from "./email-changes.service.ts";
import { forgetNetworks, type Origin, rememberDevice } from "./known-devices.ts";
import * as queries from "./open-sessions.queries.ts";
import { programOf } from "./user-agent.ts";

/** Where the user is signed in, impersonations included. */
export async function listSessions(
  { db, clock }: Services,
  actor: Actor,
): Promise<ResponseBody<"listSessions">> {
  const { userId, sessionId } = owner(actor);
  const rows = await queries.listRunning(db, userId, sessionId, clock.now());
  return rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    ...programOf(row.user_agent),
    support: row.hijacked_by_user_id === null ? null : { reason: row.hijack_reason },
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }));
}

/** Ends one session of the user, also the caller's own. */
export async function endSession(
  { db, clock, sessions }: Services,
  actor: Actor,
  { id }: Body<"endSession">,
): Promise<void> {
  const { userId } = owner(actor);
  if (!(await queries.isRunning(db, userId, id, clock.now()))) throw DomainError.notFound();
  await sessions.end(db, id);
}

/**
 * Ends every session but the caller's. Under the lock of logins: one that is under way either opens its session before, and
 * loses it, or proves the password afterwards.
 */
export async function endOtherSessions(services: Services, actor: Actor, origin: Origin): Promise<void> {
  const { userId, sessionId } = owner(actor);
  await inTransaction(services.db, async (trx) => {
    await lockLogin(trx, userId);
    await services.sessions.endAll(trx, userId, sessionId);
    await forgetNetworks(trx, userId);
    await rememberDevice(services, trx, userId, origin);
  });
}
