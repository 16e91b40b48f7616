import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { readNetworks } from "./networks.queries.ts";

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

  it("come in the order of their published members, however many connections others have", async () => {
    const before = await networks("?size=100");
    const insert = async (name: string, published: boolean) => {
      const row = { slug: name, business_name: name, published_at: published ? server.clock.now() : null };
      const { id } = await server.db
        .insertInto("accounts")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    };
    const hidden = [await insert("hidden-1", false), await insert("hidden-2", false)];
    const join = async (network: number, members: number[]) =>
      server.db
        .insertInto("connections")
        .values(
          members.map((account_id) => ({
            organization_id: network,
            account_id,
            requested_by_account_id: account_id,
            state: "accepted" as const,
          })),
        )
        .execute();
    const found: number[] = [];
    for (let n = 0; n < 60; n++) {
      const network = await insert(`network-${String(n).padStart(2, "0")}`, true);
      await server.db.insertInto("roles").values({ account_id: network, code: 4 }).execute();
      // The last one has the fewest connections, and the only published member.
      await join(network, n === 59 ? [farm.accountId] : hidden);
      found.push(network);
    }
    const { rows } = await sql<{ id: number; members: number }>`select o.id, count(a.id)::int as members
      from accounts o join roles r on r.account_id = o.id and r.code = 4
      left join connections c on c.organization_id = o.id and c.state = 'accepted'
      left join accounts a on a.id = c.account_id and a.published_at is not null
      where o.published_at is not null group by o.id order by members desc, o.name_key, o.id`.execute(
      server.db,
    );
    expect(rows).toHaveLength(before.count + 60);
    for (const from of [0, 2, 30]) {
      const page = await readNetworks(server.db, { from, size: 20 });
      expect(page.map(({ id, members }) => ({ id, members }))).toEqual(rows.slice(from, from + 20));
    }
    expect((await readNetworks(server.db, { from: 0, size: 3 })).map(({ id }) => id)).toContain(found[59]);
  });
});
