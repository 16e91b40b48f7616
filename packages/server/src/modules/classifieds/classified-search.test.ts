import { describe, expect, test } from "vitest";
import { days } from "../../core/clock.ts";
import { buildTestServer } from "../../testing/server.ts";
import { classifiedForm } from "./testing.ts";

describe("a search for classifieds", () => {
  test("filters by type, category and end, and counts each facet without its own filter", async () => {
    const own = await buildTestServer();
    try {
      const me = await own.member({ business_name: "Orchard" });
      const post = (title: string, looking_for: boolean, category: number, inDays: number) =>
        own.post(
          "/accounts/create_classified/",
          classifiedForm({
            profile_id: me.accountId,
            title,
            description: "…",
            needed_by: new Date(own.clock.now().getTime() + days(inDays)).toISOString(),
            looking_for,
            category,
          }),
          { token: me.token },
        );
      await post("Apples wanted", true, 4, 3);
      await post("Russet apples", false, 7, 30);
      await post("Pears", false, 4, 30);
      const search = async (body: object) => (await own.post("/search/classifieds/", body)).body;
      const titles = async (body: object) =>
        (await search(body)).hits.hits.map((hit: { _source: { title: string } }) => hit._source.title);
      expect(await titles({ keywords: "apple" })).toEqual(["Russet apples", "Apples wanted"]);
      expect(await titles({ looking_for: true })).toEqual(["Apples wanted"]);
      const ending = new Date(own.clock.now().getTime() + days(7)).toISOString();
      expect(await titles({ expired_by: ending })).toEqual(["Apples wanted"]);
      const { aggregations } = await search({ looking_for: false, list_filters: { category: [4] } });
      expect(aggregations).toEqual({
        classified_types: { all: 2, wanted: 1, for_sale: 1 },
        category: [
          { key: 4, count: 1 },
          { key: 7, count: 1 },
        ],
        ending_soon: 0,
      });
    } finally {
      await own.close();
    }
  });
});
