import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../infra/db/database.ts";
import { openTestDatabase } from "../testing/database.ts";
import { up } from "./0072-moderation.ts";
import { run } from "./statements.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it("gathers the reports that wait by what they are about, and keeps each decided one for itself", async () => {
  const db = database.db as unknown as Kysely<unknown>;
  await run(db, [
    "alter table abuse_reports drop column case_id",
    "drop table moderation_signals, moderation_appeals, moderation_decisions, moderation_cases",
    "drop index abuse_reports_reporter, messages_sent",
    "alter table classifieds drop column needed_by_before_hiding",
    "alter table accounts drop column published_before_hiding",
    "alter table messages drop column removed_at",
    "insert into accounts (slug, business_name) values ('orchard', 'Orchard')",
    `insert into abuse_reports (kind, target_id, account_id, reason, details, excerpt, created_at, decision, decided_at)
      select 'profile', a.id, a.id, r.reason, '', 'Orchard', now(), r.decision, case when r.decision is null then null else now() end
      from accounts a, (values ('spam', null), ('fraud', null), ('fraud', 'upheld'), ('spam', 'dismissed')) r (reason, decision)`,
  ]);
  await db.transaction().execute(up);
  const { rows } = await sql`
    select count(r.id)::int as reports, d.outcome, d.reason from moderation_cases c
    join abuse_reports r on r.case_id = c.id left join moderation_decisions d on d.case_id = c.id
    group by c.id, d.outcome, d.reason order by c.id`.execute(db);
  expect(rows).toEqual([
    { reports: 2, outcome: null, reason: null },
    { reports: 1, outcome: "apart", reason: "fraud" },
    { reports: 1, outcome: "dismiss", reason: "nothing_wrong" },
  ]);
});
