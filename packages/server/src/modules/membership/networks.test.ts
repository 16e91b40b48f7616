import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let small: Person;
let large: Person;
let farm: Person;

beforeAll(async () => {
  server = await buildTestServer();
  small = await server.manager({ business_name: "Avon Plate" });
  large = await server.manager({ business_name: "Kawartha Table" });
  farm = await server.member({ business_name: "Fern Hollow Farm" });
  await connect(farm, small);
  await connect(farm, large);
  await connect(await server.member({ business_name: "Bell Dairy" }), large);
});
afterAll(() => server.close());

async function connect(member: Person, network: Person, accept = true) {
  const asked = { recipient: network.accountId, manage: false };
  const { body } = await server.post("/accounts/request_connection/", asked, { token: member.token });
  await server.post(
    "/accounts/accept_connection_request/",
    { id: body.id, accept },
    { token: network.token },
  );
}

const networks = async (query = "") => (await server.get(`/accounts/networks/${query}`)).body;
const names = ({ results }: { results: { profile: { business_name: string } }[] }) =>
  results.map(({ profile }) => profile.business_name);

describe("the buy-local networks", () => {
  it("are listed with their members, those with the most first", async () => {
    const body = await networks();
    expect(body.count).toBe(2);
    expect(names(body)).toEqual(["Kawartha Table", "Avon Plate"]);
    expect(body.results[0]).toMatchObject({ members: 2, profile: { id: large.accountId, slug: large.slug } });
    expect(
      body.results[0].some_members.map(({ business_name }: { business_name: string }) => business_name),
    ).toEqual(["Bell Dairy", "Fern Hollow Farm"]);
    expect(body.results[1]).toMatchObject({ members: 1, some_members: [{ id: farm.accountId }] });
  });

  it("count only connections that were accepted, and members who are published", async () => {
    await connect(await server.member({ business_name: "Denied Mill" }), small, false);
    const hidden = await server.member({ business_name: "Hidden Mill" });
    await connect(hidden, small);
    expect((await networks()).results[1].members).toBe(2);
    await server.db
      .updateTable("accounts")
      .set({ published_at: null })
      .where("id", "=", hidden.accountId)
      .execute();
    const [, second] = (await networks()).results;
    expect(second.members).toBe(1);
    expect(JSON.stringify(second)).not.toContain("Hidden Mill");
  });

  it("are read in pages, and say what a page must be", async () => {
    expect(names(await networks("?from=1&size=1"))).toEqual(["Avon Plate"]);
    expect(await networks("?from=2")).toEqual({ count: 2, results: [] });
    expect((await server.get("/accounts/networks/?size=101")).status).toBe(400);
    expect((await server.get("/accounts/networks/?from=-1")).status).toBe(400);
  });

  it("show five members at most, those with a picture first", async () => {
    for (let i = 0; i < 5; i++)
      await connect(await server.member({ business_name: `Late Farm ${i}` }), large);
    const photo = { key: "fern.webp", account_id: farm.accountId, width: 8, height: 8 };
    await server.db.insertInto("images").values(photo).execute();
    await server.db
      .updateTable("accounts")
      .set({ photo_key: photo.key })
      .where("id", "=", farm.accountId)
      .execute();
    const { results } = await networks();
    expect(results[0].members).toBe(7);
    expect(results[0].some_members).toHaveLength(5);
    expect(results[0].some_members[0].id).toBe(farm.accountId);
  });
});
