import { describe, expect, it } from "vitest";
import { readFeedSearch, searchFeedPath, sharedListFeedPath } from "./search-feed.ts";

const goatCheese = {
  kind: "profiles" as const,
  search: {
    keywords: "goat cheese",
    literal: true,
    distance: 50,
    near: "N0B 1S0",
    bounds: [-80.9, 43.2, -79.8, 43.9] as [number, number, number, number],
    profiletype_filters: "SELLS" as const,
    list_filters: { category: ["Bakery"], "roles.data.services_needed": ["cold_storage"] },
    value_filters: { "roles.data.products.category": [2, 4] },
    delivers: true,
    available: "this_week",
  },
};
const wanted = {
  kind: "classifieds" as const,
  search: { keywords: "apples", list_filters: { category: [4] }, looking_for: true },
};

describe("the feed of a search", () => {
  it.each([
    ["everything", { kind: "profiles" as const, search: {} }],
    ["businesses", goatCheese],
    ["all classifieds", { kind: "classifieds" as const, search: {} }],
    ["wanted ads", wanted],
    [
      "a network's members",
      { kind: "profiles" as const, search: { keywords: "figs", network: "elora-table" } },
    ],
    ["a network's ads", { kind: "classifieds" as const, search: { network: "elora-table" } }],
  ])("of %s has an address that means the same search", (_what, search) => {
    const url = new URL(searchFeedPath(search), "https://foodshed.example");
    expect(readFeedSearch(search.kind, url.searchParams)).toEqual(search);
  });

  it("is the same however the page is sorted", () => {
    const sorted = { kind: "profiles" as const, search: { keywords: "figs", sort: "name" as const } };
    expect(searchFeedPath(sorted)).toBe("/feeds/search.atom?query=figs");
  });

  it("stands beside the pages of its language", () => {
    expect(searchFeedPath({ kind: "profiles", search: {} })).toBe("/feeds/search.atom");
    expect(searchFeedPath(wanted, "fr-CA")).toBe(
      "/fr/feeds/search/classifieds.atom?query=apples&classified_category=4&looking_for=true",
    );
    expect(sharedListFeedPath("abc", "fr-CA")).toBe("/fr/feeds/lists/abc.atom");
  });

  it("leaves out what means nothing", () => {
    const query = new URLSearchParams(
      `profile_type=KINGS&category=magic&near=%3Cb%3E&distance=far&product_category=99&bounds=1,2,3&query=%20&literal=true&available=2026-13&network=${"x".repeat(300)}`,
    );
    expect(readFeedSearch("profiles", query)).toEqual({ kind: "profiles", search: {} });
    expect(readFeedSearch("profiles", new URLSearchParams("distance=99999&query=a"))).toEqual({
      kind: "profiles",
      search: { keywords: "a", distance: 1000 },
    });
  });
});
