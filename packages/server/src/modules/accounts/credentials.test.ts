import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe("a forgotten password", () => {
  it("is set anew with the mailed link, once, and ends every session", async () => {
    const { email, token } = await server.member();
    const asked = await server.post("/accounts/password_reset/", { email });
    expect(asked.body.message).toBe(
      "We just sent you an email! It outlines steps for changing your password.",
    );
    const mail = (await server.mails(email)).at(-1);
    const reset = { token: tokenIn(mail?.text ?? "", /\/forgot\/([\w-]+)/), password: "pumpkin#31" };
    const done = await server.post("/accounts/set_new_password/", reset);
    expect(done.body.message).toBe("Your password is set successfully.");
    expect((await server.post("/accounts/set_new_password/", reset)).status).toBe(400);
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
    expect((await server.post("/accounts/login/", { username: email, password: PASSWORD })).status).toBe(400);
    await server.login(email, "pumpkin#31");
  });

  it("answers an unknown address like a known one, and mails nobody", async () => {
    const known = await server.member();
    const unknown = await server.post("/accounts/password_reset/", { email: "nobody@nowhere.example" });
    const answer = await server.post("/accounts/password_reset/", { email: known.email });
    expect([unknown.status, unknown.body]).toEqual([answer.status, answer.body]);
    expect(await server.mails("nobody@nowhere.example")).toHaveLength(0);
  });

  it("sends the verification mail to who has not confirmed their address yet", async () => {
    const { email } = await server.signUp();
    await server.post("/accounts/password_reset/", { email });
    expect((await server.mails(email)).map(({ subject }) => subject)).toEqual([
      "Please confirm your email",
      "Please confirm your email",
    ]);
  });
});

describe("changing login details", () => {
  it("needs the password, renews this session, ends the others and tells the old address", async () => {
    const { email, token } = await server.member();
    const other = await server.login(email);
    const guess = { current_password: "no", email: "x@y.example" };
    expect((await server.post("/accounts/update_user/", guess, { token })).status).toBe(400);

    const change = {
      current_email: email,
      current_password: PASSWORD,
      email: "office@farm.example",
      password: "barley#77",
    };
    const changed = await server.post("/accounts/update_user/", change, { token });
    expect(changed.status).toBe(200);
    const session = await server.get("/accounts/session/", { token: changed.body.token });
    expect(session.body.email).toBe("office@farm.example");
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(401);
    expect((await server.mails(email)).at(-1)?.text).toContain("office@farm.example");
    await server.login("office@farm.example", "barley#77");
  });

  it("ends what a mailed link could still do with the old ones", async () => {
    const linkFor = async (email: string) => {
      await server.post("/accounts/password_reset/", { email });
      return tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/forgot\/(\S+)/);
    };
    const set = (link: string) =>
      server.post("/accounts/set_new_password/", { password: "stolen&2026", token: link });
    for (const change of [{ email: "moved@farm.example" }, { password: "orchard&2026" }]) {
      const { token, email } = await server.member();
      const link = await linkFor(email);
      const changed = await server.post(
        "/accounts/update_user/",
        { current_password: PASSWORD, ...change },
        { token },
      );
      expect(changed.status).toBe(200);
      expect((await set(link)).status).toBe(400);
    }
  });

  // The embedded database serves one transaction at a time, so that nobody can come in between.
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    "does not take an address that somebody else is taking",
    async () => {
      const [first, second] = await Promise.all([server.member(), server.member()]);
      const email = "both@farm.example";
      const late = await server.db.transaction().execute(async (trx) => {
        await trx.updateTable("users").set({ email }).where("id", "=", first.userId).execute();
        const change = { current_password: PASSWORD, email };
        const waiting = server.post("/accounts/update_user/", change, { token: second.token });
        await wait(500);
        return { waiting };
      });
      const refused = await late.waiting;
      expect(refused.status).toBe(409);
      expect(refused.body.message).toBe("Error: email already exists");
    },
  );

  it("does not take an address that somebody else has", async () => {
    const { token } = await server.member();
    const other = await server.member();
    const taken = { current_password: PASSWORD, email: other.email.toUpperCase() };
    expect((await server.post("/accounts/update_user/", taken, { token })).status).toBe(409);
  });
});
