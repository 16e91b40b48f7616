import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { SetupError } from "../../core/setup-error.ts";
import type { Config } from "../../infra/config/config.ts";

type Place = Pick<Config, "port" | "host">;

/** The port of this process, open from its first moment on. */
export interface OpenPort {
  /** Hands every request from now on to the server; until then `meanwhile` answers. */
  serve(app: FastifyInstance): Promise<void>;
  /** Takes no more connections, and waits for the requests that are answered. */
  close(): Promise<void>;
}

/** As Fastify has it for a server of its own, in milliseconds. */
const KEEP_ALIVE = 72_000;
const REQUEST_TIMEOUT = 60_000;

/**
 * Listens before there is anything to serve: a start reads a database and an index, and whoever calls meanwhile is told so.
 * @throws SetupError when this process may not listen there
 */
export async function openPort({ port, host }: Place, meanwhile: RequestListener): Promise<OpenPort> {
  let target: Server | undefined;
  const open = async (address: string): Promise<Server> => {
    const server = createServer({ requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE });
    server.on("request", (request, response) => {
      if (target) target.emit("request", request, response);
      else meanwhile(request, response);
    });
    server.on("clientError", (error, socket) => {
      if (!target?.emit("clientError", error, socket)) socket.destroy();
    });
    await once(server.listen({ port, host: address }), "listening");
    return server;
  };
  const servers = await openAll(host, open).catch((error) => {
    throw asSentence(error, { port, host });
  });
  return {
    async serve(app) {
      await app.ready();
      target = app.server;
    },
    async close() {
      const closed = servers.map((server) => once(server, "close"));
      for (const server of servers) {
        server.close();
        server.closeIdleConnections();
      }
      await Promise.all(closed);
    },
  };
}

/** "localhost" is two addresses, and programs try either; a machine may lack the second. */
async function openAll(host: string, open: (address: string) => Promise<Server>): Promise<Server[]> {
  if (host !== "localhost") return [await open(host)];
  const [first, ...others] = await lookup(host, { all: true });
  const servers = [await open(first?.address ?? host)];
  for (const { address } of others) {
    const server = await open(address).catch(() => undefined);
    if (server) servers.push(server);
  }
  return servers;
}

/** Whether a browser asks for a page, which a person will read. */
export function wantsPage({ method, url, headers }: IncomingMessage): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    !url?.startsWith("/api/") &&
    headers.accept?.includes("text/html") === true
  );
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
