import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minutes } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let admin: Person;
let farm: Person;

beforeAll(async () => {
  server = await buildTestServer({ config: { rateLimits: true } });
  admin = await server.administrator();
  farm = await server.member();
  await server.colleague(farm, "editor", { email: "colleague@farm.example" });
});
afterAll(() => server.close());

const people = async () =>
  (await server.get(`/administration/account_people/${farm.accountId}/`, { token: admin.token })).body
    .results;

describe("the people of an account", () => {
  it("are told with the owner first, and how each logs in", async () => {
    expect(await people()).toMatchObject([
      {
        email: farm.email,
        role: "owner",
        confirmed: true,
        disabled: false,
        second_factor: false,
        locked: false,
      },
      { email: "colleague@farm.example", role: "editor" },
    ]);
  });

  it("say when too many logins failed, until ten minutes are over", async () => {
    for (let attempt = 0; attempt < 12; attempt += 1)
      await server.post(
        "/accounts/login/",
        { username: farm.email.toUpperCase(), password: "wrong#2026" },
        { address: `203.0.${attempt}.7` },
      );
    expect((await people())[0]).toMatchObject({ failed_logins: 10, locked: true });
    server.clock.advance(minutes(11));
    expect((await people())[0]).toMatchObject({ failed_logins: 0, locked: false });
  });

  it("are for administrators only", async () => {
    const path = `/administration/account_people/${farm.accountId}/`;
    expect((await server.get(path, { token: farm.token })).status).toBe(403);
    expect((await server.get(path)).status).toBe(401);
    const unknown = await server.get("/administration/account_people/2000000000/", { token: admin.token });
    expect(unknown.status).toBe(404);
  });

  it("lose their business for a reason that the record has", async () => {
    const body = { account_id: farm.accountId, enabled: false, reason: "Asked by phone" };
    expect((await server.post("/accounts/update_account/", body, { token: admin.token })).status).toBe(200);
    expect((await people())[0].disabled).toBe(true);
    const { results } = (
      await server.get(`/administration/audit/?account_id=${farm.accountId}&operation=updateAccount`, {
        token: admin.token,
      })
    ).body;
    expect(results[0].details).toEqual({ enabled: false, reason: "Asked by phone" });
  });
});
