import type { FastifyInstance } from "fastify";
import { loggablePath } from "../../infra/log/log.ts";
import { hijackOf } from "../../modules/audit/audit.ts";
import { traceIdsOf } from "./trace-requests.ts";

/** One line for each response, with what is needed to find and count it. Health checks are not logged, because they are too many. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    if (request.url === "/healthz" || request.url === "/readyz") return;
    const { actor } = request;
    const hijack = actor && hijackOf(actor);
    request.log.info(
      {
        method: request.method,
        path: loggablePath(request.url),
        operation: request.routeOptions.config.operation?.id,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        ...traceIdsOf(request),
        ...(actor && actor.kind !== "visitor" && { account: actor.accountId }),
        ...(hijack && { hijackedBy: hijack.byAccountId }),
      },
      "request",
    );
  });
}
