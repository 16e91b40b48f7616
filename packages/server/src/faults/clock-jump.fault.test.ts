import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { killServers } from "../testing/server-process.ts";
import { settableClock } from "./support/clock.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

let network: FaultNetwork;
afterEach(async () => {
  await killServers();
  await network.remove();
});

const HOUR = 3_600_000;

it("a clock that jumps ahead and back loses nothing, doubles nothing and locks no user out", async () => {
  network = await makeNetwork("embedded");
  const recipient = await recipientOf(network);
  const clock = settableClock(join(network.settings.DATA_DIR, "clock-offset"));
  const server = await network.serve(clock.settings);
  const { address } = network;
  const token = await logIn(address, "demo@foodshed.example");
  const load = startLoad({ server, address, token, recipient });
  for (const hours of [0, 6, -6, 0]) {
    clock.set(hours * HOUR);
    await wait(500);
    await load.goesOn(10);
    await logIn(address, "network@foodshed.example");
  }
  await load.stop();
  expect(load).toMatchObject({ broken: 0, unavailable: 0 });
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await expectKeptAndOnce(network, load);
});
