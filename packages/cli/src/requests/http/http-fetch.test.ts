import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { createFoodshedClient, readNdjson } from "@foodshed/sdk";
import { afterEach, describe, expect, it } from "vitest";
import { httpFetch } from "./http-fetch.ts";
import { HttpHeaders } from "./http-headers.ts";
import { HttpRequest } from "./http-request.ts";
import { FormData as UploadForm } from "./web-names.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const clientOf = (baseUrl: string) => createFoodshedClient({ baseUrl, fetch: httpFetch });

describe.each([
  ["the platform's Request", Request],
  ["our own", HttpRequest as unknown as typeof Request],
])("a request with %s", (_, RequestClass) => {
  it("sends method, headers and body, and reads status, headers and JSON", async () => {
    const url = await serve((request, response) => {
      let body = "";
      request.on("data", (part) => {
        body += part;
      });
      request.on("end", () => {
        response.writeHead(201, { "content-type": "application/json", "x-part": ["a", "b"] });
        response.end(JSON.stringify({ method: request.method, type: request.headers["content-type"], body }));
      });
    });
    const headers = RequestClass === Request ? new Headers() : new HttpHeaders();
    headers.set("Content-Type", "application/json");
    const response = await httpFetch(
      new RequestClass(`${url}/path/?q=é`, { method: "POST", headers: headers as Headers, body: '{"é":1}' }),
    );
    expect([response.status, response.ok, response.headers.get("X-Part")]).toEqual([201, true, "a, b"]);
    expect(await response.json()).toEqual({ method: "POST", type: "application/json", body: '{"é":1}' });
  });

  it("sends a form with the bytes of its file as they are", async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff, 0xfe]);
    const url = await serve(async (request, response) => {
      const received = await new Response(Readable.toWeb(request) as ReadableStream, {
        headers: { "content-type": request.headers["content-type"] ?? "" },
      }).formData();
      const file = received.get("file_data") as File;
      response.end(JSON.stringify([file.name, [...(await file.bytes())], received.getAll("can_view")]));
    });
    const form = RequestClass === Request ? new FormData() : (new UploadForm() as FormData);
    expect(form instanceof UploadForm).toBe(true);
    form.append("file_data", new File([bytes], "é.png"));
    form.append("can_view", "1");
    form.append("can_view", "2");
    const response = await httpFetch(new RequestClass(url, { method: "POST", body: form }));
    expect(await response.json()).toEqual(["é.png", [...bytes], ["1", "2"]]);
  });

  it("refuses to go where a server redirects to, if told so", async () => {
    const url = await serve((_request, response) => response.writeHead(302, { location: "/else" }).end());
    await expect(httpFetch(new RequestClass(url, { redirect: "error" }))).rejects.toThrow("redirects");
  });

  it("ends when it is aborted, before an answer and within one", async () => {
    const url = await serve((request, response) => {
      if (request.url === "/begun") response.writeHead(200).write("be");
    });
    const before = new AbortController();
    const asked = httpFetch(new RequestClass(url, { signal: before.signal }));
    before.abort();
    await expect(asked).rejects.toThrow();
    const within = new AbortController();
    const response = await httpFetch(new RequestClass(`${url}/begun`, { signal: within.signal }));
    within.abort();
    await expect(response.text()).rejects.toThrow();
  });
});

describe("the SDK's client over it", () => {
  it("reads compressed answers, also letters that are split between parts", async () => {
    const text = JSON.stringify({ name: "Érablière Côté ".repeat(5000) });
    const url = await serve((request, response) => {
      expect(request.headers["accept-encoding"]).toBe("gzip");
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
      response.end(gzipSync(text));
    });
    const { data } = await clientOf(url).GET("/network/");
    expect(JSON.stringify(data)).toBe(text);
  });

  it.each<[string, Record<string, string>]>([
    ["cut off", { "content-length": "500" }],
    ["cut off within compressed bytes", { "content-encoding": "gzip" }],
  ])("says that the network failed where an answer is %s", async (_, headers) => {
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", ...headers });
      response.write(headers["content-encoding"] ? gzipSync("{}").subarray(0, 12) : "{", () =>
        response.destroy(),
      );
    });
    expect((await clientOf(url).GET("/network/")).error?.kind).toBe("network");
  });

  it("says that the network failed where nobody listens", async () => {
    expect((await clientOf("http://127.0.0.1:9").GET("/network/")).error?.kind).toBe("network");
  });

  it("says that time is up where a server takes too long", async () => {
    const url = await serve(() => {});
    expect((await clientOf(url).GET("/network/", { timeoutMs: 50 })).error?.kind).toBe("timeout");
  });

  it("takes problems and empty answers for what they are", async () => {
    const url = await serve((request, response) => {
      if (request.method === "POST") response.writeHead(204).end();
      else response.writeHead(503, { "retry-after": "7" }).end('{"message":"Later."}');
    });
    const { error } = await clientOf(url).GET("/network/");
    expect(error).toMatchObject({ status: 503, message: "Later.", retryAfter: 7 });
    expect((await clientOf(url).POST("/accounts/logout/")).error).toBeUndefined();
  });

  it("reads lines as they come, and leaves the rest unread when it has enough", async () => {
    const closed = Promise.withResolvers<void>();
    const url = await serve((_request, response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write('{"id":1}\n{"id":2}\n');
      response.on("close", closed.resolve);
    });
    const { data } = await readNdjson(clientOf(url), "/accounts/export_profiles/");
    for await (const line of data ?? []) {
      expect(line).toEqual({ id: 1 });
      break;
    }
    await closed.promise;
  });
});
