import { sql } from "kysely";
import type { Operation } from "../contract.ts";
import type { OperationId } from "../handlers.ts";
import type { Clock } from "./clock.ts";
import type { Actor, Connection, Member } from "./context.ts";
import type { SignedInActor } from "./signed-in.ts";

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

export function hijackOf(actor: Actor): Member["hijack"] {
  return actor.kind === "member" ? actor.hijack : undefined;
}

/** Calls by POST that only read, and those that are about the caller's own session. */
const NO_WRITES = new Set<OperationId>([
  "getProfileById",
  "searchProfiles",
  "searchClassifieds",
  "suggestTerms",
  "suggestProducts",
  "suggestParticipants",
  "listActivityFeed",
  "getShippingRates",
  "planAccounts",
  "refreshSession",
  "logout",
  "stopHijack",
]);

/** Whether a call changes something for the account that makes it. A new one does until it is listed here. */
export function isWrite({ id, method, token }: Pick<Operation, "id" | "method" | "token">): boolean {
  if (id === "dismissOnboarding") return true;
  return method !== "GET" && token !== "unused" && !NO_WRITES.has(id);
}
