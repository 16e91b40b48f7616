import { createHmac } from "node:crypto";
import { localized } from "@foodshed/sdk/locale";
import { type Clock, fromNow, hours } from "../../core/clock.ts";
import { DomainError } from "../../core/domain-error.ts";
import type { Connection, Database } from "../../infra/db/connection.ts";
import * as strings from "../generated/strings.ts";

/** How long a key is remembered. */
const KEY_TTL = hours(24);

export interface IdempotentRequest {
  /** The account, or "visitor". */
  scope: string;
  operation: string;
  key: string;
  /** What the request asks for: a repetition must ask for the same. */
  content: unknown;
}

export interface StoredResponse {
  status: number;
  body: unknown;
}

/**
 * Does something once per key. Effect, key and answer are committed together, so neither a crash nor fifty requests at
 * the same time can have the effect twice: the database lets one of them write the key, and the others wait for it.
 * A refused or failed request leaves no key behind and may be repeated.
 * @param effect must use the connection it is given and no other
 * @throws DomainError 422 when the key was used with other content
 */
export async function executeOnce(
  db: Database,
  clock: Clock,
  secret: string,
  request: IdempotentRequest,
  effect: (connection: Connection) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const hash = hashOf(secret, request);
  const { scope, operation, key } = request;
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("idempotency_keys")
      .where("scope", "=", scope)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .where("created_at", "<", fromNow(clock, -KEY_TTL))
      .execute();
    const first = await trx
      .insertInto("idempotency_keys")
      .values({ scope, operation, key, body_hash: hash, status: null, answer: null, created_at: clock.now() })
      .onConflict((conflict) => conflict.columns(["scope", "operation", "key"]).doNothing())
      .returning("key")
      .executeTakeFirst();
    const row = () =>
      trx
        .selectFrom("idempotency_keys")
        .select(["body_hash", "status", "answer"])
        .where("scope", "=", scope)
        .where("operation", "=", operation)
        .where("key", "=", key);
    if (!first) {
      const earlier = await row().executeTakeFirst();
      if (!earlier?.status) throw DomainError.unavailable();
      if (earlier.body_hash !== hash) {
        throw DomainError.unprocessable(localized(strings.otherContent));
      }
      return {
        status: earlier.status,
        body: earlier.answer === null ? undefined : JSON.parse(earlier.answer),
      };
    }
    const response = await effect(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({
        status: response.status,
        answer: response.body === undefined ? null : JSON.stringify(response.body),
      })
      .where("scope", "=", scope)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .execute();
    return response;
  });
}

/** What a request was answered when it was made before with the same content; undefined when it was not, or failed. */
export async function findStoredResponse(
  db: Database,
  clock: Clock,
  secret: string,
  request: IdempotentRequest,
): Promise<StoredResponse | undefined> {
  const { scope, operation, key } = request;
  const stored = await db
    .selectFrom("idempotency_keys")
    .select(["status", "answer"])
    .where("scope", "=", scope)
    .where("operation", "=", operation)
    .where("key", "=", key)
    .where("body_hash", "=", hashOf(secret, request))
    .where("created_at", ">=", fromNow(clock, -KEY_TTL))
    .executeTakeFirst();
  if (!stored?.status) return undefined;
  return {
    status: stored.status,
    body: stored.answer === null ? undefined : JSON.parse(stored.answer),
  };
}

/** Serializes requests with one key in this process, so that later ones find the first one's response. */
export interface IdempotencyLocks {
  inTurn<T>(request: IdempotentRequest, work: () => Promise<T>): Promise<T>;
}

export function createIdempotencyLocks(): IdempotencyLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    async inTurn({ scope, operation, key }, work) {
      const name = JSON.stringify([scope, operation, key]);
      const before = last.get(name);
      const mine = before ? before.then(work, work) : work();
      last.set(name, mine);
      try {
        return await mine;
      } finally {
        if (last.get(name) === mine) last.delete(name);
      }
    },
  };
}

/** Keyed, because what is hashed may hold a password. */
function hashOf(secret: string, { content }: IdempotentRequest): string {
  return createHmac("sha256", secret).update(stableJson(content)).digest("hex");
}

export async function deleteExpiredKeys(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", fromNow(clock, -KEY_TTL)).execute();
}

/** JSON with sorted keys; bytes by their content. */
function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner) => {
      if (inner?.type === "Buffer" && Array.isArray(inner.data))
        return Buffer.from(inner.data).toString("base64");
      if (typeof inner === "object" && inner !== null && !Array.isArray(inner)) {
        return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
      }
      return inner;
    }) ?? ""
  );
}
