import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../infra/db/database.ts";
import { openTestDatabase } from "../testing/database.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("finds a page of one profile's history among those of many by an index", async () => {
  const { db } = database;
  await sql`insert into accounts (slug, business_name) select 'farm-' || n, 'Farm ' || n from generate_series(1, 200) n`.execute(
    db,
  );
  await sql`insert into profile_changes (account_id, field, changed_at, operation, before, after, by_kind)
    select a.id, 'phone', now(), 'updateProfile', '"1"', '"2"', 'business' from accounts a, generate_series(1, 100)`.execute(
    db,
  );
  await sql`analyze profile_changes`.execute(db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select * from profile_changes
    where account_id = (select min(id) from accounts) order by id desc offset 20 limit 20`.execute(db);
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("profile_changes_account");
  expect(plan).not.toContain("Sort");
});
