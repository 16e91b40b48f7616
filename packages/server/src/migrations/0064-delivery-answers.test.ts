import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../infra/db/database.ts";
import { openTestDatabase } from "../testing/database.ts";
import { up } from "./0064-delivery-answers.ts";
import { run } from "./statements.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("asks again who says “no”, which nobody could mean, and keeps who delivers", async () => {
  const db = database.db as unknown as Kysely<unknown>;
  await run(db, [
    "alter table role_details alter column delivery set default 2, alter column delivery set not null",
    "insert into accounts (slug, business_name) values ('orchard', 'Orchard')",
    "insert into roles (account_id, code) select id, code from accounts, (values (1), (2), (5)) as held (code)",
    `insert into role_details (role_id, delivery)
      select id, case code when 1 then 2 when 2 then 1 else 3 end from roles`,
  ]);
  await db.transaction().execute(up);
  const { rows } = await sql`
    select r.code, d.delivery from role_details d join roles r on r.id = d.role_id order by r.code`.execute(
    db,
  );
  expect(rows).toEqual([
    { code: 1, delivery: null },
    { code: 2, delivery: 1 },
    { code: 5, delivery: 3 },
  ]);
});
