import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, expectTypeOf, it } from "vitest";
import { createFoodshedClient } from "./client.ts";
import type { Schema } from "./contract.ts";
import { readNdjson, TruncatedResponse } from "./ndjson.ts";

let server: Server | undefined;

async function clientOf(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return createFoodshedClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const PATH = "/accounts/export_profiles/";

describe("a response line by line", () => {
  it("is handed out as it arrives, also where a line or a letter arrives in two pieces", async () => {
    let release = () => {};
    const client = await clientOf((request, response) => {
      expect(request.url).toBe("/api/v1/accounts/export_profiles/?fields=id&fields=business_name");
      const bytes = Buffer.from('{"id":1,"business_name":"Crèmerie"}\n{"id":2}\n');
      const inside = bytes.indexOf(0xc3) + 1;
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write(bytes.subarray(0, inside));
      setImmediate(() => response.write(bytes.subarray(inside, inside + 20)));
      release = () => response.end(bytes.subarray(inside + 20));
    });
    const { data } = await readNdjson(client, PATH, {
      params: { query: { fields: ["id", "business_name"] } },
    });
    if (!data) throw new Error("no lines");
    const first = await data.next();
    expectTypeOf(first.value).toExtend<Schema<"ExportedProfile"> | undefined>();
    expect(first.value).toEqual({ id: 1, business_name: "Crèmerie" });
    release();
    expect((await data.next()).value).toEqual({ id: 2 });
    expect((await data.next()).done).toBe(true);
  });

  it.each([
    ["in the middle of a line", '{"id":1}\n{"id'],
    ["between two lines", '{"id":1}\n'],
  ])("that breaks off %s is not taken for whole", async (_, sent) => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200);
      response.write(sent, () => setImmediate(() => response.destroy()));
    });
    const { data } = await readNdjson(client, PATH);
    const read = async () => {
      for await (const _ of data ?? []);
    };
    await expect(read()).rejects.toThrow(TruncatedResponse);
  });

  it("is an error as a value when the server says no", async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(403, { "content-type": "application/problem+json" });
      response.end('{"type":"about:blank","title":"Forbidden","status":403,"message":"You may not."}');
    });
    const { error } = await readNdjson(client, PATH, { params: { query: { scope: "all" } } });
    expect(error).toMatchObject({ kind: "problem", status: 403, message: "You may not." });
  });

  it("ends when the reader stops it, and lets go of the connection", async () => {
    const closed = Promise.withResolvers<void>();
    const client = await clientOf((_request, response) => {
      response.writeHead(200);
      response.write('{"id":1}\n');
      response.on("close", () => closed.resolve());
    });
    const stop = new AbortController();
    const { data } = await readNdjson(client, PATH, { signal: stop.signal });
    const ids: number[] = [];
    for await (const { id } of data ?? []) {
      ids.push(id);
      stop.abort();
    }
    expect(ids).toEqual([1]);
    await closed.promise;
  });
});
