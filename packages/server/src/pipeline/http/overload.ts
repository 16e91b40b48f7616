import { IncomingMessage } from "node:http";
import underPressure from "@fastify/under-pressure";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { DomainError } from "../../core/domain-error.ts";

export interface OverloadLimits {
  /** Requests that are worked on at once. */
  mostAtOnce: number;
  /** How late the process may be with everything, in milliseconds, while more than `fewAtOnce` requests wait. */
  longestDelay: number;
  fewAtOnce: number;
}

const LIMITS: OverloadLimits = { mostAtOnce: 300, longestDelay: 1_000, fewAtOnce: 30 };

/**
 * Turns requests away with 503 and Retry-After while more are worked on than can be done in time: accepted requests are served
 * soon, and the others hear of it at once. Health checks and the calls that a page makes inside this process are always let in.
 */
export async function shedOverload(
  app: FastifyInstance,
  { mostAtOnce, longestDelay, fewAtOnce }: OverloadLimits = LIMITS,
): Promise<void> {
  const working = new Set<FastifyRequest>();
  app.addHook("onRequest", async (request, reply) => {
    if (!isFromOutside(request)) return;
    if (working.size >= mostAtOnce) throw DomainError.busy();
    working.add(request);
    // Only this event covers aborted requests and responses written without the framework.
    reply.raw.once("close", () => working.delete(request));
  });
  // From here on the client's line decides how long it takes.
  app.addHook("onSend", async (request) => {
    working.delete(request);
  });
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    pressureHandler: (request) => {
      if (isFromOutside(request) && working.size > fewAtOnce) throw DomainError.busy();
    },
  });
}

function isFromOutside({ raw, url }: FastifyRequest): boolean {
  return raw instanceof IncomingMessage && !/^\/(healthz|readyz)\b/.test(url);
}
