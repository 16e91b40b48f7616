import { once } from "node:events";
import { createServer, connect as open, type Socket } from "node:net";

/** A way to a server through this process, which can fail as networks do. */
export interface Link {
  /** The server's address by this way. */
  url: string;
  /** Breaks every connection; new ones are let through. */
  cut(): void;
  /** Swallows everything, of old and new connections alike, until `resume`. */
  hang(): void;
  /** Lets new connections through again; what was swallowed stays so. */
  resume(): void;
  close(): Promise<void>;
}

/** Opens a way to the server that `url` names. */
export async function linkTo(url: string): Promise<Link> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let hanging = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    // What is cut on one side is cut on the other below.
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (hanging) return;
    const far = open(Number(target.port), target.hostname);
    keep(far);
    near.pipe(far);
    far.pipe(near);
    near.on("close", () => far.destroy());
    far.on("close", () => near.destroy());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const here = new URL(url);
  here.port = String((server.address() as { port: number }).port);
  const cut = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: here.href,
    cut,
    hang() {
      hanging = true;
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    resume() {
      hanging = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
