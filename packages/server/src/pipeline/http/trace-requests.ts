import { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TraceIds } from "../../infra/tracing/trace-types.ts";
import { currentTracing } from "../../infra/tracing/tracing.ts";

const traced = new WeakMap<FastifyRequest, TraceIds>();

/**
 * A span for each request where tracing is on, named by its operation; what is called for it becomes part of it. The span of a
 * caller is believed where the proxy's headers are: anybody may send one.
 */
export function traceRequests(app: FastifyInstance, { trustProxy }: { trustProxy: boolean }): void {
  app.addHook("onRequest", (request, reply, done) => {
    const tracing = currentTracing();
    if (!tracing || /^\/(healthz|readyz)\b/.test(request.url)) return done();
    const { operation } = request.routeOptions.config;
    const isFromOutside = request.raw instanceof IncomingMessage;
    const { traceparent } = request.headers;
    const span = tracing.open(`${request.method} ${operation?.id ?? "page"}`, {
      kind: isFromOutside ? "server" : "internal",
      attributes: {
        "http.request.method": request.method,
        "http.route": request.routeOptions.url ?? "",
        "foodshed.request_id": request.id,
      },
      ...(isFromOutside && trustProxy && typeof traceparent === "string" && { parent: traceparent }),
    });
    traced.set(request, span.ids);
    reply.raw.once("close", () => {
      const status = reply.statusCode;
      span.end({ "http.response.status_code": status }, status >= 500 ? status : undefined);
    });
    span.run(done);
  });
}

/** What joins a line of the log to the trace of its request; nothing where tracing is off. */
export function traceIdsOf(request: FastifyRequest): Partial<TraceIds> {
  return traced.get(request) ?? {};
}
