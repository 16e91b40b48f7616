import { setTimeout as sleep } from "node:timers/promises";
import type { Person } from "@foodshed/server/testing";
import { writeProfile } from "@foodshed/server/testing/profiles";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { spawnFoodshed } from "../testing/child-process.ts";
import { type SlowProxy, startSlowProxy } from "../testing/slow-proxy.ts";
import { environment } from "../testing/test-network.ts";
import { startUpdateNetwork, type UpdateNetwork } from "../testing/update-network.ts";

const FARMS = 200;
const APPLY = "/accounts/apply_updates/";

let network: UpdateNetwork;
let proxy: SlowProxy;
let claimed: Person;

beforeAll(async () => {
  network = await startUpdateNetwork();
  proxy = await startSlowProxy(network.url);
  claimed = await network.join({ business_name: "Killed Last" });
  const rows: string[] = [];
  for (let n = 0; n < FARMS; n += 1) {
    const { slug } = await writeProfile(network.server.db, { name: `Killed ${n}` });
    rows.push(`${slug},519-555-${1000 + n},Elora\n`);
  }
  network.write("killed.csv", `slug,phone,city\n${rows.join("")}${claimed.slug},519-555-0142,Elora\n`);
});

afterAll(async () => {
  proxy?.close();
  await network?.close();
});

const start = (...args: string[]) =>
  spawnFoodshed(["accounts", ...args, "killed.csv", "--yes", "--json", "--concurrency", "2"], {
    cwd: network.folder,
    env: environment(network.folder, proxy.url, { FOODSHED_TOKEN: network.admin.token }),
  });

const runs = () => network.files("killed.").filter((name) => name.endsWith(".jsonl"));

function profilesDone(): number {
  const [run] = runs();
  return run ? network.read(run).split('{"done":').length - 1 : 0;
}

/** Kills the program while a call is on its way, which the server carries out all the same: nobody reads the answer. */
async function killAtCall(after: number): Promise<void> {
  const held = proxy.hold(APPLY, after);
  const { process, ended } = start("update");
  await held;
  process.kill("SIGKILL");
  expect((await ended).signal).toBe("SIGKILL");
  proxy.release();
}

/** Kills the program where it notes what came back. */
async function killAtAnswer(): Promise<void> {
  const before = profilesDone();
  const { process, ended } = start("update");
  while (profilesDone() === before) await sleep(1);
  process.kill("SIGKILL");
  expect((await ended).signal).toBe("SIGKILL");
}

describe("an update that is killed", () => {
  it("goes on with the same command, changes every field once, and leaves what changed meanwhile", async () => {
    await killAtCall(0);
    await killAtAnswer();
    await killAtCall(2);
    expect(profilesDone()).toBeLessThan(FARMS);
    await network.save(claimed, { phone: "519-555-0199" });

    const last = await start("update").ended;
    expect(last.stderr).toContain("Going on with");
    expect(last.code, last.stderr).toBe(0);
    expect(JSON.parse(last.stdout).counts).toEqual({ changed: 2 * FARMS + 1, "changed since": 1 });
    expect(runs()).toHaveLength(1);

    const profiles = await network.server.db
      .selectFrom("accounts")
      .where("slug", "like", "killed-%")
      .where("id", "!=", claimed.accountId)
      .orderBy("id")
      .select(["version", "phone", "city"])
      .execute();
    expect(profiles).toEqual(
      Array.from({ length: FARMS }, (_, n) => ({ version: 2, phone: `519-555-${1000 + n}`, city: "Elora" })),
    );
    expect(await network.profileOf(claimed)).toMatchObject({ phone: "519-555-0199", city: "Elora" });
    const [results = ""] = network.files("killed.").filter((name) => name.endsWith("update-1.csv"));
    const { rows } = readTable(network.read(results));
    expect(rows).toHaveLength(2 * FARMS + 2);
  }, 120_000);

  it("is taken back as a whole, also when that is killed on the way", async () => {
    const held = proxy.hold(APPLY, 3);
    const { process, ended } = start("undo");
    await held;
    process.kill("SIGKILL");
    expect((await ended).signal).toBe("SIGKILL");
    proxy.release();
    const last = await start("undo").ended;
    expect(last.code, last.stderr).toBe(0);
    expect(JSON.parse(last.stdout).counts).toEqual({ "taken back": 2 * FARMS + 1 });
    const { phones } = await network.server.db
      .selectFrom("accounts")
      .where("slug", "like", "killed-%")
      .where("phone", "=", "519 555 0100")
      .where("city", "is", null)
      .select(({ fn }) => fn.countAll<number>().as("phones"))
      .executeTakeFirstOrThrow();
    expect(Number(phones)).toBe(FARMS);
  }, 120_000);
});
