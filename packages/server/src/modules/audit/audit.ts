import type { Actor, Member } from "../../core/actor.ts";
import type { Clock } from "../../core/clock.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";

/**
 * Notes who changed another's account. One's own changes leave no entry; what is changed while acting for a member is
 * noted with the request as a whole.
 */
export function recordWrite(
  trx: Connection,
  clock: Clock,
  actor: SignedInActor,
  operation: string,
  accountId: number,
  details?: Record<string, unknown>,
): Promise<void> {
  return recordWrites(trx, clock, actor, operation, [accountId], details);
}

export async function recordWrites(
  trx: Connection,
  clock: Clock,
  actor: SignedInActor,
  operation: string,
  accountIds: readonly number[],
  details: Record<string, unknown> = {},
): Promise<void> {
  const others = accountIds.filter((id) => id !== actor.accountId);
  if (others.length === 0 || hijackOf(actor)) return;
  await trx
    .insertInto("audit_entries")
    .values(
      others.map((account_id) => ({
        at: clock.now(),
        operation,
        account_id,
        actor_user_id: actor.userId,
        hijacked_by_user_id: null,
        session_id: actor.sessionId,
        details: JSON.stringify(details),
      })),
    )
    .execute();
}

/** Notes what an administrator did that concerns no account, or that of whom it was about. */
export async function recordAdministration(
  trx: Connection,
  clock: Clock,
  actor: SignedInActor,
  operation: string,
  { accountId = null, details = {} }: { accountId?: number | null; details?: Record<string, unknown> } = {},
): Promise<void> {
  await trx
    .insertInto("audit_entries")
    .values({
      at: clock.now(),
      operation,
      account_id: accountId,
      actor_user_id: actor.userId,
      session_id: actor.sessionId,
      details: JSON.stringify(details),
    })
    .execute();
}

/** Notes what somebody did with their own account, where that is worth knowing afterwards. */
export async function recordOwn(
  trx: Connection,
  clock: Clock,
  actor: SignedInActor,
  operation: string,
  details: Record<string, unknown> = {},
): Promise<void> {
  await trx
    .insertInto("audit_entries")
    .values({
      at: clock.now(),
      operation,
      account_id: actor.accountId,
      actor_user_id: actor.userId,
      session_id: actor.sessionId,
      details: JSON.stringify(details),
    })
    .execute();
}

/** Calls that mark something as read change nothing for support: what a member has not seen stays unread. */
export const leavesUnread = (actor: Actor): boolean => hijackOf(actor) !== undefined;

export function hijackOf(actor: Actor): Member["hijack"] {
  return actor.kind === "member" ? actor.hijack : undefined;
}
