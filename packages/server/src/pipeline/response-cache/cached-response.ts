import { type CacheableResponse, runAfterResponse } from "../../modules/cacheable.ts";
import type { Services } from "../../modules/services.ts";
import { decideAccess } from "../authorize/access.ts";
import { callOf, type ValidRequest } from "../call.ts";
import { checkResponse } from "../check-response.ts";
import type { Operation } from "../contract/contract.ts";
import { inNoLanguage } from "../http/language.ts";
import type { ResponseCache } from "./response-cache.ts";

/** The JSON that a visitor is sent, from the cache while it is valid. */
export async function cachedResponse(
  services: Services,
  cache: ResponseCache,
  operation: Operation,
  cachePolicy: CacheableResponse<never>,
  request: ValidRequest,
): Promise<string> {
  const { json, access } = await cache.getOrCompute(
    JSON.stringify([operation.id, request.named]),
    async () => {
      const access = await decideAccess(services.db, operation.access, request.actor, request.named);
      // Everybody is sent what is cached, whatever language they asked for.
      const call = callOf(services, request, access, inNoLanguage);
      const response = await cachePolicy.respond(call);
      checkResponse(services, operation, response);
      return { json: JSON.stringify(response), access, expiresAt: cachePolicy.expiresAt?.(response) };
    },
  );
  await runAfterResponse(cachePolicy, callOf(services, request, access));
  return json;
}
