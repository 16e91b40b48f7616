import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days, hours, minutes } from "../../core/clock.ts";
import { buildTestServer, PASSWORD, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe("logging in", () => {
  it("says which field is wrong as the login form expects it", async () => {
    const { body: noAddress } = await server.post("/accounts/login/", { username: "ada", password: "x" });
    expect(noAddress.errors).toEqual({ username: ["Please provide a valid email address."] });
    const { body: nothing } = await server.post("/accounts/login/", { username: "", password: "" });
    expect(nothing.errors).toEqual({
      username: ["Please provide a valid email address."],
      password: ["Please enter a password."],
    });
  });

  it("answers alike to an unknown address and a wrong password", async () => {
    const { email } = await server.member();
    const unknown = await server.post("/accounts/login/", {
      username: "nobody@farm.example",
      password: PASSWORD,
    });
    const wrong = await server.post("/accounts/login/", { username: email, password: "wrong#2026" });
    expect(unknown.status).toBe(400);
    expect(wrong.body).toEqual(unknown.body);
  });

  it("minds the case of address and password", async () => {
    const { email } = await server.member({ email: "Case@Farm.example" });
    for (const [username, password] of [
      [email.toLowerCase(), PASSWORD],
      [email, PASSWORD.toUpperCase()],
    ]) {
      expect((await server.post("/accounts/login/", { username, password })).status).toBe(400);
    }
  });

  it("tells a disabled user so only with the right password, and ends their sessions", async () => {
    const { email, userId, token } = await server.member();
    await server.db.updateTable("users").set({ disabled_at: new Date() }).where("id", "=", userId).execute();
    const right = await server.post("/accounts/login/", { username: email, password: PASSWORD });
    expect(right.body.message).toMatch("disabled");
    const wrong = await server.post("/accounts/login/", { username: email, password: "wrong#2026" });
    expect(wrong.body.message).not.toMatch("disabled");
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });
});

describe("a session", () => {
  it("ends with logging out", async () => {
    const { token } = await server.member();
    expect((await server.post("/accounts/logout/", undefined, { token })).status).toBe(204);
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });

  it("ends after a day without use, and lives on when it is renewed", async () => {
    const { token } = await server.member();
    server.clock.advance(hours(23));
    const renewed = (await server.post("/accounts/refresh/", undefined, { token })).body.token;
    server.clock.advance(hours(2));
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
    expect((await server.get("/accounts/session/", { token: renewed })).status).toBe(200);
  });

  it("asks for the password again after thirty days, however much it is used", async () => {
    let { token } = await server.member();
    for (let day = 0; day < 30; day += 1) {
      server.clock.advance(days(1) - minutes(1));
      const renewed = await server.post("/accounts/refresh/", undefined, { token });
      expect(renewed.status).toBe(200);
      token = renewed.body.token;
    }
    server.clock.advance(hours(1));
    expect((await server.get("/accounts/session/", { token })).status).toBe(401);
  });

  it("is not opened by a token with a foreign signature or by a malformed one", async () => {
    const { token } = await server.member();
    const [header, claims] = token.split(".");
    const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const forged of [`${header}.${claims}.AAAA`, none, "nonsense", `${token}x`]) {
      expect((await server.get("/accounts/session/", { token: forged })).status).toBe(401);
    }
  });
});
