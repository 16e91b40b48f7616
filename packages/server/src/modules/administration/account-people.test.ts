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

describe("the connections of an account", () => {
  it("are told to administrators with who manages, and which other side is closed; lists are narrowed by network", async () => {
    const network = await server.manager({ business_name: "Elora Table" });
    const guild = await server.manager({ business_name: "Old Guild" });
    for (const [organization, state] of [
      [network, "accepted"],
      [guild, "requested"],
    ] as const)
      await server.db
        .insertInto("connections")
        .values({
          organization_id: organization.accountId,
          account_id: farm.accountId,
          requested_by_account_id: farm.accountId,
          manage: organization === network,
          state,
        })
        .execute();
    await server.db
      .updateTable("accounts")
      .set({ closed_at: new Date() })
      .where("id", "=", guild.accountId)
      .execute();
    const of = async (id: number, by = admin) =>
      server.get(`/administration/account_connections/${id}/`, { token: by.token });
    const { body } = await of(farm.accountId);
    expect(body.count).toBe(2);
    expect(body.results).toMatchObject([
      {
        account: { business_name: "Elora Table" },
        is_network: true,
        manage: true,
        state: "accepted",
        closed: false,
      },
      {
        account: { business_name: "Old Guild" },
        is_network: true,
        manage: false,
        state: "requested",
        closed: true,
      },
    ]);
    expect((await of(network.accountId)).body.results).toMatchObject([
      { account: { id: farm.accountId }, is_network: false },
    ]);
    expect((await of(farm.accountId, network)).status).toBe(403);
    expect((await of(2_000_000_000)).status).toBe(404);
    const members = await server.get(`/accounts/accounts_list/?network=${network.accountId}`, {
      token: admin.token,
    });
    expect(members.body.results.map(({ id }: { id: number }) => id)).toEqual([farm.accountId]);
    const asked = await server.get(`/accounts/accounts_list/?network=${guild.accountId}`, {
      token: admin.token,
    });
    expect(asked.body.count).toBe(0);
  });
});

describe("what administrators do about a first mail", () => {
  it("is recorded with its reason: sending it again, and withdrawing the account", async () => {
    const signup = {
      first_name: "Lou",
      last_name: "Roy",
      business_name: "North Fork",
      roles: [5],
      on_behalf: true,
    };
    const made = await server.post(
      "/accounts/signup/",
      { ...signup, email: "lou@northfork.example" },
      { token: admin.token },
    );
    const account_id = made.body[0].account.id;
    const as = { token: admin.token };
    await server.post("/accounts/resend_verification/", { account_id, reason: "Asked by phone" }, as);
    await server.post("/accounts/withdraw_account/", { account_id, reason: "Made twice" }, as);
    const entries = await server.db
      .selectFrom("audit_entries")
      .where("operation", "in", ["resendVerification", "withdrawAccount"])
      .orderBy("id")
      .select(["operation", "details"])
      .execute();
    expect(entries).toMatchObject([
      { operation: "resendVerification" },
      { operation: "withdrawAccount", details: { reason: "Made twice" } },
    ]);
  });
});
