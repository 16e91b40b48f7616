import type { Actor, Member } from "../../core/actor.ts";
import type { Clock } from "../../core/clock.ts";
import type { SignedInActor } from "../../core/signed-in.ts";
import type { Connection } from "../../infra/db/connection.ts";

/**
 * Notes who changed another's account. One's own changes leave no entry; what is changed while acting for a member is
 * noted with the request as a whole.
 */
export async function recordWrite(
  trx: Connection,
  clock: Clock,
  actor: SignedInActor,
  operation: string,
  accountId: number,
): Promise<void> {
  if (actor.accountId === accountId || hijackOf(actor)) return;
  await trx
    .insertInto("audit_entries")
    .values({
      at: clock.now(),
      operation,
      account_id: accountId,
      actor_user_id: actor.userId,
      hijacked_by_user_id: null,
      session_id: actor.sessionId,
    })
    .execute();
}

export function hijackOf(actor: Actor): Member["hijack"] {
  return actor.kind === "member" ? actor.hijack : undefined;
}
