import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import type { Config } from "../../infra/config/config.ts";
import type { Services } from "../../modules/services.ts";
import { API_PREFIX } from "../contract/contract.ts";
import { isApiRequest } from "../http/failures.ts";
import { sitePolicy } from "../http/headers.ts";
import { PageCache } from "../page-cache/page-cache.ts";
import { serveSiteAssets } from "./static-files.ts";
import { type SendSubrequest, subrequestFetch, subrequestsOf } from "./subrequests.ts";

/** What every request of the site is given; the app's build makes its load context from it. */
interface SiteValues {
  apiFetch: typeof fetch;
  nonce: string;
  publicUrl: string;
  consumerUrl: string | undefined;
  onConsumerHost: boolean;
}

type SiteBuild = ServerBuild & {
  entry: { module: { createLoadContext(values: SiteValues): never } };
};

/** Serves the site at every path that nothing else took. Where it is not built, says so. */
export async function serveSite(
  app: FastifyInstance,
  { config, clock }: Pick<Services, "config" | "clock">,
  root: string,
): Promise<void> {
  const serverBuild = join(root, "server", "index.js");
  if (!existsSync(serverBuild)) {
    app.get("/", async (_request, reply) =>
      reply.type("text/plain; charset=utf-8").send(`The site is not built; the API is at ${API_PREFIX}/.\n`),
    );
    return;
  }
  const build: SiteBuild = await import(pathToFileURL(serverBuild).href);
  const handle = createRequestHandler(
    build,
    config.environment === "production" ? "production" : "development",
  );
  const pages = new PageCache(clock);
  await serveSiteAssets(app, join(root, "client"));
  await app.register(async (scope) => {
    // Pages take forms as they come: nothing is parsed before the site sees it.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    scope.route({
      method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      url: "/*",
      handler: async (request, reply) => {
        // An unknown address below the API is a problem document, not a page.
        if (isApiRequest(request)) return reply.callNotFound();
        // Letters that nothing escapes: the page cache splits a page at its nonce.
        const nonce = randomBytes(16).toString("base64url");
        await protectPage(request, reply, config, nonce);
        const onConsumerHost =
          config.consumerUrl !== undefined && request.host.toLowerCase() === new URL(config.consumerUrl).host;
        const asked = webRequest(request, reply, config);
        const make = async (ask: SendSubrequest) => {
          const { send, longest } = recordRetryAfter(ask);
          const context = build.entry.module.createLoadContext({
            apiFetch: subrequestFetch(send),
            nonce,
            publicUrl: config.publicUrl,
            consumerUrl: config.consumerUrl,
            onConsumerHost,
          });
          const page = await handle(asked, context);
          // The API was unavailable for the page; Retry-After tells crawlers and proxies when to retry.
          if (page.status === 503 || page.status === 429) page.headers.set("retry-after", String(longest()));
          return page;
        };
        const send = subrequestsOf(app, request);
        if (!isForEverybody(request)) return reply.send(await make(send));
        const page = await pages.getOrRender(`${onConsumerHost} ${asked.url}`, nonce, send, make);
        if (page instanceof Response) return reply.send(page);
        return reply.headers(page.headers).send(page.body);
      },
    });
  });
}

/** How long to wait when nothing that a page asked for says so, in seconds. */
const SHORT_WAIT = 5;

/** Passes a page's calls on, and keeps the longest wait, in seconds, that any of them was told. */
function recordRetryAfter(ask: SendSubrequest): { send: SendSubrequest; longest: () => number } {
  let told = 0;
  const send: SendSubrequest = async (call) => {
    const response = await ask(call);
    told = Math.max(told, Number(response.headers.get("retry-after")) || 0);
    return response;
  };
  return { send, longest: () => told || SHORT_WAIT };
}

async function protectPage(request: FastifyRequest, reply: FastifyReply, config: Config, nonce: string) {
  // Only the widgets' own pages are made to stand in a partner's frame; the builder at /embed is not.
  const framedBy = request.url.startsWith("/embed/") ? "*" : "'none'";
  const policy = sitePolicy(config, framedBy);
  const directives = policy.directives as Record<string, string[]>;
  for (const name of ["script-src", "style-src"]) directives[name]?.push(`'nonce-${nonce}'`);
  await reply.helmet({ contentSecurityPolicy: policy });
}

/** Whether a request says nothing of who sends it, and so is answered as anybody's is. */
function isForEverybody({ method, headers }: FastifyRequest): boolean {
  return method === "GET" && headers.authorization === undefined && headers.cookie === undefined;
}

/**
 * The request as the web platform's type, with the address that the browser sees. One that is answered as anybody's holds
 * nothing else, so that its page can be made of nothing else.
 */
function webRequest(request: FastifyRequest, reply: FastifyReply, config: Config): Request {
  const host = request.headers.host;
  const origin = host && !config.trustProxy ? `${request.protocol}://${host}` : config.publicUrl;
  const url = URL.canParse(request.url, origin) ? new URL(request.url, origin) : new URL("/", origin);
  const headers = new Headers();
  for (const [name, value] of isForEverybody(request) ? [] : Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const gone = new AbortController();
  // Rendering stops when the client disconnects.
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: Readable.toWeb(request.raw) as ReadableStream, duplex: "half" as const }),
  });
}
