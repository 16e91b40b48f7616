import type { FastifyRequest } from "fastify";
import type { Actor } from "../../core/actor.ts";
import type { Services } from "../../modules/services.ts";
import type { Operation } from "../contract/contract.ts";
import { findStoredResponse, type IdempotencyLocks, type IdempotentRequest } from "./idempotency-keys.ts";

/** What a request with an idempotency key is known by; undefined without a key, or where the operation takes none. */
export function idempotentRequest(
  operation: Operation,
  actor: Actor,
  request: FastifyRequest,
  content: unknown,
): IdempotentRequest | undefined {
  const key = operation.idempotent ? request.headers["idempotency-key"] : undefined;
  if (typeof key !== "string") return undefined;
  const scope = actor.kind === "visitor" ? "visitor" : `account:${actor.accountId}`;
  return { scope, operation: operation.id, key, content };
}

/**
 * Replays the stored response of an earlier request with the same key, or else executes. A repetition is no new request: it
 * waits for the first, and counts against no limit.
 * @param permit refuses callers who may not see the response any more
 */
export function replayOrExecute(
  { db, clock, secret }: Services,
  locks: IdempotencyLocks,
  idempotent: IdempotentRequest,
  permit: () => Promise<unknown>,
  execute: () => Promise<unknown>,
): Promise<unknown> {
  return locks.inTurn(idempotent, async () => {
    const stored = await findStoredResponse(db, clock, secret, idempotent);
    if (!stored) return execute();
    await permit();
    return stored.body;
  });
}
