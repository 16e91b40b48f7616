import type { Connection } from "../../infra/db/connection.ts";
import { inTransaction } from "../../infra/db/transactions.ts";
import { collectingDiscards } from "../../infra/storage/discard-files.ts";
import type { AnyHandler, Call, OperationId } from "../../modules/handler.ts";
import type { Services } from "../../modules/services.ts";
import { prepared, preparingOf } from "../../modules/with-preparation.ts";
import { executeOnce, type IdempotentRequest } from "./idempotency-keys.ts";

interface Whole {
  handler: AnyHandler;
  call: Call<never>;
  successStatus: number;
  /** Present for a call with an idempotency key. */
  idempotent: IdempotentRequest | undefined;
  /** Answers within the transaction that it is given, by another handler where one is named. */
  respond(own: Services, handler?: AnyHandler): Promise<unknown>;
}

/**
 * Serves a call as one transaction. What it prepares is done before, its bytes are in the file store, and what it removes
 * from the store goes afterwards: nothing slow is waited for while the database holds locks.
 */
export async function inOneTransaction({
  handler,
  call,
  successStatus,
  idempotent,
  respond,
}: Whole): Promise<unknown> {
  const { services } = call as Call<OperationId>;
  const { db, clock, secret } = services;
  const { own, discard } = collectingDiscards(services);

  const commit = async (respondWith?: AnyHandler) => {
    let taken = false;
    const effect = async (trx: Connection) => {
      const body = await respond({ ...own, db: trx }, respondWith);
      taken = true;
      return body;
    };
    const response = idempotent
      ? (
          await executeOnce(db, clock, secret, idempotent, async (trx) => ({
            status: successStatus,
            body: await effect(trx),
          }))
        ).body
      : await inTransaction(db, effect);
    // A replayed response takes nothing of what was prepared.
    return { response, taken };
  };

  const preparing = preparingOf(handler);
  const { response } = preparing
    ? await prepared(preparing, call, (made) => commit((inside) => preparing.respond(inside, made as never)))
    : await commit();
  await discard();
  return response;
}
