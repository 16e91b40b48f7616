import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";
import { type Daemon, findProgram, startDaemon } from "./support/programs.ts";

const program = await findProgram(
  ["valkey-server", "redis-server"],
  "redis-server",
  "several processes count their rate limits together in Valkey",
);

let network: FaultNetwork;
let valkey: Daemon | undefined;
afterEach(async () => {
  await killServers();
  await valkey?.end();
  await network.remove();
});

const startValkey = (port: number) =>
  startDaemon(program as string, ["--port", String(port), "--save", "", "--bind", "127.0.0.1"], port);

/** Two processes that count together, each asked in turn. */
async function twoProcesses(settings: Record<string, string>) {
  network = await makeNetwork("postgres");
  const ports = [network.settings.PORT, String(await freePort())];
  await Promise.all(ports.map((PORT) => network.serve({ PORT, RATE_LIMITS: "on", ...settings })));
  /** How often each status came back of so many requests. */
  return async (times: number) => {
    const statuses: Record<number, number> = {};
    for (let n = 0; n < times; n += 20) {
      const asked = Array.from({ length: 20 }, async (_, m) => {
        const response = await fetch(
          `http://127.0.0.1:${ports[m % 2]}/api/v1/search/suggest_terms/?query=che`,
        );
        await response.arrayBuffer();
        statuses[response.status] = (statuses[response.status] ?? 0) + 1;
      });
      await Promise.all(asked);
    }
    return statuses;
  };
}

/** The contract allows 600 searches a minute; each process counts a twentieth of them by itself. */
const ALLOWED = { least: 600, most: 660 };

describe.skipIf(!cluster)("two processes", () => {
  it("hold one limit together in PostgreSQL", async () => {
    const ask = await twoProcesses({});
    const { 200: served = 0, 429: refused = 0, ...others } = await ask(800);
    expect(others).toEqual({});
    expect(served).toBeGreaterThanOrEqual(ALLOWED.least);
    expect(served).toBeLessThanOrEqual(ALLOWED.most);
    expect(refused).toBe(800 - served);
  });

  it.skipIf(!program)("hold one limit together in Valkey, and refuse nobody while it is away", async () => {
    const port = await freePort();
    const ask = await twoProcesses({
      RATE_LIMIT_STORE: "valkey",
      VALKEY_URL: `valkey://127.0.0.1:${port}`,
    });
    expect(await ask(100)).toEqual({ 200: 100 });
    valkey = await startValkey(port);
    // Each process asks again after five seconds, and connects within two.
    await wait(7_000);
    const { 200: served = 0, 429: refused = 0, ...others } = await ask(800);
    expect(others).toEqual({});
    expect(served).toBeGreaterThanOrEqual(ALLOWED.least - 100);
    expect(served).toBeLessThanOrEqual(ALLOWED.most);
    expect(refused).toBe(800 - served);
    await valkey.end();
    expect(await ask(40)).toEqual({ 429: 40 });
  });
});
