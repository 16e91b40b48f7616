import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tokenIn } from "../../testing/mails.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

/** The networks that an account is known from, and a visit from two of them. */
const networksOf = async (userId: number) =>
  (
    await server.db.selectFrom("known_networks").where("user_id", "=", userId).select("network").execute()
  ).map(({ network }) => network);
async function comeInFromElsewhere(email: string) {
  for (const address of ["203.0.113.7", "198.51.100.7"]) {
    const came = await server.post("/accounts/login/", { username: email, password: PASSWORD }, { address });
    expect(came.status).toBe(200);
  }
}

describe("a forgotten password", () => {
  it("is reset with the mailed link, once, which ends every session", async () => {
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

  it("leaves no network known but the one from which it is reset", async () => {
    const { email, userId } = await server.member();
    await comeInFromElsewhere(email);
    const before = await networksOf(userId);
    expect(before.length).toBeGreaterThanOrEqual(2);
    await server.post("/accounts/password_reset/", { email });
    const link = tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/forgot\/([\w-]+)/);
    const reset = { token: link, password: "pumpkin#31" };
    await server.post("/accounts/set_new_password/", reset, { address: "192.0.2.7" });
    const after = await networksOf(userId);
    expect(after).toHaveLength(1);
    expect(before).not.toContain(after[0]);
  });

  it("answers an unknown address like a known one, and sends no mail", async () => {
    const known = await server.member();
    const unknown = await server.post("/accounts/password_reset/", { email: "nobody@nowhere.example" });
    const response = await server.post("/accounts/password_reset/", { email: known.email });
    expect([unknown.status, unknown.body]).toEqual([response.status, response.body]);
    expect(await server.mails("nobody@nowhere.example")).toHaveLength(0);
  });
});

describe("another password", () => {
  it("needs the current one, renews this session, ends the others and notifies the address", async () => {
    const { email, token } = await server.member();
    const other = await server.login(email);
    const guess = { current_password: "no", password: "barley#77" };
    expect((await server.post("/accounts/update_user/", guess, { token })).status).toBe(400);
    const wrong = { current_email: "x@y.example", current_password: PASSWORD, password: "barley#77" };
    expect((await server.post("/accounts/update_user/", wrong, { token })).status).toBe(400);

    const change = { current_email: email, current_password: PASSWORD, password: "barley#77" };
    const changed = await server.post("/accounts/update_user/", change, { token });
    expect(changed.status).toBe(200);
    const session = await server.get("/accounts/session/", { token: changed.body.token });
    expect(session.status).toBe(200);
    expect((await server.get("/accounts/session/", { token: other })).status).toBe(401);
    // A copy of the token with which it was changed.
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
    expect((await server.mails(email)).at(-1)?.subject).toBe("Your account was changed");
    await server.login(email, "barley#77");
  });

  it("is reported in a mail that says what happened, and what to do if someone else did it", async () => {
    const { email, token } = await server.member({ first_name: "Ada" });
    const change = { current_password: PASSWORD, password: "barley#77" };
    await server.post("/accounts/update_user/", change, { token });
    const mails = (await server.mails(email)).filter(({ subject }) => subject === "Your account was changed");
    expect(mails).toHaveLength(1);
    const paragraphs = mails[0]?.text.split("\n\n").map((paragraph) => paragraph.replaceAll("\n", " "));
    expect(paragraphs?.slice(0, 3)).toEqual([
      "Hello Ada,",
      "Your Foodshed account was changed: it has a new password. Everybody else who was logged in to it has been logged out.",
      expect.stringMatching(/^Get my account back: .*\/forgot$/),
    ]);
  });

  it("leaves no network known but the one from which it is set", async () => {
    const { email, userId, token } = await server.member();
    await comeInFromElsewhere(email);
    const change = { current_password: PASSWORD, password: "barley#77" };
    await server.post("/accounts/update_user/", change, { token, address: "192.0.2.7" });
    expect(await networksOf(userId)).toHaveLength(1);
  });

  it("ends what a mailed link could still do with the old one", async () => {
    const { token, email } = await server.member();
    await server.post("/accounts/password_reset/", { email });
    const link = tokenIn((await server.mails(email)).at(-1)?.text ?? "", /\/forgot\/(\S+)/);
    const change = { current_password: PASSWORD, password: "orchard&2026" };
    expect((await server.post("/accounts/update_user/", change, { token })).status).toBe(200);
    const stolen = { password: "stolen&2026", token: link };
    expect((await server.post("/accounts/set_new_password/", stolen)).status).toBe(400);
  });
});
