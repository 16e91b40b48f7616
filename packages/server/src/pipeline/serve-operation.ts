import type { FastifyReply, FastifyRequest } from "fastify";
import { cachePolicyOf } from "../modules/cacheable.ts";
import type { AnyHandler } from "../modules/handler.ts";
import type { Services } from "../modules/services.ts";
import { authenticate } from "./authenticate.ts";
import { decideAccess } from "./authorize/access.ts";
import type { ValidRequest } from "./call.ts";
import type { Operation } from "./contract/contract.ts";
import { execute } from "./execute.ts";
import type { IdempotencyLocks } from "./idempotency/idempotency-keys.ts";
import { idempotentRequest, replayOrExecute } from "./idempotency/replay.ts";
import { parseBody } from "./parse-body.ts";
import type { RateLimiter } from "./rate-limit/rate-limiter.ts";
import { respond, respondJson } from "./respond.ts";
import { cachedResponse } from "./response-cache/cached-response.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";
import { validateParameters } from "./validate.ts";

/** What the steps of the pipeline share between requests. */
export interface Pipeline {
  services: Services;
  rateLimiter: RateLimiter;
  idempotencyLocks: IdempotencyLocks;
  responseCache: ResponseCache;
}

/** One request of the API, step by step. What each step does with an operation is declared in the contract. */
export async function serveOperation(
  { services, rateLimiter, idempotencyLocks, responseCache }: Pipeline,
  operation: Operation,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await authenticate(services, request);
  request.actor = actor;
  const { body, files } = await parseBody(operation, request);
  validateParameters(operation, request);
  const named = { query: request.query, params: request.params, body };
  const valid: ValidRequest = { request, reply, actor, named, files };

  const cachePolicy = actor.kind === "visitor" ? cachePolicyOf(handler) : undefined;
  if (cachePolicy) {
    const json = await cachedResponse(services, responseCache, operation, cachePolicy, valid);
    return respondJson(operation, reply, json);
  }
  const idempotent = idempotentRequest(operation, actor, request, { body, files });
  const run = () => execute(services, rateLimiter, operation, handler, valid, idempotent);
  const permit = () => decideAccess(services.db, operation.access, actor, named);
  const response = idempotent
    ? await replayOrExecute(services, idempotencyLocks, idempotent, permit, run)
    : await run();
  return respond(operation, reply, response);
}
