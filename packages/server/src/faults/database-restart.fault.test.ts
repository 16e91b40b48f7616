import { afterEach, describe, expect, it } from "vitest";
import { killServers } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import {
  cluster,
  type FaultNetwork,
  logIn,
  makeNetwork,
  recipientOf,
  terminateBackends,
} from "./support/network.ts";

let network: FaultNetwork;
afterEach(async () => {
  await killServers();
  await network.remove();
});

/** A server with messages being sent to it. */
async function serverUnderLoad() {
  network = await makeNetwork("postgres");
  const recipient = await recipientOf(network);
  const server = await network.serve();
  const token = await logIn(network.address, "demo@foodshed.example");
  const load = startLoad({ server, address: network.address, token, recipient });
  await load.goesOn();
  return { server, load };
}

describe.skipIf(!cluster)("PostgreSQL going away under load", () => {
  it.each(["fast", "immediate"] as const)("is survived when it is restarted (%s)", async (mode) => {
    const { load } = await serverUnderLoad();
    await cluster?.stop(mode);
    await cluster?.start();
    await load.goesOn();
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    await expectKeptAndOnce(network, load);
  });

  it("is survived when its busy backends are terminated, again and again", async () => {
    const { load } = await serverUnderLoad();
    for (let time = 0; time < 7; time++) {
      await terminateBackends(network);
      await load.goesOn();
    }
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    await expectKeptAndOnce(network, load);
  });
});
