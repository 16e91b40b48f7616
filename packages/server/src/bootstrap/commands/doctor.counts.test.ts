import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeProfile } from "../../testing/profiles.ts";
import { buildTestServer, type TestServer } from "../../testing/server.ts";
import type { Bootstrapped } from "../bootstrap.ts";
import { countFindings } from "./doctor.counts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const examine = () => countFindings({ services: server.services } as Bootstrapped);

test("counts that were written around the triggers are bad, until they are counted again as it says", async () => {
  const { db } = server;
  const network = await writeProfile(db, { name: "Grand River Table", roles: { organization: {} } });
  await writeProfile(db, { name: "Fern Farm", networks: [network.id] });
  expect(await examine()).toEqual([
    { state: "good", sentence: "The counts of members and accounts agree with the tables." },
  ]);
  await sql`update running_counts set amount = amount + 1`.execute(db);
  const findings = await examine();
  expect(findings).toEqual([
    {
      state: "bad",
      sentence:
        "The members of a network are not counted right: run `select recount_shown_members()` in the database.",
    },
    {
      state: "bad",
      sentence: "Accounts are not counted right: run `select divide_account_names(1000)` in the database.",
    },
  ]);
  for (const { sentence } of findings) await sql.raw(/`(.+)`/.exec(sentence)?.[1] as string).execute(db);
  expect((await examine()).map(({ state }) => state)).toEqual(["good"]);
});
