import { afterEach, describe, expect, it } from "vitest";
import { freePort, killServers } from "../testing/server-process.ts";
import { cluster, type FaultNetwork, makeNetwork } from "./support/network.ts";

const EXCLUSIVE = ["housekeeping", "reply-times", "classified-digest"];

let network: FaultNetwork;
afterEach(async () => {
  await killServers();
  await network.remove();
});

describe.skipIf(!cluster)("the jobs of two processes", () => {
  it("that are exclusive run once for both, and what a stopping process held is free at once", async () => {
    network = await makeNetwork("postgres");
    const ports = [network.settings.PORT, String(await freePort())];
    const processes = await Promise.all(ports.map((PORT) => network.serve({ PORT })));
    const runsOf = (job: string) =>
      network.read((db) => db.selectFrom("job_runs").select("id").where("job", "=", job).execute());
    // The last of those that are begun with the start, in both processes.
    await expect
      .poll(async () => (await runsOf("settings")).length, { timeout: 30_000 })
      .toBeGreaterThanOrEqual(2);
    for (const job of EXCLUSIVE)
      await expect.poll(async () => (await runsOf(job)).length, { timeout: 30_000 }).toBe(1);
    for (const { process, ended } of processes) {
      process.kill("SIGTERM");
      expect(await ended).toBe(0);
    }
    for (const job of EXCLUSIVE) expect([job, (await runsOf(job)).length]).toEqual([job, 1]);
    const held = await network.read((db) =>
      db.selectFrom("job_leases").select("job").where("held_until", "is not", null).execute(),
    );
    expect(held).toEqual([]);
  });
});
