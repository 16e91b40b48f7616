import { createHash } from "node:crypto";
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../infra/config/config.ts";
import { API_PREFIX, type Operation } from "../contract/contract.ts";
import { nothing, type Policy } from "./bare-headers.ts";

/** The style attributes that the tabs' library writes on the server; each is allowed by its hash, and no other. */
const knownStyles = ["outline:none", "animation-duration:0s"].map(
  (style) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`,
);

/** Pages run only our own files and what carries this response's nonce. */
export function sitePolicy(config: Pick<Config, "publicUrl">, framedBy: string): Policy {
  const own = ["'self'", config.publicUrl];
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'self'"],
      "base-uri": ["'none'"],
      "object-src": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": [framedBy],
      "script-src": ["'self'"],
      "style-src": ["'self'"],
      "style-src-attr": ["'unsafe-hashes'", ...knownStyles],
      "font-src": ["'self'"],
      "connect-src": own,
      // blob: and data: show a picture that was picked and is being cropped.
      "img-src": [...own, "blob:", "data:"],
      ...(config.publicUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
    },
  };
}

/** First content is made for other servers' pages; opened by itself it shows its styles and pictures, and runs nothing. */
export const firstContentPolicy: Policy = {
  useDefaults: false,
  directives: {
    ...nothing.directives,
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'"],
  },
};

/** Storybook is static, holds no member's data, and starts with inline scripts. */
export const storybookPolicy: Policy = {
  useDefaults: false,
  directives: {
    "default-src": ["'self'", "'unsafe-inline'", "'unsafe-eval'", "data:", "blob:"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": ["'self'"],
  },
};

/** Security headers, cross-origin rules and compression for everything that the process serves. */
export async function addHeaders(
  app: FastifyInstance,
  config: Config,
  operations: Operation[],
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: nothing,
    strictTransportSecurity: config.publicUrl.startsWith("https:") && {
      maxAge: 31_536_000,
      includeSubDomains: config.hstsSubdomains,
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    xFrameOptions: false,
    xXssProtection: false,
  });

  const publicReads = new Map(
    operations
      .filter((operation) => operation.cors)
      .map(({ method, url }) => [`${method} ${url.split(":")[0]}`, url]),
  );
  const isPublicRead = (method: string, path: string) =>
    [...publicReads].some(([key, url]) =>
      url.includes(":") ? `${method} ${path}`.startsWith(key) : `${method} ${path}` === key,
    );
  await app.register(cors, {
    delegator: (request, done) => {
      const path = request.url.split("?")[0] ?? "";
      const wanted =
        request.method === "OPTIONS" ? request.headers["access-control-request-method"] : request.method;
      const open = isOpenFile(path) || isPublicRead(wanted === "HEAD" ? "GET" : String(wanted), path);
      done(
        null,
        // Authorization is not among the headers: tokens are never sent from another origin.
        open
          ? {
              origin: "*",
              credentials: false,
              allowedHeaders: ["content-type", "range"],
              maxAge: 86_400,
              methods: ["GET", "HEAD", "POST"],
            }
          : { origin: false },
      );
    },
  });
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (isOpenFile(path) || request.routeOptions.config.operation?.cors) {
      reply.header("cross-origin-resource-policy", "cross-origin");
      // Every origin is answered alike, so caches may keep one answer for all of them.
      if (reply.getHeader("access-control-allow-origin") === "*") reply.removeHeader("vary");
    }
    if (path.startsWith(`${API_PREFIX}/`)) reply.header("cache-control", "no-store");
  });

  await app.register(compress, {
    threshold: 1024,
    encodings: ["br", "gzip"],
    // Streamed exports leave as they are written. What is compressed for one response alone is not worth much time.
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
    },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: 6 },
  });
}

/** Scripts of embeds, pictures, tiles, feeds and oEmbed, which stand on partners' pages too. */
function isOpenFile(path: string): boolean {
  return (
    path.startsWith("/embed/") ||
    path.startsWith("/files/photos/") ||
    path.startsWith("/map/") ||
    path === "/oembed" ||
    /^(\/fr)?\/feeds\//.test(path)
  );
}
