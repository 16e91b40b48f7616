import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export interface SlowProxy {
  url: string;
  /** Holds the answer of the request after so many to this path; resolves when it has come. */
  hold(path: string, after: number): Promise<void>;
  /** Lets what is held go on. */
  release(): void;
  close(): void;
}

/** Passes requests on to a server, and holds one that a test chooses. */
export async function startSlowProxy(real: string): Promise<SlowProxy> {
  let wanted = "";
  let left = Number.POSITIVE_INFINITY;
  let came = () => {};
  let go = () => {};
  const proxy = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const body = await buffer(request);
    if (method === "POST" && url.endsWith(wanted) && left-- === 0) {
      const released = new Promise<void>((resolve) => {
        go = resolve;
      });
      came();
      await released;
    }
    const { host: _, connection: __, ...headers } = request.headers as Record<string, string>;
    const answer = await fetch(real + url, {
      method,
      headers,
      ...(body.length > 0 && { body }),
      redirect: "manual",
    });
    const {
      "content-encoding": ___,
      "content-length": ____,
      "transfer-encoding": _____,
      ...rest
    } = Object.fromEntries(answer.headers);
    response.writeHead(answer.status, rest);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    hold(path, after) {
      wanted = path;
      left = after;
      return new Promise((resolve) => {
        came = resolve;
      });
    },
    release: () => go(),
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
