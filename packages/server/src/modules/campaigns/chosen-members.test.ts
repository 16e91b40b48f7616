import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../testing/server.ts";
import {
  type CampaignNetworks,
  campaignCalls,
  forgetCampaigns,
  ids,
  join,
  message,
  openCampaignNetworks,
  received,
} from "./testing.ts";

let server: CampaignNetworks["server"];
let network: CampaignNetworks["network"];
let otherNetwork: CampaignNetworks["otherNetwork"];
let members: CampaignNetworks["members"];
let stranger: CampaignNetworks["stranger"];
beforeAll(async () => {
  ({ server, network, otherNetwork, members, stranger } = await openCampaignNetworks());
});
afterAll(() => server.close());
beforeEach(() => forgetCampaigns(server));

const { run, create } = campaignCalls(() => server);

describe("a group of recipients", () => {
  const save = (by: Person, body: object) => server.post("/recipient_groups/", body, { token: by.token });

  it("is a list or a query, replaced by one of its name, and its owner's alone", async () => {
    network = { ...network, token: await server.login(network.email) };
    const list = await save(network, { name: "Vendors", accounts: ids(members[0]) });
    expect(list).toMatchObject({ status: 200, body: { where: null, accounts: ids(members[0]) } });
    const query = await save(network, { name: "vendors", where: "role = processor" });
    const all = await server.get("/recipient_groups/", { token: network.token });
    expect(all.body.results).toEqual([query.body]);
    const { id } = query.body;
    await create(network, message({ group: id }));
    await run();
    expect(await received(server, members[1])).toHaveLength(1);

    const other = { ...otherNetwork, token: await server.login(otherNetwork.email) };
    expect((await create(other, message({ group: id }))).status).toBe(404);
    expect((await server.request("DELETE", `/recipient_groups/${id}/`, { token: other.token })).status).toBe(
      404,
    );
    expect((await save(other, { name: "Theirs", accounts: ids(members[0]) })).status).toBe(403);
    expect(
      (await save(network, { name: "Both", accounts: ids(members[0]), where: "published" })).status,
    ).toBe(400);
    expect((await save(network, { name: "Wrong", where: "nonsense = 1" })).status).toBe(400);
    expect(
      (await server.request("DELETE", `/recipient_groups/${id}/`, { token: network.token })).status,
    ).toBe(204);
  });
});

describe("chosen members", () => {
  it("are taken out of one's own network, and out of no other's", async () => {
    const admin = await server.administrator();
    network = { ...network, token: await server.login(network.email) };
    const other = { ...otherNetwork, token: await server.login(otherNetwork.email) };
    const remove = (by: Person, people: Person[]) =>
      server.post("/accounts/remove_members/", { accounts: ids(...people) }, { token: by.token });
    expect((await remove(other, [members[0]])).status).toBe(403);
    expect((await remove(stranger, [members[0]])).status).toBe(403);
    expect((await remove(admin, [members[0]])).body).toEqual({ removed: 0 });
    expect((await remove(network, [members[0], members[1]])).body).toEqual({ removed: 2 });
    const left = await server.get("/accounts/managed_profiles/?query=alder", { token: network.token });
    expect(left.body.count).toBe(0);
    for (const member of [members[0], members[1]]) await join(server, network, member);
  });

  it("leave as a spreadsheet without what they hide", async () => {
    network = { ...network, token: await server.login(network.email) };
    const [first] = members;
    await server.db
      .updateTable("accounts")
      .set({ business_name: "=Alder Farm", hide_personal_info: true, phone: "519-555-0101" })
      .where("id", "=", first.accountId)
      .execute();
    const file = await server.post(
      "/accounts/export_members/",
      { accounts: ids(first, members[2]) },
      { token: network.token, headers: { "accept-language": "fr" } },
    );
    expect(file.status).toBe(200);
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.body).toContain("Entreprise,Contact,Courriel");
    expect(file.body).toContain("'=Alder Farm");
    expect(file.body).toContain("Cedar Cidery");
    expect(file.body).not.toContain("555-0101");
    const other = { ...otherNetwork, token: await server.login(otherNetwork.email) };
    const refused = await server.post(
      "/accounts/export_members/",
      { accounts: ids(first) },
      { token: other.token },
    );
    expect(refused.status).toBe(403);
  });
});
