import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { SetupError } from "../../core/setup-error.ts";
import type { Config } from "../../infra/config/config.ts";
import { processMetrics } from "../../infra/metrics/process-metrics.ts";
import type { Services } from "../../modules/services.ts";
import { watchOutbox, watchPool, watchSearch } from "./gauges.ts";
import { watchReplicas } from "./replica-gauges.ts";

export interface Metrics {
  /** Counts and times every response of this server. */
  watch(app: FastifyInstance): void;
  /** Everything that is known now, as Prometheus reads it. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Numbers about this process, without anybody's address, name or path. */
export function createMetrics({ db }: Pick<Services, "db">): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: "foodshed_" });
  const requests = new Histogram({
    name: "foodshed_http_request_duration_seconds",
    help: "Answers by operation of the contract (or kind of page), method and status.",
    labelNames: ["operation", "method", "status"] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  watchOutbox(registry, db);
  watchPool(registry, db);
  watchReplicas(registry, db);
  watchSearch(registry, db);
  return {
    watch(app) {
      app.addHook("onResponse", async (request, reply) => {
        const operation = request.routeOptions.config.operation?.id ?? "page";
        const labels = { operation, method: request.method, status: reply.statusCode };
        requests.observe(labels, reply.elapsedTime / 1000);
      });
    },
    text: () => Registry.merge([registry, processMetrics]).metrics(),
    contentType: registry.contentType,
  };
}

/** Serves `/metrics` at an address of its own, which is not reachable through the site. */
export async function listenForMetrics(
  metrics: Metrics,
  { metricsPort, metricsHost }: Pick<Config, "metricsPort" | "metricsHost">,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  server.unref();
  return await new Promise((resolve, reject) => {
    server.once("error", (error) =>
      reject(
        new SetupError(
          [
            `Metrics cannot be served at ${metricsHost}:${metricsPort}: correct METRICS_PORT and METRICS_HOST.`,
          ],
          {
            cause: error,
          },
        ),
      ),
    );
    server.listen(metricsPort, metricsHost, () => resolve(server));
  });
}
