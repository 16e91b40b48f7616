import { existsSync } from "node:fs";
import { join } from "node:path";
import multipart from "@fastify/multipart";
import { FILE_MAX_BYTES } from "@foodshed/sdk/vocabulary";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { FIELD_LIMIT } from "../infra/http/multipart.ts";
import { openWindowCounts } from "../infra/window-counts/open-window-counts.ts";
import type { AnyRoutes } from "../modules/handler.ts";
import type { Services } from "../modules/services.ts";
import { serveApiReference } from "../pipeline/api-reference/api-reference.ts";
import { bindContract, type Contract } from "../pipeline/bind-contract.ts";
import { readContract } from "../pipeline/contract/contract.ts";
import { bareHeaders } from "../pipeline/http/bare-headers.ts";
import { readBodies } from "../pipeline/http/bodies.ts";
import { handleClientError, handleErrors, handleFrameworkError } from "../pipeline/http/failures.ts";
import { addHeaders } from "../pipeline/http/headers.ts";
import { reportHealth } from "../pipeline/http/health.ts";
import type { Metrics } from "../pipeline/http/metrics.ts";
import { type OverloadLimits, shedOverload } from "../pipeline/http/overload.ts";
import type { Readiness } from "../pipeline/http/readiness.ts";
import { logRequests } from "../pipeline/http/request-log.ts";
import { traceRequests } from "../pipeline/http/trace-requests.ts";
import { createIdempotencyLocks } from "../pipeline/idempotency/idempotency-keys.ts";
import { createRateLimiter } from "../pipeline/rate-limit/rate-limiter.ts";
import { createShortWindows } from "../pipeline/rate-limit/short-windows.ts";
import { createResponseCache } from "../pipeline/response-cache/response-cache.ts";
import { serveFirstContent } from "../pipeline/site/first-content.ts";
import { serveSharedEmbeds } from "../pipeline/site/shared-embeds.ts";
import { serveSite } from "../pipeline/site/site.ts";
import { type Builds, builds, serveEmbeds, serveStorybook } from "../pipeline/site/static-files.ts";
import { modules } from "./modules.ts";

export interface AppOptions {
  services: Services;
  /** Turns ready off while the process stops. */
  readiness?: Readiness;
  /** Leaves the site, embeds and Storybook out. */
  apiOnly?: boolean;
  /** Where the other packages' builds stand. */
  builds?: Builds;
  /** What is too much at once, in tests. */
  overload?: OverloadLimits;
  /** Receives every response. */
  metrics?: Metrics;
  /** Replaces what the modules offer, in tests of the platform itself. */
  contract?: Contract;
}

/** The whole server as one Fastify instance: API, site, embeds, health. It listens to nothing yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, readiness = { draining: false } } = options;
  const { config, db, clock } = services;
  const contract = options.contract ?? {
    operations: readContract(),
    routes: Object.assign({}, ...modules.map((module) => module.routes)) as AnyRoutes,
  };

  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: 1_048_576,
    requestTimeout: 60_000,
    // One proxy: the address that it saw itself is the last one; callers may have forged those before it.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    return503OnClosing: false,
    forceCloseConnections: "idle",
    clientErrorHandler: handleClientError(bareHeaders(config)),
    frameworkErrors: handleFrameworkError(bareHeaders(config)),
    routerOptions: { maxParamLength: 300 },
  });
  const windowCounts = config.rateLimits ? await openWindowCounts(config, db) : undefined;
  app.addHook("onClose", async () => windowCounts?.close());
  const rateLimiter = createRateLimiter(db, clock, {
    enabled: config.rateLimits,
    shortWindows: createShortWindows(clock, services.log, windowCounts),
    factor: () => services.settings.current().values.rate_limit_factor,
  });

  traceRequests(app, config);
  logRequests(app);
  options.metrics?.watch(app);
  handleErrors(app, contract.operations);
  await addHeaders(app, config, contract.operations);
  await shedOverload(app, options.overload);
  reportHealth(app, db, readiness);
  readBodies(app);
  await app.register(multipart, {
    // A file for messages to a whole network names each reader in a field.
    limits: { fileSize: FILE_MAX_BYTES, files: 10, fields: 5_050, fieldSize: FIELD_LIMIT, parts: 5_060 },
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });

  bindContract(app, contract, {
    services,
    rateLimiter,
    idempotencyLocks: createIdempotencyLocks(),
    responseCache: createResponseCache(db, clock),
  });
  for (const module of modules) await module.plugin?.(app, services);
  await serveApiReference(app);
  if (!options.apiOnly) {
    const { embed, embedServer, storybook, site } = options.builds ?? builds;
    const archive = join(config.dataDir, "embeds");
    await serveEmbeds(app, embed, archive, clock);
    if (config.s3 && existsSync(embed)) serveSharedEmbeds(app, services, [embed, archive]);
    if (embedServer) await serveFirstContent(app, services, embedServer);
    await serveStorybook(app, storybook);
    await serveSite(app, services, site);
  }
  return app;
}

/** The one that a proxy or our own pages gave, so that one request can be followed through the logs. */
function requestId({ headers }: { headers: Record<string, unknown> }): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
