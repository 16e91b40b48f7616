import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { emitActivity } from "../activity/activity.events.ts";

let server: TestServer;
let admin: Person;
let manager: Person;
let farm: Person;
let network: Person;

beforeAll(async () => {
  server = await buildTestServer();
  admin = await server.administrator();
  manager = await server.member({ business_name: "Rosa Lindqvist, Farm Office" });
  await appoint(manager, true);
  farm = await server.member({ business_name: "Fern Hollow Farm" });
  network = await server.manager({ business_name: "Grand River Network" });
});
afterAll(() => server.close());

const appoint = (person: Person, is_manager: boolean) =>
  server.post(
    "/accounts/update_account/",
    { account_id: person.accountId, is_manager },
    { token: admin.token },
  );
const request = (from: Person, to: Person, manage = true) =>
  server.post("/accounts/request_connection/", { recipient: to.accountId, manage }, { token: from.token });
const response = (person: Person, id: number, accept: boolean) =>
  server.post("/accounts/accept_connection_request/", { id, accept }, { token: person.token });
const remove = (person: Person, id: number) =>
  server.request("DELETE", `/accounts/connection/${id}/`, { token: person.token });
const becomeOrganization = async (person: Person) => {
  await server.post(
    "/accounts/add_role/",
    { account_id: person.accountId, role: 4 },
    { token: person.token },
  );
  const list = (await server.get("/accounts/role_requests_list/", { token: admin.token })).body;
  const { id } = list.find(({ account }: { account: { id: number } }) => account.id === person.accountId);
  const body = { id, accept: true, is_manager: true };
  return server.post("/accounts/answer_role_request/", body, { token: admin.token });
};
const namesOf = async (person: Person) =>
  (await server.get("/accounts/managed_profiles/", { token: person.token })).body.results.map(
    ({ business_name }: { business_name: string }) => business_name,
  );
const requestsOf = async (person: Person) =>
  (await server.get("/accounts/connection_requests_list/", { token: person.token })).body;
const describeAs = (person: Person, of: Person, description: string) =>
  server.post(
    "/accounts/update_profile/",
    { id: of.accountId, details: { description } },
    { token: person.token },
  );

async function grant(business: Person, to = manager): Promise<number> {
  const { body } = await request(to, business);
  await response(business, body.id, true);
  return body.id;
}

