import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { contractFile } from "../contract/contract.ts";
import type { Policy } from "../http/bare-headers.ts";
import { icon, page, start, theme } from "./api-reference.assets.ts";

const require = createRequire(import.meta.url);

/** Everything comes from this server. The reference sets style attributes and draws its icons from data addresses. */
const policy: Policy = {
  useDefaults: false,
  directives: {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "form-action": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  },
};

/** `/api/openapi.yaml`, and `/api/docs` where people read and try it. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  app.get("/api/openapi.yaml", async (_request, reply) =>
    reply
      .headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" })
      .type("application/yaml; charset=utf-8")
      .send(await readFile(contractFile)),
  );
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      await reply.helmet({ contentSecurityPolicy: policy });
    });
    for (const url of ["/api/docs", "/api/docs/"])
      scope.get(url, async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
    const own = {
      "start.js": ["text/javascript", start],
      "theme.css": ["text/css", theme],
      "icon.svg": ["image/svg+xml", icon],
    };
    for (const [name, [type, text]] of Object.entries(own))
      scope.get(`/api/docs/${name}`, async (_request, reply) =>
        reply.type(`${type}; charset=utf-8`).send(text),
      );
    await scope.register(staticFiles, {
      root: join(dirname(require.resolve("@fastify/swagger-ui")), "static"),
      prefix: "/api/docs/assets/",
      allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js)$/.test(path),
      decorateReply: false,
      index: false,
      maxAge: "1h",
    });
  });
}
