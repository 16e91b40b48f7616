import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let network: Person;
let farm: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Grand River Network" });
  farm = await server.member({ business_name: "Fern Hollow Farm" });
});
afterAll(() => server.close());

const request = (from: Person, to: Person, manage = false) =>
  server.post("/accounts/request_connection/", { recipient: to.accountId, manage }, { token: from.token });
const response = (person: Person, id: number, accept: boolean) =>
  server.post("/accounts/accept_connection_request/", { id, accept }, { token: person.token });
const requestsOf = async (person: Person, direction = "received") =>
  (await server.get(`/accounts/connection_requests_list/?direction=${direction}`, { token: person.token }))
    .body;
const remove = (person: Person, id: number) =>
  server.request("DELETE", `/accounts/connection/${id}/`, { token: person.token });
const managedBy = (person: Person, more = "") =>
  server.get(`/accounts/managed_profiles/${more}`, { token: person.token });
const connectedTo = async (slug: string, more = "") =>
  (await server.get(`/accounts/connected_profiles/${slug}/${more}`)).body;

async function connect(member: Person, to = network, manage = false) {
  const { body } = await request(member, to, manage);
  await response(to, body.id, true);
  return body.id as number;
}

describe("asking for a connection", () => {
  it("waits at the other side, and shows among what was sent", async () => {
    const { status, body } = await request(farm, network);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      account: {
        id: farm.accountId,
        slug: farm.slug,
        business_name: "Fern Hollow Farm",
        photo_file_name: null,
      },
      organization: { id: network.accountId },
      manage: false,
      sent_by_me: true,
      status: "pending",
    });
    expect(await requestsOf(network)).toMatchObject([{ id: body.id, sent_by_me: false }]);
    expect(await requestsOf(farm, "sent")).toMatchObject([{ id: body.id }]);
    expect(await requestsOf(farm)).toEqual([]);
    expect(await requestsOf(network, "sent")).toEqual([]);
  });

  it("is refused a second time, from either side, while it waits", async () => {
    expect((await request(farm, network)).status).toBe(409);
    expect((await request(network, farm, true)).status).toBe(409);
  });

  it("joins an organization and a business only", async () => {
    const other = await server.member();
    const otherNetwork = await server.manager();
    expect((await request(farm, other)).status).toBe(400);
    expect((await request(network, otherNetwork)).status).toBe(400);
    expect((await request(farm, farm)).status).toBe(400);
  });

  it("is not for visitors and administrators, nor towards who is not published", async () => {
    const body = { recipient: network.accountId, manage: false };
    expect((await server.post("/accounts/request_connection/", body)).status).toBe(401);
    const hidden = { ...(await server.signUp()), token: "" };
    expect((await request(network, hidden)).status).toBe(404);
    expect((await request(network, { ...hidden, accountId: 2_000_000_000 })).status).toBe(404);
    const admin = await server.administrator();
    expect((await request(admin, network)).status).toBe(403);
  });

  it("makes one request when both ask at once", async () => {
    const member = await server.member();
    const responses = await Promise.all([
      request(member, network),
      request(network, member),
      request(member, network),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe("answering a request", () => {
  it("is the recipient's alone", async () => {
    const member = await server.member();
    const { body } = await request(member, network, true);
    expect((await response(member, body.id, true)).status).toBe(403);
    expect((await response(farm, body.id, true)).status).toBe(403);
    expect((await response(await server.administrator(), body.id, true)).status).toBe(403);
    expect(
      (await server.post("/accounts/accept_connection_request/", { id: body.id, accept: true })).status,
    ).toBe(401);
    expect((await response(network, 2_000_000_000, true)).status).toBe(404);
    expect(await response(network, body.id, true)).toMatchObject({
      status: 200,
      body: { status: "accepted" },
    });
    expect(await requestsOf(network)).not.toContainEqual(expect.objectContaining({ id: body.id }));
  });

  it("counts once: the same again changes nothing, another is a conflict", async () => {
    const member = await server.member();
    const { body } = await request(member, network);
    expect((await response(network, body.id, false)).body.status).toBe("denied");
    expect((await response(network, body.id, false)).status).toBe(200);
    expect((await response(network, body.id, true)).status).toBe(409);
    expect((await request(member, network)).status).toBe(201);
  });

  it("counts once also where it makes the recipient a manager of the business that asked", async () => {
    const member = await server.member();
    const { body } = await request(member, network, true);
    expect((await response(network, body.id, true)).body.status).toBe("accepted");
    expect((await response(network, body.id, true)).status).toBe(200);
    expect((await response(network, body.id, false)).status).toBe(409);
  });

  it("has one winner when it is accepted and denied at once", async () => {
    for (let round = 0; round < 5; round++) {
      const member = await server.member();
      const { body } = await request(member, network);
      const responses = await Promise.all([
        response(network, body.id, true),
        response(network, body.id, false),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
      const accepted = responses[0]?.status === 200;
      const { results } = await connectedTo(member.slug);
      expect(results).toHaveLength(accepted ? 1 : 0);
    }
  });

  it("lets a network manage only what the business itself granted", async () => {
    const offered = await server.member({ business_name: "Zed Offered" });
    await connect(offered, network, true);
    const asked = await server.member({ business_name: "Apple Asked" });
    const { body } = await request(network, asked, true);
    const early = (await managedBy(network)).body.results.map(({ id }: { id: number }) => id);
    expect(early).not.toContain(asked.accountId);
    expect((await response(network, body.id, true)).status).toBe(403);
    await response(asked, body.id, true);
    const names = (await managedBy(network)).body.results.map(
      (profile: { business_name: string }) => profile.business_name,
    );
    expect(names).toEqual(expect.arrayContaining(["Apple Asked", "Zed Offered"]));
    expect(names).not.toContain("Fern Hollow Farm");
  });

  it("puts the member into the network's search at once, and takes it out when the connection ends", async () => {
    const member = await server.member({ business_name: "Quince Quarters" });
    const find = async () =>
      (await server.post("/search/profiles/", { keywords: "quince", network: network.slug })).body.hits.total;
    expect(await find()).toBe(0);
    const id = await connect(member);
    expect(await find()).toBe(1);
    await remove(member, id);
    expect(await find()).toBe(0);
  });
});

describe("ending a connection", () => {
  it("is for either side and administrators, once", async () => {
    const [one, two, three] = [await server.member(), await server.member(), await server.member()];
    const [first, second, third] = [await connect(one), await connect(two), await connect(three)];
    expect((await remove(farm, first)).status).toBe(403);
    expect((await server.request("DELETE", `/accounts/connection/${first}/`)).status).toBe(401);
    expect((await remove(one, first)).status).toBe(204);
    expect((await remove(one, first)).status).toBe(404);
    expect((await remove(network, second)).status).toBe(204);
    expect((await remove(await server.administrator(), third)).status).toBe(204);
  });

  it("is not for another network of the same business, even one that manages it", async () => {
    const other = await server.manager();
    const member = await server.member();
    await connect(member, other, true);
    const id = await connect(member, network);
    expect((await remove(other, id)).status).toBe(403);
    expect((await connectedTo(member.slug)).count).toBe(2);
  });

  it("ends managing", async () => {
    const member = await server.member();
    const id = await connect(member, network, true);
    const managed = async () =>
      (await managedBy(network)).body.results.some(
        (profile: { id: number }) => profile.id === member.accountId,
      );
    expect(await managed()).toBe(true);
    await remove(member, id);
    expect(await managed()).toBe(false);
  });

  it("takes an unanswered request back", async () => {
    const member = await server.member();
    const { body } = await request(member, network);
    expect((await remove(member, body.id)).status).toBe(204);
    expect((await response(network, body.id, true)).status).toBe(404);
  });
});

describe("managed profiles", () => {
  it("are sorted by name without regard to accents and case, with unclaimed accounts that the network made", async () => {
    const own = await server.manager({ business_name: "Sorting Network" });
    for (const name of ["élan Vital", "Zucchini & Co", "apple Barn", "Eels"]) {
      await connect(await server.member({ business_name: name }), own, true);
    }
    const made = await server.post(
      "/accounts/signup/",
      {
        email: "made@farm.example",
        first_name: "Mo",
        last_name: "Li",
        business_name: "Made for You",
        roles: [2],
        on_behalf: true,
      },
      { token: own.token },
    );
    expect(made.status).toBe(201);
    const { body } = await managedBy(own);
    expect(body.count).toBe(5);
    expect(body.results.map((profile: { business_name: string }) => profile.business_name)).toEqual([
      "apple Barn",
      "Eels",
      "élan Vital",
      "Made for You",
      "Zucchini & Co",
    ]);
    expect(body.results[3]).toMatchObject({ state: "unclaimed", last_login: null });
    expect(body.results[0]).toMatchObject({
      state: "active",
      last_login: expect.any(String),
      connection_id: expect.any(Number),
    });

    const page = (await managedBy(own, "?size=2&from=1")).body;
    expect(page).toMatchObject({
      count: 5,
      results: [{ business_name: "Eels" }, { business_name: "élan Vital" }],
    });
    expect((await managedBy(own, "?query=ELAN")).body).toMatchObject({ count: 1 });
    expect((await managedBy(own, "?query=%25")).body).toMatchObject({ count: 0 });
  });

  it("are one's own, or anybody's for an administrator", async () => {
    const admin = await server.administrator();
    expect((await managedBy(admin, `?slug=${network.slug}`)).body.count).toBeGreaterThan(0);
    expect((await managedBy(admin)).body.count).toBe(0);
    expect((await managedBy(admin, "?slug=no-such-network")).status).toBe(404);
    expect((await managedBy(farm, `?slug=${network.slug}`)).status).toBe(403);
    expect((await managedBy(farm)).body).toEqual({ count: 0, results: [] });
    expect((await server.get("/accounts/managed_profiles/")).status).toBe(401);
  });
});

describe("connected profiles", () => {
  it("are a network's published members by name, for every caller", async () => {
    const own = await server.manager({ business_name: "Public Network" });
    const [late, early] = [
      await server.member({ business_name: "Ärgerlich" }),
      await server.member({ business_name: "Aardvark" }),
    ];
    for (const member of [late, early]) await connect(member, own);
    const body = await connectedTo(own.slug);
    expect(body).toMatchObject({
      is_network: true,
      count: 2,
      results: [{ business_name: "Aardvark" }, { id: late.accountId }],
    });
    expect(await connectedTo(early.slug)).toMatchObject({
      is_network: false,
      count: 1,
      results: [{ slug: own.slug }],
    });

    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", late.accountId)
      .execute();
    expect((await connectedTo(own.slug)).count).toBe(1);
    expect((await server.get(`/accounts/connected_profiles/${late.slug}/`)).status).toBe(404);
    expect(
      (await server.get(`/accounts/connected_profiles/${late.slug}/`, { token: late.token })).status,
    ).toBe(200);
    expect((await server.get("/accounts/connected_profiles/no-such-profile/")).status).toBe(404);
  });
});

describe("the order of managed profiles", () => {
  it("is that in which people sort names", async () => {
    const manager = await server.manager();
    const names = [
      "Zed Farm",
      "Olive Grove",
      "Œuf d'Or",
      "Oat Mill",
      "Élan Foods",
      "eel pond",
      "Ærø Dairy",
      "Ostrich 9",
    ];
    for (const business_name of names) {
      const { body } = await request(manager, await server.member({ business_name }), true);
      const asked = await server.db
        .selectFrom("connections")
        .select("account_id")
        .where("id", "=", body.id)
        .executeTakeFirstOrThrow();
      await server.db
        .updateTable("connections")
        .set({ state: "accepted" })
        .where("account_id", "=", asked.account_id)
        .execute();
    }
    const listed = (await managedBy(manager)).body.results.map(
      ({ business_name }: { business_name: string }) => business_name,
    );
    expect(listed).toEqual([
      "Ærø Dairy",
      "eel pond",
      "Élan Foods",
      "Oat Mill",
      "Œuf d'Or",
      "Olive Grove",
      "Ostrich 9",
      "Zed Farm",
    ]);
    const found = (await managedBy(manager, "?query=oeuf")).body.results;
    expect(found).toMatchObject([{ business_name: "Œuf d'Or" }]);
  });
});
