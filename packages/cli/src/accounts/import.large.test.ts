import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTable } from "../csv/records.ts";
import { startFoodshed } from "../testing/child.ts";
import { environment, startNetwork, type TestNetwork } from "../testing/network.ts";

const ROWS = 5000;

let network: TestNetwork;
let env: Record<string, string>;

beforeAll(async () => {
  network = await startNetwork();
  env = environment(network.folder, network.url, {
    FOODSHED_TOKEN: (await network.server.administrator()).token,
  });
  const rows = Array.from(
    { length: ROWS },
    (_, n) => `m${n}@large.example,Ada,Okafor,Large Farm ${n},seller;vendor\n`,
  );
  writeFileSync(
    join(network.folder, "large.csv"),
    `email,first_name,last_name,business_name,roles\n${rows.join("")}`,
  );
});

afterAll(() => network?.close());

const journal = () => join(network.folder, "large.journal.jsonl");
function journaled(): number {
  try {
    return readFileSync(journal(), "utf8").split("\n").length - 2;
  } catch {
    return 0;
  }
}

describe("an import of 5,000 rows", () => {
  it("killed at random rows and begun again makes each account once, with one mail", async () => {
    const args = [
      "accounts",
      "import",
      "large.csv",
      "--yes",
      "--json",
      "--concurrency",
      "8",
      "--journal",
      "large.journal.jsonl",
    ];
    const start = () => startFoodshed(args, { cwd: network.folder, env });
    for (let kill = 1; kill <= 2; kill += 1) {
      const child = start();
      const at = journaled() + 200 + Math.floor(Math.random() * 400);
      await expect.poll(journaled, { timeout: 120_000, interval: 5 }).toBeGreaterThanOrEqual(at);
      child.process.kill("SIGKILL");
      expect((await child.ended).signal).toBe("SIGKILL");
    }
    const last = await start().ended;
    expect(last.stderr).toContain("Going on with");
    expect(last.code).toBe(0);
    expect(JSON.parse(last.stdout).counts).toEqual({ created: ROWS });
    const { rows } = await sql<{ made: number; mails: number; told: number }>`select
      (select count(*)::int from users where email like '%@large.example') as made,
      (select count(*)::int from mail_outbox where recipient like '%@large.example') as mails,
      (select count(distinct recipient)::int from mail_outbox where recipient like '%@large.example') as told`.execute(
      network.server.db,
    );
    expect(rows[0]).toEqual({ made: ROWS, mails: ROWS, told: ROWS });
    const results = readTable(readFileSync(JSON.parse(last.stdout).result, "utf8"));
    expect(results.rows).toHaveLength(ROWS);
  }, 400_000);
});
