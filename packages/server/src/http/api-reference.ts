import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import staticFiles from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { contractFile } from "../contract.ts";
import type { Policy } from "./headers.ts";

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

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foodshed API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<link rel="icon" href="/api/docs/assets/favicon-32x32.png">
</head>
<body>
<main id="reference"></main>
<noscript>The reference needs JavaScript. The description itself is at <a href="/api/openapi.yaml">/api/openapi.yaml</a>.</noscript>
<script src="/api/docs/assets/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/** `tryItOutEnabled` stays off: what is tried here is done for real. */
const start = `SwaggerUIBundle({
  url: "/api/openapi.yaml",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
});
`;

/** `/api/openapi.yaml`, and `/api/docs` where people read and try it. */
export async function serveApiReference(app: FastifyInstance): Promise<void> {
  const contract = readFileSync(contractFile, "utf8");
  app.get("/api/openapi.yaml", async (_request, reply) =>
    reply
      .headers({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" })
      .type("application/yaml; charset=utf-8")
      .send(contract),
  );
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_request, reply) => {
      await reply.helmet({ contentSecurityPolicy: policy });
    });
    for (const url of ["/api/docs", "/api/docs/"])
      scope.get(url, async (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
    scope.get("/api/docs/start.js", async (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(start),
    );
    await scope.register(staticFiles, {
      root: join(dirname(require.resolve("@fastify/swagger-ui")), "static"),
      prefix: "/api/docs/assets/",
      allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png)$/.test(path),
      decorateReply: false,
      index: false,
      maxAge: "1h",
    });
  });
}
