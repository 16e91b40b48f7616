import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { streamXlsxRows } from "hucre/xlsx";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { peakMemory, spawnFoodshed } from "../testing/child-process.ts";
import { environment, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";
import { writeProfiles } from "../testing/write-profiles.ts";

const MANY = 100_000;
/** At the double, which answers with every field: several times what the process may hold. */
const WHOLE = 40_000;
/** More than what a process needs that does nothing but make one call, and far less than what 100,000 profiles would take. */
const FLAT_MB = 220;

let network: TestNetwork;
let double: Server;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startTestNetwork();
  env = environment(network.folder, network.url, {
    FOODSHED_TOKEN: (await network.server.administrator()).token,
  });
  await writeProfiles(network.server, MANY);
  double = await startDouble();
}, 240_000);

afterAll(async () => {
  double?.closeAllConnections();
  double?.close();
  await network?.close();
});

/** The real server's wire format without its database: as many whole profiles as are wanted, as fast as they are taken. */
async function startDouble(): Promise<Server> {
  const response = await fetch(`${network.url}/api/v1/accounts/export_profiles/?scope=all`, {
    headers: { authorization: `Bearer ${env.FOODSHED_TOKEN}` },
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const [line = ""] = new TextDecoder().decode(value).split("\n");
  const server = createServer(async (request, response) => {
    if (!request.url?.includes("export_profiles")) {
      // Who is logged in, and how many there are, only the real server knows.
      const real = await fetch(network.url + request.url, {
        headers: { authorization: request.headers.authorization ?? "" },
      });
      response.writeHead(real.status, { "content-type": "application/json" });
      return response.end(await real.text());
    }
    response.writeHead(200, { "content-type": "application/x-ndjson; charset=utf-8" });
    // A reader that disconnects does not drain.
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    for (let n = 0; n < WHOLE && !response.destroyed; n += 100) {
      if (!response.write(`${line}\n`.repeat(100))) {
        await once(response, "drain", { signal: gone.signal }).catch(() => {});
      }
    }
    return response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function linesIn(name: string): Promise<number> {
  let lines = 0;
  for await (const _ of createInterface({ input: createReadStream(join(network.folder, name)) })) lines += 1;
  return lines;
}

const run = (args: string[], memory: string, server?: string) =>
  spawnFoodshed(["profiles", "export", "--all", ...args], {
    cwd: network.folder,
    env: { ...env, ...(server && { FOODSHED_SERVER: server }) },
    memoryFile: join(network.folder, memory),
  }).ended;

describe("an export of 100,000 profiles", () => {
  it("from the real server has each of them, in flat memory", async () => {
    const ran = await run(["--output", "all.csv", "--fields", "id,slug,business_name,city,roles"], "real");
    expect(ran.stderr).not.toContain("Error");
    expect(ran.code).toBe(0);
    expect(await linesIn("all.csv")).toBe(MANY + 2);
    expect(peakMemory(network.folder, "real")).toBeLessThan(FLAT_MB);
  }, 240_000);

  it.each(["csv", "ndjson", "json", "xlsx"])(
    "with every field to %s takes no more memory than a few",
    async (format) => {
      const { port } = double.address() as AddressInfo;
      // The double holds the real server's login.
      const ran = await run(["--output", `double.${format}`], format, `http://127.0.0.1:${port}`);
      expect(ran.stderr).not.toContain("Error");
      expect(ran.code).toBe(0);
      expect(ran.stdout).toContain("40,000 profiles");
      expect(peakMemory(network.folder, format)).toBeLessThan(FLAT_MB);
      if (format === "xlsx") {
        let rows = 0;
        const workbook = Readable.toWeb(createReadStream(join(network.folder, "double.xlsx")));
        for await (const _ of streamXlsxRows(workbook as ReadableStream<Uint8Array>)) rows += 1;
        expect(rows).toBe(WHOLE + 1);
      }
    },
    120_000,
  );

  it("waits for a slow reader at the other end of a pipe instead of piling up", async () => {
    const { port } = double.address() as AddressInfo;
    let read = 0;
    const child = spawnFoodshed(["profiles", "export", "--all", "--format", "ndjson"], {
      cwd: network.folder,
      env: { ...env, FOODSHED_SERVER: `http://127.0.0.1:${port}` },
      memoryFile: join(network.folder, "pipe"),
      onStdout: (chunk) => {
        read += chunk.toString().split("\n").length - 1;
        // Reads a piece, lets the pipe fill up, and goes on.
        child.process.stdout?.pause();
        setImmediate(() => child.process.stdout?.resume());
      },
    });
    expect((await child.ended).code).toBe(0);
    expect(read).toBe(WHOLE);
    expect(peakMemory(network.folder, "pipe")).toBeLessThan(FLAT_MB);
  }, 120_000);
});
