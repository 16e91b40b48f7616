import { describe, expect, it } from "vitest";
import { ontarioTime } from "./ontario-days.ts";
import { savedSearchPath } from "./search-addresses.ts";

describe("the address of a saved search", () => {
  it("holds what is looked for, of which type, where and with which filters", () => {
    const search = {
      keywords: "goat cheese",
      profiletype_filters: "SELLS" as const,
      list_filters: { category: ["Bakery"], "roles.data.services_needed": ["storage", "packing"] },
      value_filters: { "roles.data.products.category": [2] },
      distance: 50,
      near: "N0B 1S0",
      literal: true,
    };
    expect(savedSearchPath({ kind: "profiles", search })).toBe(
      "/search?query=goat+cheese&profile_type=SELLS&category=Bakery&services_needed=storage&services_needed=packing&product_category=2&distance=50&near=N0B+1S0&literal=true",
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

describe("an hour of a day in Ontario", () => {
  it("is that of its clocks, also on the days on which they change", () => {
    const at = (day: string) => ontarioTime(day, 7).toISOString();
    expect(at("2026-01-15")).toBe("2026-01-15T12:00:00.000Z");
    expect(at("2026-07-15")).toBe("2026-07-15T11:00:00.000Z");
    expect(at("2026-03-08")).toBe("2026-03-08T11:00:00.000Z");
    expect(at("2026-11-01")).toBe("2026-11-01T12:00:00.000Z");
  });
});