describe("a manager who is no organization", () => {
  it("asks to manage a business, which alone decides", async () => {
    const { status, body } = await request(manager, farm);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        type: "management",
        manage: true,
        account: expect.objectContaining({ id: farm.accountId }),
        organization: expect.objectContaining({ id: manager.accountId }),
      }),
    ]);
    expect((await describeAs(manager, farm, "Too early")).status).toBe(403);
    expect((await response(manager, body.id, true)).status).toBe(403);
    expect(await requestsOf(farm)).toMatchObject([{ id: body.id, type: "management" }]);
    expect((await response(farm, body.id, true)).status).toBe(200);
    expect((await describeAs(manager, farm, "Three generations of carrots.")).status).toBe(200);
    expect(await namesOf(manager)).toEqual(["Fern Hollow Farm"]);
  });

  it("is offered a profile, and takes it", async () => {
    const offered = await server.member({ business_name: "Offered Orchard" });
    const { body } = await request(offered, manager);
    expect(body).toMatchObject({ type: "management", organization: { id: manager.accountId } });
    expect(await namesOf(manager)).not.toContain("Offered Orchard");
    await response(manager, body.id, true);
    expect(await namesOf(manager)).toContain("Offered Orchard");
  });

  it("joins no business without managing, no other manager, and is a business to a network", async () => {
    const stranger = await server.member();
    const refused = await request(stranger, manager, false);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.manage).toHaveLength(1);
    expect((await request(await server.managerUser(), manager)).status).toBe(400);
    expect((await request(stranger, await server.member())).status).toBe(400);
    expect((await request(manager, network, false)).body).toMatchObject({
      type: "membership",
      organization: { id: network.accountId },
      account: { id: manager.accountId },
    });
  });

  it("creates profiles on behalf of others, and looks after them until and after they are claimed", async () => {
    const body = {
      email: "north-fork@farm.example",
      first_name: "Lou",
      last_name: "Tremblay",
      business_name: "North Fork Dairy",
      roles: [2],
      on_behalf: true,
    };
    const made = await server.post("/accounts/signup/", body, { token: manager.token });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await namesOf(manager)).toContain("North Fork Dairy");
    const id = made.body[0].account.id;
    const changed = await server.post(
      "/accounts/update_profile/",
      { id, details: { description: "Milk." } },
      { token: manager.token },
    );
    expect(changed.status).toBe(200);
    const stranger = await server.member();
    expect((await server.post("/accounts/signup/", body, { token: stranger.token })).status).toBe(403);
  });

  it("writes to accounts that it manages only", async () => {
    const send = (to: Person[]) =>
      server.post(
        "/conversations/send_messages/",
        to.map(({ accountId }) => ({ recipient: accountId, content: "Meeting on Tuesday.", files: [] })),
        { token: manager.token },
      );
    const member = await server.member();
    await grant(member);
    expect((await send([member])).status).toBe(201);
    expect((await send([member, await server.member()])).status).toBe(403);
  });

  it("posts classifieds for those whom it manages", async () => {
    const post = async (profile: Person) => {
      const form = new FormData();
      const needed_by = new Date(server.clock.now().getTime() + days(5)).toISOString();
      const classified = {
        profile_id: profile.accountId,
        title: "Leeks",
        description: "40 kg",
        needed_by,
        looking_for: false,
      };
      for (const [name, value] of Object.entries({ ...classified, category: 10 }))
        form.set(name, String(value));
      return (await server.post("/accounts/create_classified/", form, { token: manager.token })).status;
    };
    expect(await post(farm)).toBe(201);
    expect(await post(await server.member())).toBe(403);
  });

  it("is seen beside the profile by the two sides alone", async () => {
    const read = async (slug: string, token?: string) =>
      (await server.get(`/accounts/profile_by_slug/?slug=${slug}`, { token })).body;
    const list = async (slug: string, token?: string) =>
      (await server.get(`/accounts/connected_profiles/${slug}/`, { token })).body.results;
    const other = await server.member();
    for (const token of [undefined, other.token]) {
      expect((await read(farm.slug, token)).organizations).toEqual([]);
      expect(await read(manager.slug, token)).toMatchObject({ accounts: [], accounts_total: 0 });
      expect(await list(farm.slug, token)).toEqual([]);
      expect(await list(manager.slug, token)).toEqual([]);
    }
    expect((await read(farm.slug, farm.token)).organizations).toMatchObject([{ slug: manager.slug }]);
    expect((await list(farm.slug, farm.token)).map(({ slug }: { slug: string }) => slug)).toEqual([
      manager.slug,
    ]);
    expect(await read(manager.slug, manager.token)).toMatchObject({
      accounts: expect.arrayContaining([expect.objectContaining({ slug: farm.slug })]),
    });
  });

  it("is no network: it has no members to search, no reports, no feed", async () => {
    const body = { keywords: "", network: manager.slug };
    expect((await server.post("/search/profiles/", body)).body.hits?.total ?? 0).toBe(0);
    const latest = "/accounts/public_classifieds/?size=24";
    expect((await server.get(latest)).body).not.toEqual([]);
    for (const slug of [manager.slug, "no-such-network"])
      expect(await server.get(`${latest}&network=${slug}`)).toMatchObject({ status: 200, body: [] });
    expect((await server.app.inject(`/feeds/networks/${manager.slug}/classifieds.rss`)).statusCode).toBe(404);
    const reports = `/accounts/reports/organization/business_types/?slug=${manager.slug}`;
    expect((await server.get(reports, { token: manager.token })).status).toBe(404);
  });

  it("is not told of in the activity feed, also not by what was written there earlier", async () => {
    const connected = async () =>
      (await server.post("/accounts/activity_feeds/", { size: 100 }, { token: network.token })).body.hits.hits
        .map(({ _source }: { _source: { verb: string; actee: { id: number } } }) => _source)
        .filter(({ verb }: { verb: string }) => verb === "connected")
        .map(({ actee }: { actee: { id: number } }) => actee.id);
    const member = await server.member();
    await grant(member);
    await response(network, (await request(member, network, false)).body.id, true);
    expect(await connected()).toEqual([network.accountId]);
    const told = (actee: number) => ({
      verb: "connected" as const,
      actor: member.accountId,
      actee: { account: actee },
    });
    await emitActivity(server.db, server.clock, told(manager.accountId));
    expect(await connected()).toEqual([network.accountId]);
  });

  it("becomes no organization while it manages profiles: what it was granted would end without a word", async () => {
    const person = await server.managerUser({ business_name: "Busy Office" });
    const member = await server.member({ business_name: "Busy Acres" });
    await grant(member, person);
    const refused = await becomeOrganization(person);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^Busy Office manages 1 profile as a manager user, .*Take the office of manager away first/,
      ),
    ]);
    expect(await namesOf(person)).toEqual(["Busy Acres"]);
    expect((await describeAs(person, member, "Still ours")).status).toBe(200);
    await appoint(person, false);
    expect((await becomeOrganization(person)).status).toBe(200);
  });

  it("becomes an organization when it manages no account", async () => {
    const person = await server.managerUser({ business_name: "Idle Office" });
    expect((await becomeOrganization(person)).status).toBe(200);
  });

  it("loses a profile when either side ends it", async () => {
    const member = await server.member();
    const id = await grant(member);
    expect((await describeAs(manager, member, "Ours")).status).toBe(200);
    expect((await remove(member, id)).status).toBe(204);
    expect((await describeAs(manager, member, "Still ours?")).status).toBe(403);
  });
});

