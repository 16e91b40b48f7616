// Over one database: requests are refused before anything is read.
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

/** What differs from answer to answer, or says how it is sent. */
const OWN = new Set([
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "x-request-id",
  "vary",
  "content-language",
]);

describe.each([
  ["https", { publicUrl: "https://foodshed.example", hstsSubdomains: true }],
  ["https without other hosts below it", { publicUrl: "https://foodshed.example", hstsSubdomains: false }],
  ["http", { publicUrl: "http://localhost:3000" }],
])("a response that no route gives, over %s", (_what, config) => {
  let server: TestServer;
  let expected: Record<string, unknown>;
  beforeAll(async () => {
    server = await buildTestServer({ config });
    const { headers } = await server.app.inject("/nothing-here");
    expected = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));
    expect(expected["content-security-policy"]).toContain("default-src 'none'");
  });
  afterAll(() => server.close());

  it.each(["/%zz", "/api/v1/%zz", "/%", "/files/%E0%A4%A", `/${"a/".repeat(60)}%c0`])(
    "has all security headers at %s",
    async (url) => {
      const { statusCode, headers } = await server.app.inject(url);
      expect(statusCode).toBe(400);
      expect(headers).toMatchObject(expected);
      expect(headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/);
    },
  );

  it.each([
    ["a request that is none", "HELLO\r\n\r\n", "400"],
    ["a header without end", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"a".repeat(40_000)}\r\n\r\n`, "431"],
    ["a bare line feed in a header", "GET / HTTP/1.1\r\nhost: a\r\nx\n: a\r\n\r\n", "400"],
  ])("has them for %s, too", async (_broken, bytes, status) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    const [head = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head.split(" ")[1]).toBe(status);
    const headers = Object.fromEntries(
      head
        .split("\r\n")
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
    );
    expect(headers).toMatchObject(expected);
  });
});

describe("a request that cannot be read", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await buildTestServer();
    await server.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(() => server.close());

  async function answer(bytes: string) {
    const socket = connect((server.app.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    const [head = "", body = "{}"] = (await text(socket)).split("\r\n\r\n");
    return { head, problem: JSON.parse(body) };
  }

  it("is refused in the language that it asks for before it breaks", async () => {
    const { head, problem } = await answer(
      "GET / HTTP/1.1\r\nhost: a\r\nAccept-Language: fr-CA,fr;q=0.9\r\nx\n: a\r\n\r\n",
    );
    expect(head).toMatch(/^HTTP\/1.1 400 Bad Request\r\nContent-Language: fr-CA\r\n/);
    expect(problem).toMatchObject({ title: "Requête incorrecte", status: 400 });
  });

  it("is refused in both languages where it asks for none", async () => {
    const { head, problem } = await answer("HELLO\r\n\r\n");
    expect(head).toContain("Content-Language: en-CA, fr-CA");
    expect(problem.title).toBe("Bad Request");
    expect(problem.message).toMatch(/^The request .+ \/ La requête .+/);
  });
});
