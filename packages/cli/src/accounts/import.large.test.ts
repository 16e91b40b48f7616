import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { spawnFoodshed } from "../testing/child-process.ts";
import { type SignupDouble, startSignupDouble } from "../testing/signup-double.ts";
import { environment, startTestNetwork, type TestNetwork } from "../testing/test-network.ts";

const MANY = 5000;
/** The embedded database makes some forty accounts a second on one core: it is given a few, and a double of the server all. */
const embedded = !process.env.TEST_DATABASE_URL;
const REAL = embedded ? 300 : MANY;

let network: TestNetwork;
let double: SignupDouble;
let token: string;

beforeAll(async () => {
  network = await startTestNetwork();
  token = (await network.server.administrator()).token;
  double = await startSignupDouble(network.url);
});

afterAll(async () => {
  double?.close();
  await network?.close();
});

function members(name: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, n) => `m${n}@${name}.example,Ada,Okafor,${name} Farm ${n},seller\n`,
  );
  writeFileSync(
    join(network.folder, `${name}.csv`),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
  return `${name}.csv`;
}

/** Imports a file, killing it twice at random rows on the way. */
async function importWithKills(name: string, count: number, url: string) {
  const file = members(name, count);
  const journal = join(network.folder, `${name}.journal.jsonl`);
  const args = ["accounts", "import", file, "--yes", "--json", "--concurrency", "8", "--journal", journal];
  const start = () =>
    spawnFoodshed(args, {
      cwd: network.folder,
      env: environment(network.folder, url, { FOODSHED_TOKEN: token }),
    });
  const journaled = () => {
    try {
      return readFileSync(journal, "utf8").split("\n").length - 2;
    } catch {
      return 0;
    }
  };
  for (let kill = 0; kill < 2; kill += 1) {
    const child = start();
    const at = journaled() + Math.ceil((count / 8) * (1 + Math.random()));
    await expect.poll(journaled, { timeout: 120_000, interval: 10 }).toBeGreaterThanOrEqual(at);
    child.process.kill("SIGKILL");
    await child.ended;
  }
  const last = await start().ended;
  expect(last.stderr).toContain("Going on with");
  expect(last.code).toBe(0);
  return JSON.parse(last.stdout);
}

describe("an import of thousands, killed at random rows and begun again,", () => {
  it.runIf(embedded)(
    "has 5,000 rows, and asks for each account so that it is made once",
    async () => {
      const { counts, result } = await importWithKills("double", MANY, double.url);
      expect(counts).toEqual({ created: MANY });
      expect(double.made.size).toBe(MANY);
      expect([...double.made.values()].every((times) => times === 1)).toBe(true);
      expect(readTable(readFileSync(result, "utf8")).rows).toHaveLength(MANY);
    },
    240_000,
  );

  it("makes each account once at the real server, with one mail", async () => {
    const { counts } = await importWithKills("real", REAL, network.url);
    expect(counts).toEqual({ created: REAL });
    const { rows } = await sql<{ made: number; mails: number; told: number }>`select
      (select count(*)::int from users where email like '%@real.example') as made,
      (select count(*)::int from mail_outbox where recipient like '%@real.example') as mails,
      (select count(distinct recipient)::int from mail_outbox where recipient like '%@real.example') as told`.execute(
      network.server.db,
    );
    expect(rows[0]).toEqual({ made: REAL, mails: REAL, told: REAL });
  }, 600_000);
});
