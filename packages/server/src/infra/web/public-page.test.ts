import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPublicPages, PageError, type PublicPagesOptions } from "./public-page.ts";

let server: Server;
let port: string;
const seen: { path: string; headers: Record<string, unknown> }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? "";
    seen.push({ path, headers: request.headers });
    if (path === "/moved") return response.writeHead(302, { location: "/page" }).end();
    if (path === "/loop") return response.writeHead(302, { location: "/loop" }).end();
    if (path === "/to-metadata")
      return response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    if (path === "/to-file") return response.writeHead(302, { location: "file:///etc/passwd" }).end();
    if (path === "/to-inside")
      return response.writeHead(307, { location: `http://inside.example:${port}/page` }).end();
    if (path === "/missing") return response.writeHead(404).end();
    if (path === "/picture") return response.writeHead(200, { "content-type": "image/png" }).end("x");
    if (path === "/long")
      return response.writeHead(200, { "content-type": "text/html" }).end("x".repeat(5_000));
    if (path === "/bomb")
      return response
        .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
        .end(gzipSync("x".repeat(1_000_000)));
    if (path === "/never") return undefined;
    if (path === "/drips") return response.writeHead(200, { "content-type": "text/html" }).write("<p>");
    if (path === "/latin")
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(Buffer.from("<meta charset=iso-8859-1>Québec", "latin1"));
    const policy = ["script-src 'self'", "img-src *"];
    return response
      .setHeader("content-security-policy", policy)
      .writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" })
      .end(gzipSync("<h1>Fermé</h1>"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = String((server.address() as AddressInfo).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Knows farm.example at this machine, as if that were a public place, and inside.example at a private one. */
const read = (path: string, options: Partial<PublicPagesOptions> = {}) =>
  createPublicPages({
    userAgent: "FoodshedEmbedCheck/1.0",
    maxBytes: 2_000,
    resolve: async (host) => {
      if (host === "farm.example") return [{ address: "127.0.0.1", family: 4 }];
      if (host === "inside.example")
        return [
          { address: "127.0.0.1", family: 4 },
          { address: "10.0.0.1", family: 4 },
        ];
      throw new Error("ENOTFOUND");
    },
    isAllowed: (address) => address === "127.0.0.1",
    ports: [port],
    ...options,
  })(/^\w+:/.test(path) ? path : `http://farm.example:${port}${path}`);
const failure = async (path: string, options?: Partial<PublicPagesOptions>) => {
  const error = await read(path, options).then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(PageError);
  return (error as PageError).reason;
};

describe("A public page", () => {
  it("is read with its headers, unpacked, after a redirect", async () => {
    expect(await read("/moved")).toMatchObject({
      url: `http://farm.example:${port}/page`,
      html: "<h1>Fermé</h1>",
      headers: { "content-security-policy": "script-src 'self', img-src *" },
    });
  });

  it("is read in the encoding that it names itself", async () => {
    expect((await read("/latin")).html).toContain("Québec");
  });

  it("is asked for without anything that could say who asks", async () => {
    await read("/page");
    const { headers } = seen.at(-1) ?? { headers: {} };
    expect(Object.keys(headers).toSorted()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it.each([
    ["/loop", "redirects"],
    ["/missing", "status"],
    ["/picture", "not-html"],
    ["/long", "too-large"],
    ["/bomb", "too-large"],
  ])("is not read when it is none: %s", async (path, reason) => {
    expect(await failure(path)).toBe(reason);
  });

  it.each(["/never", "/drips"])("is given up when it takes too long: %s", async (path) => {
    expect(await failure(path, { timeout: 150 })).toBe("too-slow");
  });

  it("is not read when nobody has its name", async () => {
    expect(await failure(`http://nowhere.example:${port}/`)).toBe("no-host");
  });

  it("is given up when its name is never found", async () => {
    expect(await failure("/page", { timeout: 50, resolve: () => new Promise(() => {}) })).toBe("too-slow");
  });
});

describe("No address leads the server to a place inside", () => {
  const strict = {
    isAllowed: undefined,
    ports: undefined,
    resolve: undefined,
  } as Partial<PublicPagesOptions>;

  it.each([
    "http://127.0.0.1/",
    "http://localhost/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[fd00::1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "https://192.168.1.1/",
    "http://example.com:25/",
    "https://example.com:8443/",
  ])("that is written as %s", async (address) => expect(await failure(address, strict)).toBe("private"));

  it.each([
    "file:///etc/passwd",
    "ftp://farm.example/",
    "gopher://farm.example/",
    "javascript:1",
    "http://user:word@farm.example/",
    "farm.example",
  ])("that is no page: %s", async (address) => expect(await failure(address, strict)).toBe("not-an-address"));

  it("by a name of which one address is inside, at first or after a redirect", async () => {
    expect(await failure(`http://inside.example:${port}/page`)).toBe("private");
    expect(await failure("/to-inside")).toBe("private");
    expect(await failure("/to-metadata")).toBe("private");
    expect(await failure("/to-file")).toBe("not-an-address");
  });

  it("by a name that resolves to another place the second time", async () => {
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
    };
    // The connection takes the address that was judged: there is no second look.
    expect((await read("/page", { resolve })).html).toBe("<h1>Fermé</h1>");
    expect(asked).toBe(1);
  });
});
