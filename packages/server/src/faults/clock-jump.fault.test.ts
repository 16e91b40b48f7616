import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { killServers } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

let network: FaultNetwork;
afterEach(async () => {
  await killServers();
  await network.remove();
});

const HOUR = 3_600_000;

/** Loaded before the server: its clock is ahead by as many milliseconds as a file says. */
const movedClock = `
  import { readFileSync } from "node:fs";
  const SystemDate = Date;
  let offset = 0;
  setInterval(() => { offset = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, "utf8")) || 0; }, 100).unref();
  globalThis.Date = class Date extends SystemDate {
    constructor(...given) { given.length === 0 ? super(SystemDate.now() + offset) : super(...given); }
    static now() { return SystemDate.now() + offset; }
  };`;
const preload = `data:text/javascript;base64,${Buffer.from(movedClock).toString("base64")}`;

it("a clock that jumps ahead and back loses nothing, doubles nothing and locks no user out", async () => {
  network = await makeNetwork("embedded");
  const recipient = await recipientOf(network);
  const file = join(network.settings.DATA_DIR, "clock-offset");
  const setClock = async (milliseconds: number) => {
    writeFileSync(file, String(milliseconds));
    await wait(500);
  };
  await setClock(0);
  const server = await network.serve({
    NODE_OPTIONS: `--import=${preload}`,
    CLOCK_OFFSET_FILE: file,
  });
  const { address } = network;
  const token = await logIn(address, "demo@foodshed.example");
  const load = startLoad({ server, address, token, recipient });
  for (const hours of [0, 6, -6, 0]) {
    await setClock(hours * HOUR);
    await load.goesOn(10);
    await logIn(address, "network@foodshed.example");
  }
  await load.stop();
  expect(load).toMatchObject({ broken: 0, unavailable: 0 });
  server.process.kill("SIGTERM");
  expect(await server.ended).toBe(0);
  await expectKeptAndOnce(network, load);
});
