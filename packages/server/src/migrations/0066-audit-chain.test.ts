import { type Kysely, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenDatabase } from "../infra/db/database.ts";
import { verifyChain } from "../modules/audit/audit-chain.service.ts";
import { openTestDatabase } from "../testing/database.ts";
import { up } from "./0066-audit-chain.ts";
import { run } from "./statements.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The tables as they were before. */
const before = [
  "drop trigger accounts_erase_audit_details on accounts",
  "drop function erase_audit_details",
  "drop trigger audit_entries_chain on audit_entries",
  "drop function chain_new_audit_entries",
  "drop function chain_audit_entries",
  "drop function audit_content",
  "drop function audit_sha256",
  "drop table audit_chain",
  "alter table audit_entries drop column seq, drop column details_salt, drop column details_digest, drop column hash",
  `alter table audit_entries
    add constraint audit_entries_account_id_fkey foreign key (account_id) references accounts (id) on delete cascade,
    add constraint audit_entries_actor_user_id_fkey foreign key (actor_user_id) references users (id) on delete set null,
    add constraint audit_entries_hijacked_by_user_id_fkey foreign key (hijacked_by_user_id) references users (id) on delete set null`,
];

it("chains the entries that are there, in their order", async () => {
  const db = database.db as unknown as Kysely<unknown>;
  await run(db, [
    ...before,
    "insert into accounts (slug, business_name) values ('orchard', 'Orchard')",
    `insert into audit_entries (operation, account_id, details)
      select 'updateProfile', a.id, jsonb_build_object('farm', 'Crème № ' || n) from accounts a, generate_series(1, 5000) n`,
  ]);
  await db.transaction().execute(up);
  expect(await verifyChain(database.db)).toMatchObject({ entries: 5000, last_seq: 5000, fault: null });
  const { rows } =
    await sql`select from audit_entries where seq <> id - (select min(id) - 1 from audit_entries)`.execute(
      db,
    );
  expect(rows).toEqual([]);
});
