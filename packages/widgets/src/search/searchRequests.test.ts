import { describe, expect, it } from "vitest";
import { nearPlace } from "./nearPlace.ts";
import { countFilters, NO_PARAMETERS, type SearchParameters, withListFilter } from "./searchParameters.ts";
import { classifiedsRequest, profilesRequest } from "./searchRequests.ts";

const now = new Date("2026-11-21T12:00:00Z");
const search = (change: Partial<SearchParameters>): SearchParameters => ({ ...NO_PARAMETERS, ...change });

const filtered = search({
  search_query: " cheese ",
  profile_type: "PROCESSES",
  list_filters: { "roles.data.processing_types": ["cheese_making"] },
  value_filters: [2],
  classified_filters: [4],
  looking_for: true,
  ending_soon: true,
  distance: 50,
  near: "n0b1s0",
});

describe("what a search sends", () => {
  it("asks for as many as were shown before, up to what the contract allows", () => {
    expect(profilesRequest(NO_PARAMETERS, { size: 48 })).toMatchObject({ size: 48, from: 0 });
    expect(profilesRequest(NO_PARAMETERS, { size: 900 }).size).toBe(240);
    expect(profilesRequest(NO_PARAMETERS, { size: 3 }).size).toBe(24);
    // What is only counted stays so.
    expect(classifiedsRequest(NO_PARAMETERS, now, { size: 48 }).size).toBe(0);
  });

  it("asks the profile search for 24 with all filters", () => {
    expect(profilesRequest(filtered, { from: 24 })).toEqual({
      size: 24,
      from: 24,
      keywords: "cheese",
      profiletype_filters: "PROCESSES",
      list_filters: { "roles.data.processing_types": ["cheese_making"] },
      value_filters: { "roles.data.products.category": [2] },
      distance: 50,
      near: "N0B 1S0",
    });
  });

  it("asks the classified search without list filters beside a profile search", () => {
    expect(classifiedsRequest(filtered, now)).toEqual({
      size: 0,
      from: 0,
      keywords: "cheese",
      distance: 50,
      near: "N0B 1S0",
    });
  });

  it("asks for ALL profiles with empty filters in classifieds mode", () => {
    const classifieds = { ...filtered, profile_type: "CLASSIFIEDS" } as const;
    expect(profilesRequest(classifieds)).toMatchObject({ profiletype_filters: "ALL" });
    expect(profilesRequest(classifieds)).not.toHaveProperty("list_filters");
    expect(profilesRequest(classifieds)).not.toHaveProperty("value_filters");
    expect(classifiedsRequest(classifieds, now)).toMatchObject({
      size: 24,
      looking_for: true,
      list_filters: { category: [4] },
      expired_by: "2026-11-28T12:00:00.000Z",
    });
  });

  it("drops empty texts and what is not a list", () => {
    const odd = search({
      list_filters: {
        category: ["", "Chef"],
        "roles.data.classifications": [],
        "roles.data.safety_standards": { haccp: true } as never,
      },
    });
    expect(profilesRequest(odd).list_filters).toEqual({ category: ["chef"] });
    expect(profilesRequest(search({ list_filters: { category: [""] } }))).not.toHaveProperty("list_filters");
  });

  it("sends no distance for 0, and no place until the postal code is one", () => {
    expect(profilesRequest(search({ near: "N0" }))).toEqual({
      size: 24,
      from: 0,
      keywords: "",
      profiletype_filters: "ALL",
    });
  });

  it("filters by the members of one network", () => {
    expect(profilesRequest(search({}), { network: "savour-ottawa" })).toMatchObject({
      network: "savour-ottawa",
    });
  });
});

describe("search parameters", () => {
  it.each([
    ["N0B", "N0B"],
    [" n0b 1s0 ", "N0B 1S0"],
    ["N0B-1S0", "N0B 1S0"],
    ["N0B1S0", "N0B 1S0"],
    ["N0B 1", undefined],
    ["Guelph", "Guelph"],
    ["12 345", undefined],
    ["", undefined],
  ])("reads %j as the place %j", (typed, place) => {
    expect(nearPlace(typed)).toBe(place);
  });

  it("count the filters of the mode they are in", () => {
    expect(countFilters(filtered)).toBe(3);
    expect(countFilters({ ...filtered, profile_type: "CLASSIFIEDS" })).toBe(4);
  });

  it("forget a list whose last entry is unticked", () => {
    expect(withListFilter(filtered, "roles.data.processing_types", [])).toEqual({ list_filters: {} });
  });
});
