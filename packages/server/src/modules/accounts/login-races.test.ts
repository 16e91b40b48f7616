import { sql, type Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashPassword } from "../../infra/auth/passwords.ts";
import type { Connection } from "../../infra/db/connection.ts";
import type { Tables } from "../../infra/db/tables.ts";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";
import * as queries from "./accounts.queries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const logIn = (username: string, password = PASSWORD) =>
  server.post("/accounts/login/", { username, password });

/** Until another transaction of this database waits for a lock. Over one connection each waits for the end of the one before. */
async function untilBlocked() {
  if (!process.env.TEST_DATABASE_URL) return;
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
    if (rows.length > 0) return;
  }
}

/**
 * Logs in with the right password, and lets something happen to the user between the check of it and the session: the check needs
 * no transaction, so the first one that is asked for is the one that opens the session.
 */
async function logInWhile(userId: number, email: string, change: (trx: Connection) => Promise<unknown>) {
  const { db } = server;
  const begin = db.transaction.bind(db);
  const execute = async <T>(openSession: (trx: Transaction<Tables>) => Promise<T>) => {
    let opened: Promise<T> | undefined;
    await begin().execute(async (trx) => {
      await queries.lockLogin(trx, userId);
      await change(trx);
      opened = begin().execute(openSession);
      // Its failure is looked at below.
      opened.catch(() => {});
      await untilBlocked();
    });
    return opened as Promise<T>;
  };
  const asked = vi
    .spyOn(db, "transaction")
    .mockImplementationOnce(() => ({ execute }) as unknown as ReturnType<typeof begin>);
  try {
    const response = await logIn(email);
    expect(asked).toHaveBeenCalledOnce();
    return response;
  } finally {
    asked.mockRestore();
  }
}

const sessionsOf = (userId: number) =>
  server.db
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .execute();

describe("a login that is under way", () => {
  it("is refused when another password is set meanwhile", async () => {
    const { email, userId } = await server.signUp();
    await server.activate(email);
    const hash = await hashPassword("pumpkin#31");
    const response = await logInWhile(userId, email, (trx) =>
      queries.setUser(trx, userId, { password_hash: hash }),
    );
    expect([response.status, response.body.message]).toEqual([
      400,
      "The email address or the password is not right.",
    ]);
    expect(await sessionsOf(userId)).toEqual([]);
  });

  it("is refused when the address becomes another one meanwhile", async () => {
    const { email, userId } = await server.signUp();
    await server.activate(email);
    const response = await logInWhile(userId, email, (trx) =>
      queries.setUser(trx, userId, { email: "moved@farm.example" }),
    );
    expect(response.status).toBe(400);
    expect(await sessionsOf(userId)).toEqual([]);
  });

  it("is refused with the reason when the account is disabled meanwhile", async () => {
    const { email, userId } = await server.signUp();
    await server.activate(email);
    const response = await logInWhile(userId, email, (trx) =>
      trx.updateTable("users").set({ disabled_at: new Date() }).where("id", "=", userId).execute(),
    );
    expect([response.status, response.body.message]).toEqual([
      400,
      "This account is disabled. Please contact us.",
    ]);
  });

  it("leaves no session behind, of many at once with a new password or with being disabled", async () => {
    const admin = await server.administrator();
    const { email, userId, accountId } = await server.signUp();
    await server.activate(email);
    await server.post("/accounts/password_reset/", { email });
    const token = tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/forgot\/([\w-]+)/);
    const [reset] = await Promise.all([
      server.post("/accounts/set_new_password/", { token, password: "pumpkin#31" }),
      ...Array.from({ length: 8 }, () => logIn(email)),
    ]);
    expect(reset?.status).toBe(200);
    expect(await sessionsOf(userId)).toEqual([]);

    const [disabled, ...responses] = await Promise.all([
      server.post(
        "/accounts/update_account/",
        { account_id: accountId, enabled: false },
        { token: admin.token },
      ),
      ...Array.from({ length: 8 }, () => logIn(email, "pumpkin#31")),
    ]);
    expect(disabled?.status).toBe(200);
    for (const { status } of responses) expect([200, 400]).toContain(status);
    expect(await sessionsOf(userId)).toEqual([]);
  });
});
