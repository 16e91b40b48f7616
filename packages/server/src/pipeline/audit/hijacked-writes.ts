import { sql } from "kysely";
import type { Actor } from "../../core/actor.ts";
import type { Clock } from "../../core/clock.ts";
import type { Connection } from "../../infra/db/connection.ts";
import { hijackOf } from "../../modules/audit/audit.ts";

/** Notes a request by which an administrator changed something while acting for a member: who acted, and as whom. */
export async function recordHijackedWrite(
  trx: Connection,
  clock: Clock,
  actor: Actor,
  write: { operation: string; requestId: string; accountId: number | undefined },
): Promise<void> {
  const hijack = hijackOf(actor);
  if (!hijack || actor.kind === "visitor") return;
  await trx
    .insertInto("audit_entries")
    .values({
      at: clock.now(),
      operation: write.operation,
      // The named account may be what was deleted.
      account_id: sql<number>`coalesce(
        (select id from accounts where id = ${write.accountId ?? null}::integer), ${actor.accountId}::integer)`,
      actor_user_id: actor.userId,
      hijacked_by_user_id: hijack.byUserId,
      session_id: actor.sessionId,
      request_id: write.requestId,
    })
    .execute();
}
