import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seconds } from "../../core/clock.ts";
import { buildTestServer, PASSWORD, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

const post = ({ token }: { token: string }, path: string, body: object) =>
  server.post(`/accounts/${path}/`, body, { token });
const read = async ({ token }: { token: string }) =>
  (await server.get("/accounts/second_factors/", { token })).body;
const logIn = ({ email }: Person, code?: string, password = PASSWORD) =>
  server.post("/accounts/login/", { username: email, password, ...(code !== undefined && { code }) });

/** What the app shows now, or some steps of thirty seconds later. */
function codeOf(secret: string, steps = 0): string {
  const timestamp = server.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

async function withApp() {
  const person = await server.member();
  const { body: begun } = await post(person, "begin_totp", { current_password: PASSWORD });
  const confirmed = await post(person, "confirm_totp", { code: codeOf(begun.secret) });
  expect(confirmed.status).toBe(200);
  server.clock.advance(seconds(30));
  return { person, secret: begun.secret as string, codes: confirmed.body.recovery_codes as string[] };
}

describe("an authenticator app", () => {
  it("is in use once a code has proved that it has the secret", async () => {
    const person = await server.member();
    const { status, body } = await post(person, "begin_totp", { current_password: PASSWORD });
    expect(status).toBe(200);
    expect(body.uri).toMatch(/^otpauth:\/\/totp\/Foodshed:/);
    expect(body.uri).toContain(`secret=${body.secret}`);
    expect((await logIn(person)).status).toBe(200);
    const wrong = await post(person, "confirm_totp", { code: "000000" });
    expect(wrong.body.errors.code[0]).toMatch(/not right/);
    const done = await post(person, "confirm_totp", {
      code: ` ${codeOf(body.secret).replace(/^.../, "$& ")} `,
    });
    expect(done.body.recovery_codes).toHaveLength(10);
    expect(await read(person)).toMatchObject({ totp: { since: expect.any(String) }, recovery_codes: 10 });
  });

  it("needs the password to begin, and is begun once", async () => {
    const { person } = await withApp();
    expect((await post(person, "begin_totp", { current_password: "wrong#2026" })).body.errors).toHaveProperty(
      "current_password",
    );
    expect((await post(person, "begin_totp", { current_password: PASSWORD })).status).toBe(409);
    expect((await post(person, "confirm_totp", { code: "123456" })).status).toBe(409);
  });

  it("ends every other session, which has shown one step only, and mails that", async () => {
    const person = await server.member();
    const elsewhere = (await logIn(person)).body.token;
    const { body } = await post(person, "begin_totp", { current_password: PASSWORD });
    await post(person, "confirm_totp", { code: codeOf(body.secret) });
    expect((await server.get("/accounts/session/", { token: elsewhere })).status).toBe(401);
    expect((await server.get("/accounts/session/", { token: person.token })).status).toBe(200);
    expect((await server.mails(person.email)).map(({ subject }) => subject)).toContain(
      "Your login was changed",
    );
  });

  it("keeps its secret sealed", async () => {
    const { person, secret } = await withApp();
    const row = await server.db
      .selectFrom("totp_secrets")
      .where("user_id", "=", person.userId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

describe("a login with a second step", () => {
  it("asks for the code after the right password, and says nothing of it after a wrong one", async () => {
    const { person, secret } = await withApp();
    const due = await logIn(person);
    expect(due.status).toBe(400);
    expect(due.body).toMatchObject({
      type: SECOND_FACTOR_DUE,
      errors: { code: [expect.stringMatching(/authenticator app/)] },
    });
    const wrong = await logIn(person, codeOf(secret), "wrong#2026");
    expect(wrong.body.type).not.toBe(SECOND_FACTOR_DUE);
    expect(wrong.body.errors).not.toHaveProperty("code");
    expect((await logIn(person, codeOf(secret))).status).toBe(200);
  });

  it("takes each code once, also of two logins at the same moment", async () => {
    const { person, secret } = await withApp();
    const code = codeOf(secret);
    const statuses = (await Promise.all([logIn(person, code), logIn(person, code)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 400]);
    expect((await logIn(person, code)).status).toBe(400);
  });

  it("takes the code of a clock that is a step slow or fast, and none older", async () => {
    const { person, secret } = await withApp();
    server.clock.advance(seconds(300));
    expect((await logIn(person, codeOf(secret, -2))).status).toBe(400);
    expect((await logIn(person, codeOf(secret, 2))).status).toBe(400);
    expect((await logIn(person, codeOf(secret, -1))).status).toBe(200);
    expect((await logIn(person, codeOf(secret, 1))).status).toBe(200);
    // An earlier step than the last one that was accepted.
    expect((await logIn(person, codeOf(secret))).status).toBe(400);
  });

  it("takes a recovery code once, however it is written", async () => {
    const { person, codes } = await withApp();
    const [first, second] = codes as [string, string];
    expect((await logIn(person, first)).status).toBe(200);
    expect((await logIn(person, first)).status).toBe(400);
    expect((await logIn(person, second.replace("-", " ").toUpperCase())).status).toBe(200);
    expect((await read(person)).recovery_codes).toBe(8);
  });

  it("does not take another's recovery code", async () => {
    const [mine, theirs] = [await withApp(), await withApp()];
    expect((await logIn(mine.person, theirs.codes[0])).status).toBe(400);
    expect((await logIn(theirs.person, theirs.codes[0])).status).toBe(200);
  });

  it("is closed to guessing like the password", async () => {
    const unlimited = server;
    server = await buildTestServer({ config: { rateLimits: true } });
    const { person, secret } = await withApp();
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await logIn(person, "000000")).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await logIn(person, codeOf(secret))).status).toBe(429);
    await server.close();
    server = unlimited;
  });

  it("stays after a new password from a mailed link", async () => {
    const { person } = await withApp();
    await server.post("/accounts/password_reset/", { email: person.email });
    const [mail] = (await server.mails(person.email)).filter(
      ({ subject }) => subject === "Reset your password",
    );
    const token = /forgot\/(\S+)/.exec(mail?.text ?? "")?.[1];
    await server.post("/accounts/set_new_password/", { token, password: "harvest#2027" });
    expect((await logIn(person, undefined, "harvest#2027")).body.type).toBe(SECOND_FACTOR_DUE);
  });
});

describe("taking the second step away", () => {
  it("needs the password and a code", async () => {
    const { person, secret } = await withApp();
    const remove = (body: object) => post(person, "remove_totp", body);
    expect((await remove({ current_password: PASSWORD, code: "000000" })).status).toBe(400);
    expect((await remove({ current_password: "wrong#2026", code: codeOf(secret) })).status).toBe(400);
    expect((await remove({ current_password: PASSWORD, code: codeOf(secret) })).status).toBe(204);
    expect(await read(person)).toMatchObject({ totp: null, recovery_codes: 0 });
    expect((await logIn(person)).status).toBe(200);
    expect((await remove({ current_password: PASSWORD, code: "000000" })).status).toBe(404);
  });

  it("new recovery codes replace the earlier ones", async () => {
    const { person, secret, codes } = await withApp();
    const { body } = await post(person, "replace_recovery_codes", {
      current_password: PASSWORD,
      code: codeOf(secret),
    });
    expect(body.recovery_codes).toHaveLength(10);
    expect((await logIn(person, codes[0])).status).toBe(400);
    expect((await logIn(person, body.recovery_codes[0])).status).toBe(200);
  });

  it("is done by an administrator for who has lost everything: recorded with the reason, mailed, and sessions end", async () => {
    const { person } = await withApp();
    const admin = await server.administrator();
    const reset = (by: Person, account_id = person.accountId) =>
      post(by, "reset_second_factors", { account_id, reason: "Called back; lost phone" });
    expect((await reset(await server.member())).status).toBe(403);
    expect((await reset(admin, admin.accountId)).status).toBe(409);
    expect((await reset(admin)).status).toBe(204);
    expect((await server.get("/accounts/session/", { token: person.token })).status).toBe(401);
    expect((await logIn(person)).status).toBe(200);
    const entry = await server.db
      .selectFrom("audit_entries")
      .where("operation", "=", "resetSecondFactors")
      .where("account_id", "=", person.accountId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      actor_user_id: admin.userId,
      details: { reason: "Called back; lost phone" },
    });
    expect((await server.mails(person.email)).at(-1)?.subject).toMatch(/login/);
  });

  it("is never done by an administrator who acts for the member", async () => {
    const { person, secret } = await withApp();
    const admin = await server.administrator();
    const { body } = await server.get(`/accounts/hijack/${person.accountId}`, { token: admin.token });
    const acting = { token: body.token };
    expect((await server.get("/accounts/second_factors/", acting)).status).toBe(403);
    for (const [path, sent] of [
      ["begin_totp", { current_password: PASSWORD }],
      ["confirm_totp", { code: codeOf(secret) }],
      ["remove_totp", { current_password: PASSWORD, code: codeOf(secret) }],
      ["replace_recovery_codes", { current_password: PASSWORD, code: codeOf(secret) }],
      ["begin_passkey", { current_password: PASSWORD }],
      ["remove_passkey", { id: 1, current_password: PASSWORD }],
    ] as const) {
      expect([path, (await post(acting, path, sent)).status]).toEqual([path, 403]);
    }
  });
});
