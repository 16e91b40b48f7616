import { savedSearchPath } from "@foodshed/sdk/vocabulary";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { parametersFromUrl } from "../readSearchUrl.ts";
import { NO_PARAMETERS, type SearchParameters } from "../searchParameters.ts";
import { suggestedName } from "./savedSearch.ts";
import { savedSearchOf } from "./savedSearchOf.ts";

const goatCheese: SearchParameters = {
  ...NO_PARAMETERS,
  search_query: "goat cheese",
  profile_type: "SELLS",
  list_filters: { "roles.data.classifications": ["certified_organic"] },
  value_filters: [2],
  distance: 50,
  near: "N0B 1S0",
  bounds: [-80.9, 43.2, -79.8, 43.9],
};
const wanted: SearchParameters = {
  ...NO_PARAMETERS,
  search_query: "apples",
  profile_type: "CLASSIFIEDS",
  classified_filters: [4],
  looking_for: true,
};

describe("what is saved of a search page", () => {
  it("is the search without its page", () => {
    expect(savedSearchOf(goatCheese)).toEqual({
      kind: "profiles",
      search: {
        keywords: "goat cheese",
        profiletype_filters: "SELLS",
        list_filters: { "roles.data.classifications": ["certified_organic"] },
        value_filters: { "roles.data.products.category": [2] },
        distance: 50,
        near: "N0B 1S0",
        bounds: [-80.9, 43.2, -79.8, 43.9],
      },
    });
    expect(savedSearchOf(goatCheese, "elora-table").search).toMatchObject({ network: "elora-table" });
  });

  it("is without the days in which ads end soon", () => {
    expect(savedSearchOf({ ...wanted, ending_soon: true })).toEqual({
      kind: "classifieds",
      search: { keywords: "apples", looking_for: true, list_filters: { category: [4] } },
    });
  });

  it.each([
    ["a search for businesses", goatCheese],
    ["a search for classifieds", wanted],
    ["a search taken literally", { ...goatCheese, literal: true }],
  ])("leads back to the page, as the address of %s", (_what, parameters) => {
    const url = new URL(savedSearchPath(savedSearchOf(parameters)), "https://foodshed.example");
    const text = /^\/search\/(.+)$/.exec(url.pathname)?.[1];
    expect(parametersFromUrl(text, url.searchParams)).toEqual(parameters);
  });
});

describe("the name of a search", () => {
  it("is its words, or else what is looked for and where", () => {
    const cheese = { ...goatCheese, bounds: undefined };
    expect(suggestedName(cheese, english)).toBe("goat cheese");
    expect(suggestedName({ ...cheese, search_query: " " }, english)).toMatch(/ near N0B 1S0$/);
    expect(suggestedName(goatCheese, english)).toBe("goat cheese in an area of the map");
    expect(suggestedName(goatCheese, french)).toBe("goat cheese dans une zone de la carte");
    expect(suggestedName({ ...NO_PARAMETERS, near: "Guelph" }, french)).toBe(
      "Tous les profils près de Guelph",
    );
    expect(suggestedName({ ...NO_PARAMETERS, search_query: "x".repeat(200) }, english)).toHaveLength(120);
  });
});
