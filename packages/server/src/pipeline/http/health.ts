import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { DomainError } from "../../core/domain-error.ts";
import type { Database } from "../../infra/db/connection.ts";
import { isApiRequest } from "./failures.ts";
import { loadingReport, type Readiness } from "./readiness.ts";

/** `/healthz`: the process lives. `/readyz`: it can serve now. */
export function reportHealth(app: FastifyInstance, db: Database, readiness: Readiness): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    if (readiness.draining) throw DomainError.unavailable();
    if (readiness.loading) {
      const { status, headers } = DomainError.unavailable();
      return reply.status(status).headers(headers).send(loadingReport(readiness));
    }
    const answered = await Promise.race([
      sql`select 1`.execute(db).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(resolve, 2_000, false).unref()),
    ]);
    if (!answered) throw DomainError.unavailable();
    return { status: "ready" };
  });
  app.addHook("onRequest", async (request) => {
    if (readiness.draining && isApiRequest(request)) throw DomainError.unavailable();
  });
  // A connection that is kept would hold the process back once its last response is sent.
  app.addHook("onSend", async (_request, reply) => {
    if (readiness.draining) reply.header("connection", "close");
  });
}