describe("a manager whose office is taken away", () => {
  it("manages no account from that moment, and again once the role is restored", async () => {
    const person = await server.managerUser({ business_name: "Interim Office" });
    const member = await server.member({ business_name: "Interim Acres" });
    await grant(member, person);
    const made = await server.post(
      "/accounts/signup/",
      {
        email: "made@farm.example",
        first_name: "Lou",
        last_name: "Roy",
        business_name: "Made Meadows",
        roles: [2],
        on_behalf: true,
      },
      { token: person.token },
    );
    await appoint(person, false);
    expect((await describeAs(person, member, "Mine")).status).toBe(403);
    expect(await namesOf(person)).toEqual([]);
    expect((await server.get("/accounts/export_profiles/", { token: person.token })).body).toBe("");
    const withdraw = { account_id: made.body[0].account.id };
    expect((await server.post("/accounts/withdraw_account/", withdraw, { token: person.token })).status).toBe(
      403,
    );
    await appoint(person, true);
    expect(await namesOf(person)).toEqual(["Interim Acres", "Made Meadows"]);
    expect((await describeAs(person, member, "Ours again")).status).toBe(200);
  });

  it("leaves no request behind that would grant something", async () => {
    const person = await server.managerUser();
    const member = await server.member();
    const { body } = await request(person, member);
    await appoint(person, false);
    expect(await requestsOf(member)).toEqual([]);
    expect((await response(member, body.id, true)).status).toBe(404);
  });

  it("gets nothing back by becoming an organization", async () => {
    const person = await server.managerUser({ business_name: "Dormant Office" });
    const member = await server.member({ business_name: "Dormant Acres" });
    const asked = await server.member({ business_name: "Dormant Asked" });
    await grant(member, person);
    const waiting = await request(asked, person);
    await server.db
      .updateTable("accounts")
      .set({ is_manager: false })
      .where("id", "=", person.accountId)
      .execute();
    expect((await becomeOrganization(person)).status).toBe(200);
    expect((await describeAs(person, member, "Ours again?")).status).toBe(403);
    expect(await namesOf(person)).toEqual([]);
    expect(await requestsOf(person)).toEqual([]);
    expect((await response(person, waiting.body.id, true)).status).toBe(404);
    const profile = await server.get(`/accounts/profile_by_slug/?slug=${member.slug}`);
    expect(profile.body.organizations).toEqual([]);
    const search = { keywords: "", network: person.slug };
    expect((await server.post("/search/profiles/", search)).body.hits.hits).toEqual([]);
    expect((await request(person, member)).body).toMatchObject({ type: "membership", manage: true });
  });

  it("does not concern an organization's connections", async () => {
    const member = await server.member();
    const { body } = await request(network, member);
    await appoint(network, false);
    expect(await requestsOf(member)).toMatchObject([{ id: body.id, type: "membership" }]);
    await appoint(network, true);
  });
});
