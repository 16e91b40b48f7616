import { describe, expect, it } from "vitest";
import { french } from "../testing/translate.ts";
import { hasSearchInUrl, parametersFromUrl, unknownInUrl } from "./readSearchUrl.ts";
import { NO_PARAMETERS, type SearchParameters } from "./searchParameters.ts";
import { searchPath, searchTextPath } from "./searchUrl.ts";

const parts = (path: string): [text: string | undefined, query: URLSearchParams] => {
  const url = new URL(path, "https://foodshed.example");
  const text = url.pathname.split("/")[2];
  return [text && decodeURIComponent(text), url.searchParams];
};
const read = (path: string) => parametersFromUrl(...parts(path));
const unknown = (path: string) => unknownInUrl(...parts(path)).map(({ filter, value }) => [filter, value]);

const search = (change: Partial<SearchParameters>): SearchParameters => ({ ...NO_PARAMETERS, ...change });

describe("the address of a search", () => {
  it("is /search when nothing is asked, and /search/{text} for a text", () => {
    expect(searchTextPath("  ")).toBe("/search");
    expect(searchTextPath(" sheep milk ")).toBe("/search/sheep%20milk");
  });

  it.each([
    search({}),
    search({ search_query: "crème brûlée / 50%" }),
    search({ search_query: "classifieds" }),
    search({ search_query: "../admin" }),
    search({ search_query: ".." }),
    search({ profile_type: "BUSINESS OPPORTUNITIES", distance: 75, near: "N0B 1S0" }),
    search({
      search_query: "cheese",
      profile_type: "SELLS",
      list_filters: {
        category: ["Farmers' Market", "Retail Operator/Shop"],
        "roles.data.classifications": ["halal"],
      },
      value_filters: [2, 9],
      delivers: true,
      sort: "newest",
    }),
    search({ search_query: "cheese", near: "Elora", sort: "nearest", view: "map" }),
    search({
      profile_type: "CLASSIFIEDS",
      search_query: "apples",
      looking_for: false,
      ending_soon: true,
      classified_filters: [4],
    }),
  ])("brings every search back as it was: %j", (parameters) => {
    expect(read(searchPath(parameters))).toEqual(parameters);
  });

  it("names business types by keys, and understands their names", () => {
    const bakeries = search({ list_filters: { category: ["Retail Operator/Shop"] } });
    expect(searchPath(bakeries)).toBe("/search?category=retail_operator_shop");
    expect(read("/search?category=Retail%20Operator%2FShop")).toEqual(bakeries);
  });

  it("reads 'classifieds' as the mode, not as a text", () => {
    expect(read("/search/classifieds")).toMatchObject({ profile_type: "CLASSIFIEDS", search_query: "" });
    expect(read("/search/Classifieds?query=hay")).toMatchObject({
      profile_type: "CLASSIFIEDS",
      search_query: "hay",
    });
  });

  it("understands the home page's shortcuts in their own spelling", () => {
    expect(read("/search?category=Retail Operator").list_filters).toEqual({
      category: ["Retail Operator/Shop"],
    });
    expect(read("/search?profile_type=BUSINESS OPPORTUNITIES").profile_type).toBe("BUSINESS OPPORTUNITIES");
    expect(read("/search?services_needed=cold_storage").list_filters).toEqual({
      "roles.data.services_needed": ["cold_storage"],
    });
  });

  it("understands labels in any letter case, and writes keys", () => {
    const asked = read(
      "/search?services_needed=Cold Storage&category=chef&profile_type=service providers&product_category=Fruit",
    );
    expect(asked).toEqual(
      search({
        profile_type: "BUSINESS OPPORTUNITIES",
        list_filters: { category: ["Chef"], "roles.data.services_needed": ["cold_storage"] },
        value_filters: [4],
      }),
    );
    expect(searchPath(asked)).toBe(
      "/search?profile_type=BUSINESS+OPPORTUNITIES&category=chef&services_needed=cold_storage&product_category=4",
    );
    expect(read("/search/classifieds?category=Vegetables&looking_for=Wanted")).toEqual(
      search({ profile_type: "CLASSIFIEDS", classified_filters: [10], looking_for: true }),
    );
  });

  it("understands orders, distances and yes and no as people write them", () => {
    expect(read("/search?sort=Best%20match&delivers=Yes&distance=25%20km&near=Elora")).toEqual(
      search({ delivers: true, distance: 25, near: "Elora" }),
    );
    expect(read("/search/classifieds?looking_for=Buying&ending_soon=1&distance=any&sort=Newest")).toEqual(
      search({ profile_type: "CLASSIFIEDS", looking_for: true, ending_soon: true, sort: "newest" }),
    );
    expect(unknown("/search?sort=cheapest&view=globe&delivers=maybe&near=12%20345")).toEqual([
      ["delivers", "maybe"],
      ["near", "12 345"],
      ["sort", "cheapest"],
      ["view", "globe"],
    ]);
  });

  it("names what it leaves out because nobody knows it", () => {
    expect(
      unknown(
        "/search?category=Chef&category=Astronaut&services_needed=tea&distance=far&profile_type=KINGS&utm_source=mail",
      ),
    ).toEqual([
      ["category", "Astronaut"],
      ["services_needed", "tea"],
      ["profile_type", "KINGS"],
      ["distance", "far"],
    ]);
    expect(unknown("/search/classifieds?category=Fruit&category=Robots")).toEqual([["category", "Robots"]]);
    expect(unknown(`/search?category=${"x".repeat(500)}`)).toEqual([["category", `${"x".repeat(79)}…`]]);
    expect(unknown("/search/cheese?profile_type=SELLS&distance=20&ending_soon=true")).toEqual([]);
  });

  it("understands French labels beside keys and English ones where the reader's language is French", () => {
    const [text, query] = parts(
      "/search/fromage?category=March%C3%A9%20fermier&category=chef&profile_type=fournisseurs&product_category=produits%20laitiers%20et%20%C5%93ufs&sort=plus%20proches&delivers=oui",
    );
    expect(parametersFromUrl(text, query, french)).toMatchObject({
      profile_type: "SELLS",
      list_filters: { category: ["Farmers' Market", "Chef"] },
      value_filters: [2],
      sort: "nearest",
      delivers: true,
    });
    expect(unknownInUrl(text, query)).toContainEqual({ filter: "category", value: "Marché fermier" });
    const [, classifieds] = parts(
      "/search/classifieds?looking_for=%C3%80%20vendre&classified_category=l%C3%A9gumes",
    );
    expect(parametersFromUrl("classifieds", classifieds, french)).toMatchObject({ looking_for: false });
    expect(unknownInUrl("classifieds", new URLSearchParams("category=Fusées"), french)).toHaveLength(1);
  });

  it("leaves out what means nothing", () => {
    const odd = read(
      "/search?profile_type=KINGS&distance=12e9&product_category=4&product_category=77&looking_for=maybe&category=",
    );
    expect(odd).toEqual(search({ distance: 1000, value_filters: [4] }));
    expect(read("/search?distance=-3").distance).toBe(0);
    expect(read("/search?distance=far").distance).toBe(0);
  });

  it("counts as a search only when it says something", () => {
    expect(hasSearchInUrl(undefined, new URLSearchParams())).toBe(false);
    expect(hasSearchInUrl("cheese", new URLSearchParams())).toBe(true);
    expect(hasSearchInUrl(undefined, new URLSearchParams("category=Chef"))).toBe(true);
  });
});
