import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

it("shuts the people of a closed business out of its mails, and of no other", async () => {
  const ada = await server.member();
  const both = await server.colleague(ada, "owner");
  await sql`update accounts set closed_at = now() where id = ${ada.accountId}`.execute(server.db);
  const { rows } = await sql`select account_id = ${ada.accountId} as closed, disabled_at is not null as out
    from account_users where id = ${both.userId} order by 1`.execute(server.db);
  expect(rows).toEqual([
    { closed: false, out: false },
    { closed: true, out: true },
  ]);
});

it("keeps when an impersonation ended, after its session and its administrator are gone", async () => {
  const admin = await server.administrator();
  const ada = await server.member();
  await server.get(`/accounts/hijack/${ada.accountId}`, { token: admin.token });
  await server.db.deleteFrom("users").where("id", "=", admin.userId).execute();
  const [left] = await server.db
    .selectFrom("hijacks")
    .where("account_id", "=", ada.accountId)
    .select(["by_user_id", "session_id", "ended_at"])
    .execute();
  expect(left).toEqual({ by_user_id: null, session_id: null, ended_at: expect.any(Date) });
});
