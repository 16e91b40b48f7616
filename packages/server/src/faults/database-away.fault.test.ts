import { afterEach, describe, expect, it } from "vitest";
import { killServers, runServer, says } from "../testing/server-process.ts";
import { type Link, linkTo } from "./support/link.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { cluster, type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";

let network: FaultNetwork;
let link: Link | undefined;
afterEach(async () => {
  await killServers();
  await link?.close();
  link = undefined;
  await network.remove();
});

describe.skipIf(!cluster)("a PostgreSQL server that is started late", () => {
  it("is waited for, also when it is started and stopped again", async () => {
    network = await makeNetwork("postgres");
    await cluster?.stop();
    const server = runServer(["start"], network.settings);
    await says(server, "Waiting for the database. Nothing listens at");
    const ready = await fetch(`${network.address}/readyz`);
    expect([ready.status, ready.headers.get("retry-after")]).toEqual([503, "5"]);
    await cluster?.start();
    await says(server, "Foodshed is running");
    expect((await fetch(`${network.address}/readyz`)).status).toBe(200);
    await logIn(network.address, "demo@foodshed.example");
  });

  it.each([
    ["another password", (url: URL) => (url.password = "another"), /refused the user/],
    ["another database", (url: URL) => (url.pathname = "/another"), /has no database "another"/],
  ])("is not waited for with %s: that is a wrong setting", async (_what, change, sentence) => {
    network = await makeNetwork("postgres");
    const url = new URL(network.settings.DATABASE_URL as string);
    change(url);
    const server = runServer(["start"], { ...network.settings, DATABASE_URL: url.href });
    expect(await server.ended).toBe(78);
    expect(server.output().trim()).toMatch(sentence);
  });
});

describe.skipIf(!cluster)("the way to a PostgreSQL server", () => {
  async function serverBehindLink() {
    network = await makeNetwork("postgres");
    const recipient = await recipientOf(network);
    link = await linkTo(network.settings.DATABASE_URL as string);
    const server = await network.serve({ DATABASE_URL: link.url });
    const token = await logIn(network.address, "demo@foodshed.example");
    const load = startLoad({ server, address: network.address, token, recipient, timeout: 40_000 });
    await load.goesOn();
    return { load, link };
  }

  it("may be cut at any moment", async () => {
    const { load, link } = await serverBehindLink();
    for (let time = 0; time < 5; time++) {
      link.cut();
      await load.goesOn(10);
    }
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    expect(load.unavailable).toBeGreaterThan(0);
    await expectKeptAndOnce(network, load);
  });

  it("may swallow everything: what hangs is given up, readiness reports it, and all goes on once it lets through again", async () => {
    const { load, link } = await serverBehindLink();
    link.hang();
    expect((await fetch(`${network.address}/readyz`)).status).toBe(503);
    await load.isRefused();
    link.resume();
    await load.goesOn();
    expect((await fetch(`${network.address}/readyz`)).status).toBe(200);
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    await expectKeptAndOnce(network, load);
  });
});
