import { readPublic } from "../../infra/db/replicas.ts";
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
    // What may be kept as long as the change feed's version is the same needs nothing that a replica of that version lacks.
    () =>
      readPublic(services.db, async (db) => {
        const own = db === services.db ? services : { ...services, db };
        const access = await decideAccess(db, operation.access, request.actor, request.named);
        // Everybody is sent what is cached, whatever language they asked for.
        const call = callOf(own, request, access, inNoLanguage);
        const response = await cachePolicy.respond(call);
        checkResponse(own, operation, response);
        return { json: JSON.stringify(response), access, expiresAt: cachePolicy.expiresAt?.(response) };
      }),
  );
  await runAfterResponse(cachePolicy, callOf(services, request, access));
  return json;
}
