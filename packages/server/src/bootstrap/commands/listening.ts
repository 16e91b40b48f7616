import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { DomainError, toProblem } from "../../core/domain-error.ts";
import { SetupError } from "../../core/setup-error.ts";
import type { Config } from "../../infra/config/config.ts";
import { translatorOf } from "../../pipeline/http/language.ts";

type Place = Pick<Config, "port" | "host">;

/** A first start works for half a minute before it listens, so an unusable port is reported at once. */
export async function tryListening({ port, host }: Place): Promise<void> {
  const probe = createServer();
  try {
    await once(probe.listen({ port, host }), "listening");
  } catch (error) {
    throw asSentence(error, { port, host });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** @throws SetupError when this process may not listen there */
export async function listen(app: FastifyInstance, { port, host }: Place): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw asSentence(error, { port, host });
  }
}

/**
 * Answers in the place of a server that cannot serve yet: `/healthz` says that the process lives, everything else is 503
 * with `Retry-After`.
 * @returns what ends it
 */
export async function respondUnavailable({ port, host }: Place): Promise<() => Promise<void>> {
  const failure = DomainError.unavailable();
  const server = createHttpServer((request, response) => {
    if (request.url === "/healthz") {
      response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}');
      return;
    }
    // A connection that is kept would still be here when the real server wants the port.
    const more = { "cache-control": "no-store", connection: "close" };
    const translate = translatorOf(request);
    const language = { "content-language": translate.locale, vary: "accept-language" };
    const headers = { "content-type": "application/problem+json", ...more, ...language, ...failure.headers };
    response.writeHead(failure.status, headers);
    response.end(request.method === "HEAD" ? undefined : JSON.stringify(toProblem(failure, translate)));
  });
  try {
    await once(server.listen({ port, host }), "listening");
  } catch (error) {
    throw asSentence(error, { port, host });
  }
  return async () => {
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

function asSentence(error: unknown, { port, host }: Place): unknown {
  const code = (error as { code?: string }).code;
  const sentence =
    code === "EADDRINUSE"
      ? `Port ${port} is in use by another program: stop that one, or set PORT to another number.`
      : code === "EACCES"
        ? `This user may not listen at port ${port}: set PORT to 1024 or more.`
        : code === "EADDRNOTAVAIL" || code === "ENOTFOUND"
          ? `This machine has no address "${host}": correct HOST.`
          : undefined;
  return sentence ? new SetupError([sentence], { cause: error }) : error;
}
