import { afterAll, afterEach, describe, expect, it } from "vitest";
import { killServers, runServer, says } from "../testing/server-process.ts";
import { expectKeptAndOnce, startLoad } from "./support/load.ts";
import { type FaultNetwork, logIn, makeNetwork, recipientOf } from "./support/network.ts";
import { mountSmallDisk } from "./support/small-disk.ts";

const disk = mountSmallDisk(180);
let network: FaultNetwork;
let slug: string;
afterEach(async () => {
  await killServers();
  await network.remove();
  disk?.makeRoom();
});
afterAll(() => disk?.remove());

const api = (path: string, init?: RequestInit) => fetch(`${network.address}/api/v1${path}`, init);

/** What members and visitors read, each as its status. */
async function readings(token: string): Promise<number[]> {
  const responses = await Promise.all([
    fetch(`${network.address}/readyz`),
    api(`/accounts/profile_by_slug/?slug=${slug}`),
    api("/search/featured_profiles/"),
    api("/search/profiles/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keywords: "cheese" }),
    }),
    api("/conversations/conversations_by_user/", { headers: { authorization: `Bearer ${token}` } }),
  ]);
  return responses.map(({ status }) => status);
}

describe.skipIf(!disk)("a full disk under the embedded database", () => {
  it("lets nothing be saved and everything be read, until there is room again", async () => {
    network = await makeNetwork("embedded", disk?.path);
    const recipient = await recipientOf(network);
    slug = await network.read(async (db) => {
      const account = await db
        .selectFrom("accounts")
        .select("slug")
        .where("id", "=", recipient)
        .executeTakeFirstOrThrow();
      return account.slug;
    });
    const server = await network.serve();
    const token = await logIn(network.address, "demo@foodshed.example");
    const load = startLoad({ server, address: network.address, token, recipient });
    await load.goesOn();
    expect(await readings(token)).toEqual([200, 200, 200, 200, 200]);
    disk?.fill(200_000);
    await load.isRefused();
    await says(server, "The disk is full: nothing is written until there is room again");
    expect(await readings(token)).toEqual([200, 200, 200, 200, 200]);
    const refused = load.acknowledged.size;
    await load.isRefused();
    expect(load.acknowledged.size).toBe(refused);
    disk?.makeRoom();
    await load.goesOn();
    await load.stop();
    expect(load).toMatchObject({ broken: 0 });
    server.process.kill("SIGKILL");
    await server.ended;
    await expectKeptAndOnce(network, load);
  });

  it("is waited for by a server that is started on it", async () => {
    network = await makeNetwork("embedded", disk?.path);
    disk?.fill(0);
    const server = runServer(["start"], network.settings);
    await says(server, /Waiting for the database\..* full/);
    expect((await fetch(`${network.address}/readyz`)).status).toBe(503);
    disk?.makeRoom();
    await says(server, "Foodshed is running");
    await logIn(network.address, "demo@foodshed.example");
  });
});
