// Over one database: lines are written from the request; logins are read over both by login.test.ts.
import { Writable } from "node:stream";
import { Secret, TOTP } from "otpauth";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type TestServer } from "../../testing/server.ts";

const lines: Record<string, unknown>[] = [];
let server: TestServer;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  server = await buildTestServer({ log: pino(stream) });
});
afterAll(() => server.close());

/** The newest line; it is written after the response was sent. */
const newest = () => expect.poll(() => lines.at(-1));

describe("the request log", () => {
  it("tells when, from where, what and how it ended, and of a visitor no account", async () => {
    await server.get("/accounts/categories_list/", { address: "192.0.2.7" });
    await newest().toMatchObject({
      operation: "listCategories",
      method: "GET",
      status: 200,
      address: "192.0.2.7",
      time: expect.any(Number),
    });
    expect(lines.at(-1)).not.toHaveProperty("account");
  });

  it("tells whose account called", async () => {
    const member = await server.member();
    await server.get("/accounts/session/", { token: member.token });
    await newest().toMatchObject({ operation: "getSession", account: member.accountId });
  });

  it("tells who acted for the member during an impersonation", async () => {
    const member = await server.member();
    const administrator = await server.administrator();
    const { body } = await server.post(
      `/accounts/hijack/${member.accountId}/`,
      { reason: "The member cannot see their photos" },
      { token: administrator.token },
    );
    await server.get("/accounts/session/", { token: body.token });
    await newest().toMatchObject({
      operation: "getSession",
      account: member.accountId,
      hijackedBy: administrator.accountId,
    });
  });

  it("logs how each login ended, and the account where the address has one", async () => {
    const member = await server.member();
    const logIn = (username: string, password: string) =>
      server.post("/accounts/login/", { username, password }, { address: "192.0.2.9" });
    const last = () => lines.findLast((line) => line.msg === "login");
    await logIn(member.email, member.password);
    expect(last()).toMatchObject({ outcome: "logged in", account: member.accountId, address: "192.0.2.9" });
    await logIn(member.email, "another#2026");
    expect(last()).toMatchObject({ outcome: "wrong email or password", account: member.accountId });
    await logIn("nobody@farm.example", "another#2026");
    expect(last()).toMatchObject({ outcome: "wrong email or password" });
    expect(last()).not.toHaveProperty("account");
    expect(JSON.stringify(lines)).not.toContain("nobody@farm.example");
  });

  it("logs a login whose code is missing or wrong as one that ended at the second step", async () => {
    const { accountId, email, password, token } = await server.member();
    const { body } = await server.post("/accounts/begin_totp/", { current_password: password }, { token });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate({
      timestamp: server.clock.now().getTime(),
    });
    expect((await server.post("/accounts/confirm_totp/", { code }, { token })).status).toBe(200);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const answer of [{}, { code: wrong }]) {
      lines.length = 0;
      const { status } = await server.post("/accounts/login/", { username: email, password, ...answer });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(lines.filter((line) => line.msg === "login")).toEqual([
        expect.objectContaining({ outcome: "second step missing or wrong", account: accountId }),
      ]);
      expect(JSON.stringify(lines)).not.toContain(wrong);
    }
  });

  it("holds neither passwords nor tokens", async () => {
    const member = await server.member();
    const text = JSON.stringify(lines);
    expect(text).not.toContain(member.password);
    expect(text).not.toContain(member.token);
  });
});
