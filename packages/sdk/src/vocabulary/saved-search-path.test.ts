import { describe, expect, it } from "vitest";
import { savedSearchPath } from "./saved-search-path.ts";

describe("the address of a saved search", () => {
  it("holds what is looked for, of which type, where and with which filters", () => {
    const search = {
      keywords: "goat cheese",
      profiletype_filters: "SELLS" as const,
      list_filters: { category: ["Bakery"], "roles.data.services_needed": ["storage", "packing"] },
      value_filters: { "roles.data.products.category": [2] },
      distance: 50,
      near: "N0B 1S0",
      bounds: [-80.9, 43.2, -79.8, 43.9],
      literal: true,
    };
    expect(savedSearchPath({ kind: "profiles", search })).toBe(
      "/search?query=goat+cheese&profile_type=SELLS&category=bakery&services_needed=storage&services_needed=packing&product_category=2&distance=50&near=N0B+1S0&bounds=-80.9%2C43.2%2C-79.8%2C43.9&literal=true",
    );
    const wanted = { keywords: "apples", looking_for: true, list_filters: { category: [4] } };
    expect(savedSearchPath({ kind: "classifieds", search: wanted })).toBe(
      "/search/classifieds?query=apples&classified_category=4&looking_for=true",
    );
  });

  it("leaves out what the site cannot show", () => {
    const search = {
      near: { lat: 43, lng: -80 },
      network: "elora-table",
      profiletype_filters: "ALL" as const,
    };
    expect(savedSearchPath({ kind: "profiles", search })).toBe("/search");
    expect(savedSearchPath({ kind: "classifieds", search: { looking_for: null } })).toBe(
      "/search/classifieds",
    );
  });
});
