import { randomBytes } from "node:crypto";
import { get } from "node:http";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modules } from "../bootstrap/modules.ts";
import { type AnyRoutes, FileResponse } from "../modules/handler.ts";
import { buildTestServer, type Person, type TestServer } from "../testing/server.ts";
import { readContract } from "./contract/contract.ts";

/** Whether the export's source fails after its first lines. */
let fails = false;

/** Lines that cannot be compressed, so that they are on their way before the source goes on. */
async function* lines() {
  for (let line = 0; line < 200; line++) yield `${randomBytes(600).toString("base64")}\r\n`;
  if (fails) throw new Error("The database went away.");
  yield "the last line\r\n";
}

const routes: AnyRoutes = Object.assign({}, ...modules.map((module) => module.routes), {
  exportProfiles: async () => new FileResponse("text/csv; charset=utf-8", Readable.from(lines())),
});

let server: TestServer;
let admin: Person;
let address: string;
beforeAll(async () => {
  server = await buildTestServer({
    app: { apiOnly: true, contract: { operations: readContract(), routes } },
  });
  admin = await server.administrator();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

/** What arrives of an export, and whether the server ended it as one ends what is whole. */
function download(encoding: string) {
  const headers = { authorization: `Bearer ${admin.token}`, "accept-encoding": encoding };
  return new Promise<{ status?: number; encoding?: string; bytes: number; complete: boolean }>(
    (resolve, reject) => {
      get(`${address}/api/v1/accounts/export_profiles/?scope=all`, { headers }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        // A broken connection is an error for the reader, and closes like any other.
        response.on("error", () => {});
        response.on("close", () => {
          const { statusCode: status, complete } = response;
          resolve({ status, encoding: response.headers["content-encoding"] ?? "identity", bytes, complete });
        });
      }).on("error", reject);
    },
  );
}

describe.each(["identity", "gzip", "br"])("a streamed response, sent as %s", (encoding) => {
  it("breaks off when its source fails midway: what arrived does not pass for the whole", async () => {
    fails = true;
    const got = await download(encoding);
    expect(got).toMatchObject({ status: 200, encoding, complete: false });
    expect(got.bytes).toBeGreaterThan(0);
  });

  it("is complete when nothing fails", async () => {
    fails = false;
    expect(await download(encoding)).toMatchObject({ status: 200, encoding, complete: true });
  });
});
