import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { days, fromNow } from "../../../core/clock.ts";
import { writeProfile } from "../../../testing/profiles.ts";
import { searchInCluster } from "../../../testing/search-cluster.ts";
import { buildTestServer, type Person, type TestServer } from "../../../testing/server.ts";
import { classifiedForm } from "../../classifieds/testing.ts";

/** Nobody listens there. */
const NOBODY = "http://127.0.0.1:9";

let server: TestServer;
let member: Person;

beforeEach(async () => {
  server = await buildTestServer();
  member = await server.member({ business_name: "Goat Hill Dairy" });
  await writeProfile(server.db, {
    name: "Cheddar House",
    featuredRank: 1,
    roles: { vendor: { products: [["Cheddar", 2]] } },
  });
});
afterEach(() => server.close());

const search = (headers: Record<string, string> = {}) =>
  server.post("/search/profiles/", { keywords: "cheddar" }, { headers });

describe("while the cluster cannot be reached", () => {
  test("searches and suggestions are refused with a sentence, in the reader's language", async () => {
    searchInCluster(server.services, { nodes: [NOBODY] });
    const answer = await search();
    expect(answer.status).toBe(503);
    expect(answer.headers["retry-after"]).toBe("5");
    expect(answer.body.message).toBe(
      "Search cannot be reached at the moment. Everything else works; please search again in a minute.",
    );
    const french = await search({ "accept-language": "fr-CA" });
    expect(french.body.message).toMatch(/^La recherche est injoignable pour le moment/);
    expect((await server.post("/search/classifieds/", {})).status).toBe(503);
    expect((await server.post("/search/suggest_terms/", { query: "ched" })).status).toBe(503);
  });

  test("everything else goes on", async () => {
    searchInCluster(server.services, { nodes: [NOBODY] });
    const featured = await server.get("/search/featured_profiles/");
    expect(featured.status).toBe(200);
    expect(featured.body.hits.hits[0]._source.business_name).toBe("Cheddar House");
    const fields = {
      profile_id: member.accountId,
      title: "Wanted: cheddar",
      description: "Every week.",
      looking_for: true,
      category: 2,
      needed_by: fromNow(server.clock, days(9)).toISOString(),
    };
    const { token } = member;
    const ad = await server.post("/accounts/create_classified/", classifiedForm(fields), { token });
    expect(ad.status, JSON.stringify(ad.body)).toBe(201);
    const page = await server.get(`/accounts/classified_page/${ad.body.id}/`);
    expect(page.status, JSON.stringify(page.body)).toBe(200);
    expect(page.body.matches.members).toEqual([]);
  });

  test("what hits show elsewhere is what was written last", async () => {
    searchInCluster(server.services, { nodes: [NOBODY] });
    const names = async () =>
      (await server.get("/search/new_profiles/")).body.hits.hits.map(
        (hit: { _source: { business_name: string } }) => hit._source.business_name,
      );
    expect(await names()).toContain("Cheddar House");
    await writeProfile(server.db, { name: "Quince Corner" });
    expect(await names()).toContain("Quince Corner");
  });

  test("the index of the process answers where a setting says so", async () => {
    searchInCluster(server.services, { nodes: [NOBODY], hasFallback: true });
    const answer = await search();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.hits.total).toBe(1);
    expect((await server.post("/search/suggest_terms/", { query: "ched" })).body.suggestions[0].term).toBe(
      "Cheddar",
    );
  });

  test("feeding it fails, is noted, and loses nothing that was written", async () => {
    const { feed } = searchInCluster(server.services, { nodes: [NOBODY] });
    await expect(feed.run()).rejects.toThrow();
    expect((await server.get("/search/featured_profiles/")).body.hits.total).toBe(1);
  });

  test("an operator is told", async () => {
    const { examine } = searchInCluster(server.services, { nodes: [NOBODY] });
    expect(await examine()).toEqual([
      {
        state: "bad",
        sentence: expect.stringMatching(/^SEARCH_URL does not answer .* searches are refused/),
      },
    ]);
  });
});

test("a cluster that hangs is waited for no longer than the setting says, and after some failures not asked for a while", async () => {
  let asked = 0;
  const hanging = createServer(() => {
    asked++;
  });
  await new Promise<void>((listening) => hanging.listen(0, "127.0.0.1", listening));
  try {
    const node = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}`;
    searchInCluster(server.services, { nodes: [node], timeout: 50 });
    for (let n = 0; n < 5; n++) expect((await search()).status).toBe(503);
    const before = asked;
    expect(before).toBeGreaterThan(0);
    for (let n = 0; n < 5; n++) expect((await search()).status).toBe(503);
    expect(asked).toBe(before);
  } finally {
    hanging.closeAllConnections();
    hanging.close();
  }
});
