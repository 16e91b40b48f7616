import { DomainError } from "../core/domain-error.ts";
import { hijackOf } from "../modules/audit/audit.ts";
import type { AnyHandler } from "../modules/handler.ts";
import type { Services } from "../modules/services.ts";
import { recordHijackedWrite } from "./audit/hijacked-writes.ts";
import { decideAccess } from "./authorize/access.ts";
import { callOf, type ValidRequest } from "./call.ts";
import { checkResponse } from "./check-response.ts";
import type { Operation } from "./contract/contract.ts";
import { inNoLanguage } from "./http/language.ts";
import type { IdempotentRequest } from "./idempotency/idempotency-keys.ts";
import { inOneTransaction } from "./idempotency/in-one-transaction.ts";
import { enforceRateLimit } from "./rate-limit/rate-limit.ts";
import type { RateLimiter } from "./rate-limit/rate-limiter.ts";

/** Counts, authorizes, executes and audits a request. */
export async function execute(
  services: Services,
  rateLimiter: RateLimiter,
  operation: Operation,
  handler: AnyHandler,
  valid: ValidRequest,
  idempotent: IdempotentRequest | undefined,
): Promise<unknown> {
  const { request, actor, named } = valid;
  const settle = await enforceRateLimit(services, rateLimiter, operation, actor, request, named.body);
  const access = await decideAccess(services.db, operation.access, actor, named);
  // The response to a key is sent again to repetitions in any language.
  const call = (own: Services) => callOf(own, valid, access, idempotent && inNoLanguage);
  // Every audited call during an impersonation is recorded.
  const audited = operation.audited && hijackOf(actor) !== undefined;
  const run = async (own: Services, ownHandler: AnyHandler = handler) => {
    const response = await ownHandler(call(own));
    if (audited) {
      const write = { operation: operation.id, requestId: request.id, accountId: access.ownerAccountId };
      await recordHijackedWrite(own.db, services.clock, actor, write);
    }
    checkResponse(services, operation, response);
    return response;
  };
  try {
    const { successStatus } = operation;
    const response =
      idempotent || audited
        ? await inOneTransaction({ handler, call: call(services), successStatus, idempotent, respond: run })
        : await run(services);
    await settle(true);
    return response;
  } catch (error) {
    // A fault of ours or the database's is no failed attempt of the caller's.
    await settle(!(error instanceof DomainError) || error.status >= 500);
    throw error;
  }
}
