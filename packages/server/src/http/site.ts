import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from "fastify";
import { createRequestHandler, type ServerBuild } from "react-router";
import { API_PREFIX } from "../contract.ts";
import type { Config } from "../platform/config.ts";
import { isApiRequest } from "./failures.ts";
import { sitePolicy } from "./headers.ts";
import { serveSiteAssets } from "./static-files.ts";

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
export async function serveSite(app: FastifyInstance, config: Config, root: string): Promise<void> {
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
        const nonce = randomBytes(16).toString("base64");
        await protectPage(request, reply, config, nonce);
        const context = build.entry.module.createLoadContext({
          apiFetch: innerFetch(app, request),
          nonce,
          publicUrl: config.publicUrl,
          consumerUrl: config.consumerUrl,
          onConsumerHost:
            config.consumerUrl !== undefined &&
            request.host.toLowerCase() === new URL(config.consumerUrl).host,
        });
        return reply.send(await handle(webRequest(request, reply, config), context));
      },
    });
  });
}

async function protectPage(request: FastifyRequest, reply: FastifyReply, config: Config, nonce: string) {
  // Only the widgets' own pages are made to stand in a partner's frame; the builder at /embed is not.
  const framedBy = request.url.startsWith("/embed/") ? "*" : "'none'";
  const policy = sitePolicy(config, framedBy);
  const directives = policy.directives as Record<string, string[]>;
  for (const name of ["script-src", "style-src"]) directives[name]?.push(`'nonce-${nonce}'`);
  await reply.helmet({ contentSecurityPolicy: policy });
}

/** The request as the web platform's type, with the address that the browser sees. */
function webRequest(request: FastifyRequest, reply: FastifyReply, config: Config): Request {
  const host = request.headers.host;
  const origin = host && !config.trustProxy ? `${request.protocol}://${host}` : config.publicUrl;
  const url = URL.canParse(request.url, origin) ? new URL(request.url, origin) : new URL("/", origin);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const gone = new AbortController();
  // Whoever leaves before the page is finished need not have it finished.
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

/** Reaches the API inside this process: the same routes, rules and limits, without a connection. */
function innerFetch(app: FastifyInstance, outer: FastifyRequest): typeof fetch {
  return async (input, init) => {
    const request = new Request(resolveUrl(input), init ?? (input instanceof Request ? input : undefined));
    const { pathname, search } = new URL(request.url);
    const headers = Object.fromEntries(request.headers);
    headers["x-request-id"] = outer.id;
    const agent = outer.headers["user-agent"];
    if (agent) headers["user-agent"] = agent;
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const answer = await app.inject({
      method: request.method as InjectOptions["method"],
      url: pathname + search,
      headers,
      // Throttles and logs see whom the page is made for.
      remoteAddress: outer.ip,
      ...(body && { payload: body }),
    });
    const answerHeaders = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      for (const one of [value].flat()) if (one !== undefined) answerHeaders.append(name, String(one));
    }
    const empty = answer.statusCode === 204 || answer.statusCode === 304 || request.method === "HEAD";
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: answerHeaders,
    });
  };
}

/** A loader may name the API by path alone; only paths of this process can be reached. */
function resolveUrl(input: string | URL | Request): URL {
  return new URL(input instanceof Request ? input.url : String(input), "http://server.invalid");
}
