import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeProfile } from "../../../testing/profiles.ts";
import { CLUSTER, searchInCluster, type TestCluster } from "../../../testing/search-cluster.ts";
import { buildTestServer, type TestServer } from "../../../testing/server.ts";

// Only with a cluster of three nodes that `testing/opensearch/cluster.mjs` started: its nodes are killed.
const isOwn = CLUSTER !== undefined && process.env.CLUSTER_TRIALS === "on";
if (!isOwn)
  console.log(
    "! SKIPPED the trials of a cluster of OpenSearch: start one with testing/opensearch/cluster.mjs, and set CLUSTER_TRIALS=on.",
  );

const BUSINESSES = 40;
/** Searches at once. */
const CALLERS = 3;
const LONG = 300_000;

function node(command: "kill" | "continue", number: number): void {
  const script = join(import.meta.dirname, "../../../testing/opensearch/cluster.mjs");
  const { status, stderr } = spawnSync(process.execPath, [script, command, `${number}`], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

describe.skipIf(!isOwn)("a cluster of three nodes", () => {
  const nodes = (CLUSTER ?? "").split(",");
  let server: TestServer;
  let cluster: TestCluster;

  beforeAll(async () => {
    server = await buildTestServer();
    cluster = searchInCluster(server.services, { timeout: 2000 });
    for (let n = 0; n < BUSINESSES; n++)
      await writeProfile(server.db, {
        name: `Kale Farm ${n}`,
        roles: { seller: { products: [["Kale", 5]] } },
      });
    await cluster.feed.run();
    await untilHealth("green");
  }, LONG);
  afterAll(async () => {
    await cluster?.remove();
    await server?.close();
  }, LONG);

  const search = () => server.post("/search/profiles/", { keywords: "kale" });

  /** Asks whichever node answers. */
  async function ask<Body>(path: string, method = "GET", body?: object): Promise<Body> {
    for (let attempt = 0; ; attempt++) {
      for (const address of nodes) {
        const answer = await fetch(address + path, {
          method,
          ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
          signal: AbortSignal.timeout(5000),
        }).catch(() => undefined);
        if (answer?.ok) return (await answer.json()) as Body;
      }
      if (attempt === 120) throw new Error(`No node answers ${path}.`);
      await wait(500);
    }
  }

  async function untilHealth(status: string, count = 3): Promise<void> {
    for (let attempt = 0; attempt < 300; attempt++) {
      const health = await ask<{ status: string; number_of_nodes: number }>("/_cluster/health");
      if (health.status === status && health.number_of_nodes === count) return;
      await wait(500);
    }
    throw new Error(`The cluster is not ${status}.`);
  }

  /** The number of the node with the only, or the first, copy of the profiles. */
  async function primaryOf(): Promise<number> {
    const { profiles } = (await ask<{ hits: { hits: { _id: string; _source: { indexes: never } }[] } }>(
      `/${cluster.prefix}-state/_search?q=what:indexes`,
    ).then(
      ({ hits }) => hits.hits.find(({ _id }) => _id.startsWith("current-"))?._source.indexes,
    )) as unknown as { profiles: string };
    const shards = await ask<{ prirep: string; node: string }[]>(`/_cat/shards/${profiles}?format=json`);
    return Number(shards.find(({ prirep }) => prirep === "p")?.node.replace("node", ""));
  }

  /** Searches without a pause while something happens; every answer is right or a refusal. */
  async function underLoad(happening: () => Promise<void>): Promise<{ answered: number; refused: number }> {
    const counts = { answered: 0, refused: 0 };
    let isOver = false;
    const caller = async () => {
      while (!isOver) {
        const answer = await search();
        if (answer.status === 503) {
          counts.refused++;
          await wait(50);
          continue;
        }
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        expect(answer.body.hits.total).toBeGreaterThanOrEqual(BUSINESSES);
        counts.answered++;
      }
    };
    const callers = Array.from({ length: CALLERS }, caller);
    try {
      await happening();
    } finally {
      isOver = true;
    }
    await Promise.all(callers);
    return counts;
  }

  test(
    "goes on answering while one node is killed, feeds on, and says that a copy is missing",
    async () => {
      const killed = await primaryOf();
      const counts = await underLoad(async () => {
        await wait(1000);
        node("kill", killed);
        await untilHealth("yellow", 2);
        await writeProfile(server.db, {
          name: "Late Kale",
          roles: { seller: { products: [["Kale", 5]] } },
        });
        expect((await search()).body.hits.total).toBe(BUSINESSES + 1);
        await cluster.feed.run();
        const findings = await cluster.examine();
        expect(findings[0]).toMatchObject({ state: "hint", sentence: expect.stringContaining("yellow") });
        await wait(2000);
      });
      console.log("One node killed:", counts);
      expect(counts.answered).toBeGreaterThan(counts.refused * 5);
      node("continue", killed);
      await untilHealth("green");
      expect((await search()).body.hits.total).toBe(BUSINESSES + 1);
    },
    LONG,
  );

  test(
    "answers 503 while it is red, everything else goes on, and searches are back with the node",
    async () => {
      const { profiles } = { profiles: `${cluster.prefix}-profiles` };
      await ask(`/${profiles}/_settings`, "PUT", {
        index: { auto_expand_replicas: false, number_of_replicas: 0 },
      });
      const killed = await primaryOf();
      node("kill", killed);
      await untilHealth("red", 2);
      await expect.poll(async () => (await search()).status, { timeout: 30_000 }).toBe(503);
      expect((await server.get("/search/new_profiles/")).status).toBe(200);
      expect((await cluster.examine())[0]).toMatchObject({ state: "bad" });
      node("continue", killed);
      await expect.poll(async () => (await search()).status, { timeout: 120_000 }).toBe(200);
      await ask(`/${profiles}/_settings`, "PUT", { index: { auto_expand_replicas: "0-1" } });
      await untilHealth("green");
    },
    LONG,
  );

  test(
    "is restarted node after node without a wrong answer",
    async () => {
      const counts = await underLoad(async () => {
        for (const number of [1, 2, 3]) {
          node("kill", number);
          await untilHealth("yellow", 2);
          node("continue", number);
          await untilHealth("green");
        }
      });
      console.log("Rolling restart:", counts);
      expect(counts.answered).toBeGreaterThan(counts.refused * 5);
    },
    LONG,
  );

  test(
    "with full disks it answers on, feeding waits and says so, and goes on by itself",
    async () => {
      const watermarks = (low: string | null, high: string | null, flood: string | null) =>
        ask("/_cluster/settings", "PUT", {
          transient: {
            "cluster.info.update.interval": low === null ? null : "10s",
            "cluster.routing.allocation.disk.watermark.low": low,
            "cluster.routing.allocation.disk.watermark.high": high,
            "cluster.routing.allocation.disk.watermark.flood_stage": flood,
          },
        });
      const isBlocked = async () =>
        (await cluster.examine()).some(({ sentence }) => sentence.includes("cannot be written"));
      await watermarks("900tb", "800tb", "700tb");
      await expect.poll(isBlocked, { timeout: 90_000, interval: 1000 }).toBe(true);
      const before = (await search()).body.hits.total;
      await writeProfile(server.db, {
        name: "Kale on a full disk",
        roles: { seller: { products: [["Kale", 5]] } },
      });
      await expect(cluster.feed.run()).rejects.toThrow(/disk usage exceeded|blocked/);
      expect((await search()).body.hits.total).toBe(before + 1);
      await watermarks(null, null, null);
      // Newer versions keep this one until somebody lifts it.
      await ask("/_cluster/settings", "PUT", { persistent: { "cluster.blocks.create_index": null } });
      await expect.poll(isBlocked, { timeout: 90_000, interval: 1000 }).toBe(false);
      await expect
        .poll(
          () =>
            cluster.feed.run().then(
              () => "fed",
              () => "blocked",
            ),
          { timeout: 60_000, interval: 1000 },
        )
        .toBe("fed");
      expect((await search()).body.hits.total).toBe(before + 1);
    },
    LONG,
  );
});
