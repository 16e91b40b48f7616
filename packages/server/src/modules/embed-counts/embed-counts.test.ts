import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer, type Person, type TestServer } from "../../testing/server.ts";
import { deleteOldEmbedCounts, writeEmbedCounts } from "./embed-counts.service.ts";

let server: TestServer;
let network: Person;
let otherNetwork: Person;
let business: Person;
let manager: Person;
let administrator: Person;

beforeAll(async () => {
  server = await buildTestServer();
  network = await server.manager({ business_name: "Grand Valley" });
  otherNetwork = await server.manager({ business_name: "Elora Table" });
  business = await server.member({ business_name: "Maple Hollow" });
  manager = await server.manager({ business_name: "Management Inc" });
  administrator = await server.administrator();
  await server.db
    .insertInto("connections")
    .values({
      organization_id: manager.accountId,
      account_id: network.accountId,
      requested_by_account_id: network.accountId,
      manage: true,
      state: "accepted",
    })
    .execute();
});
afterAll(() => server.close());

const BROWSER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";
/** As an embed sends it: a form, without credentials. */
async function report(
  event: "shown" | "used",
  headers: Record<string, string> = {},
  fields: Record<string, string> = {},
) {
  const { statusCode } = await server.app.inject({
    method: "POST",
    url: "/api/v1/embeds/count/",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: "https://farm.example",
      "user-agent": BROWSER,
      ...headers,
    },
    payload: new URLSearchParams({ element: "classifieds", event, slug: network.slug, ...fields }).toString(),
  });
  return statusCode;
}
const counts = (person?: Person, slug = network.slug, more = "") =>
  server.get(`/embeds/counts/?slug=${slug}${more}`, { token: person?.token });
const pages = async () => {
  await writeEmbedCounts(server.services);
  return (await counts(network)).body.pages;
};
const clear = () => server.db.deleteFrom("embed_counts").execute();

describe("A network's embeds", () => {
  it("are counted by element and host, in one sum over all who report at once", async () => {
    await Promise.all([...Array(20).fill("shown"), "used", "used"].map((event) => report(event)));
    await report("shown", { origin: "https://www.market.example:8443" }, { element: "search" });
    expect(await pages()).toEqual([
      { element: "classifieds", page_host: "farm.example", shown: 20, used: 2 },
      { element: "search", page_host: "www.market.example:8443", shown: 1, used: 0 },
    ]);
    await report("shown");
    expect((await pages())[0]).toMatchObject({ shown: 21 });
    const { body } = await counts(network);
    expect(body.days).toEqual([{ day: body.to, shown: 22, used: 2 }]);
    await clear();
  });

  it("are told by a frame on whose page it stands, and by nobody else", async () => {
    const { publicUrl } = server.services.config;
    await report("shown", { origin: publicUrl }, { page: "shop.example" });
    await report("shown", {}, { page: "forged.example" });
    expect((await pages()).map((one: { page_host: string }) => one.page_host)).toEqual([
      "farm.example",
      "shop.example",
    ]);
    await clear();
  });

  it.each([
    ["Do-Not-Track", { dnt: "1" }],
    ["Global Privacy Control", { "sec-gpc": "1" }],
    ["a crawler", { "user-agent": "Googlebot/2.1" }],
  ])("are not counted with %s", async (_why, headers) => {
    expect(await report("shown", headers)).toBe(204);
    expect(await pages()).toEqual([]);
  });

  it("are those of networks: a business and a name that nobody bears count for nobody", async () => {
    expect(await report("shown", {}, { slug: business.slug })).toBe(204);
    expect(await report("shown", {}, { slug: "nobody-here" })).toBe(204);
    await writeEmbedCounts(server.services);
    expect(await server.db.selectFrom("embed_counts").selectAll().execute()).toEqual([]);
  });

  it.each([{ event: "seen" }, { element: "Classifieds!" }, { page: "x".repeat(300) }, { visitor: "7" }])(
    "are refused what is no count: %o",
    async (fields) => {
      expect(await report("shown", {}, fields as unknown as Record<string, string>)).toBe(400);
    },
  );

  it("are kept under the names of two hundred hosts a day, and the rest together", async () => {
    for (let index = 0; index < 205; index += 1)
      await report("shown", { origin: `https://h${index}.example` });
    const all = await pages();
    expect(all).toHaveLength(201);
    expect(all[0]).toMatchObject({ page_host: "", shown: 5 });
    await clear();
  });

  it("leave nothing behind that could say who saw them", async () => {
    await report("shown", { "x-forwarded-for": "203.0.113.9", cookie: "a=b" });
    await writeEmbedCounts(server.services);
    const [row] = await server.db.selectFrom("embed_counts").selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      "account_id",
      "day",
      "element",
      "page_host",
      "shown",
      "used",
    ]);
    expect(await server.db.selectFrom("throttle_hits").selectAll().execute()).toEqual([]);
    await clear();
  });

  it("are forgotten after thirteen months", async () => {
    await report("shown");
    expect(await pages()).toHaveLength(1);
    server.clock.advance(days(395));
    await deleteOldEmbedCounts(server.services);
    expect(await server.db.selectFrom("embed_counts").selectAll().execute()).toHaveLength(1);
    server.clock.advance(days(2));
    await deleteOldEmbedCounts(server.services);
    expect(await server.db.selectFrom("embed_counts").selectAll().execute()).toEqual([]);
  });
});

describe("The counts of a network's embeds", () => {
  it("are seen by itself, its managers and administrators", async () => {
    const fresh = async (person: Person) => ({
      ...person,
      token: await server.login(person.email, person.password),
    });
    for (const person of [network, manager, administrator])
      expect((await counts(await fresh(person))).status).toBe(200);
  });

  it("are seen by nobody else, and not with another's name", async () => {
    const fresh = await server.login(otherNetwork.email, otherNetwork.password);
    expect((await counts()).status).toBe(401);
    for (const slug of [network.slug, business.slug])
      expect((await server.get(`/embeds/counts/?slug=${slug}`, { token: fresh })).status).toBe(403);
    expect(
      (await server.get(`/embeds/counts/?slug=${otherNetwork.slug}`, { token: fresh })).body.pages,
    ).toEqual([]);
  });
});
