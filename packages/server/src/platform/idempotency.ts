import { createHmac } from "node:crypto";
import { DomainError } from "../errors.ts";
import { type Clock, fromNow, hours } from "./clock.ts";
import type { Connection, Database } from "./context.ts";

/** How long a key is remembered. */
const KEPT_FOR = hours(24);

export interface RepeatableRequest {
  /** The account, or "visitor". */
  scope: string;
  operation: string;
  key: string;
  /** What the request asks for: a repetition must ask for the same. */
  content: unknown;
}

export interface StoredAnswer {
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
export async function once(
  db: Database,
  clock: Clock,
  secret: string,
  request: RepeatableRequest,
  effect: (connection: Connection) => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  // Keyed, because what is hashed may hold a password.
  const hash = createHmac("sha256", secret).update(stableJson(request.content)).digest("hex");
  const { scope, operation, key } = request;
  return db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom("idempotency_keys")
      .where("scope", "=", scope)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .where("created_at", "<", fromNow(clock, -KEPT_FOR))
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
        throw DomainError.unprocessable("This request was already made with other content.");
      }
      return {
        status: earlier.status,
        body: earlier.answer === null ? undefined : JSON.parse(earlier.answer),
      };
    }
    const answer = await effect(trx);
    await trx
      .updateTable("idempotency_keys")
      .set({ status: answer.status, answer: answer.body === undefined ? null : JSON.stringify(answer.body) })
      .where("scope", "=", scope)
      .where("operation", "=", operation)
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

export async function forgetOldKeys(db: Database, clock: Clock): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("created_at", "<", fromNow(clock, -KEPT_FOR)).execute();
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
