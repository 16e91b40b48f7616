import { describe, expect, it } from "vitest";
import { pathForBusiness } from "./pathForBusiness.ts";

const orchard = { slug: "maple-hill-orchard", is_manager: false, is_organization: false };
const network = { slug: "grey-bruce-network", is_manager: true, is_organization: true };

describe("The page after a change to another business", () => {
  it.each([
    "/search?keywords=cheese&page=2",
    "/search/classifieds?category=4",
    "/profiles/elora-table/contact",
    "/settings#people",
    "/dashboard",
    "/profile/photos",
    "/profile-hub?open=products",
    "/shipping",
  ])("is the same one with its query: %s", (path) => {
    expect(pathForBusiness(path, orchard)).toBe(path);
  });

  it.each([
    ["/profile-hub/a-managed-farm", "/profile-hub"],
    ["/profile-manager?page=2", "/dashboard"],
    ["/reports/grey-bruce-network", "/dashboard"],
    ["/enquiries/7", "/enquiries"],
    ["/favourites/3", "/favourites"],
    ["/messages?recipient=77", "/messages"],
    ["/invitation/3f9aK2", "/dashboard"],
  ])("is the nearest that the business has: from %s to %s", (from, to) => {
    expect(pathForBusiness(from, orchard)).toBe(to);
  });

  it("is that of a network for a network", () => {
    expect(pathForBusiness("/profile-manager?page=2", network)).toBe("/profile-manager");
    expect(pathForBusiness("/reports/another-network", network)).toBe("/reports/grey-bruce-network");
  });
});
