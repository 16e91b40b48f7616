import { profile } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import {
  contactName,
  coverCategory,
  profileCity,
  shortAddress,
  socialLinks,
  webAddress,
} from "./profileLinks.ts";

describe("what a profile links to", () => {
  it("is only ever a web page", () => {
    expect(webAddress("https://maplehill.example/shop")).toBe("https://maplehill.example/shop");
    for (const address of ["javascript:alert(1)", "data:text/html,x", "maplehill.example", "", null]) {
      expect(webAddress(address)).toBeNull();
    }
  });

  it("is shown in its short form", () => {
    expect(shortAddress("https://www.maplehill.example/shop/")).toBe("maplehill.example/shop");
  });

  it("reads as French addresses are written, unless a host could be taken for another", () => {
    expect(shortAddress("https://www.érablière.example/cabane-à-sucre/")).toBe(
      "érablière.example/cabane-à-sucre",
    );
    expect(shortAddress("https://xn--rablire-6xad.example/")).toBe(shortAddress("https://érablière.example"));
    // A Cyrillic "а" looks like a Latin one.
    expect(shortAddress("https://аpple.example")).toMatch(/^xn--/);
    expect(shortAddress("https://maplehill.example/%E0%A4%A")).toBe("maplehill.example/%E0%A4%A");
  });

  it("lists the sites that a business has, in one order", () => {
    const links = socialLinks(
      profile(undefined, { facebook: "https://facebook.com/mh", twitter: "https://twitter.com/mh" }),
    );
    expect(links.map(({ site }) => site)).toEqual(["twitter", "facebook"]);
  });
});

describe("what a profile says of itself", () => {
  it("is in Ontario while its city is unknown", () => {
    expect(profileCity(profile())).toBe("Elora");
    expect(profileCity(profile(undefined, { addresses: [], city: null }))).toBe("Ontario");
  });

  it("has the colours of its first product", () => {
    expect(coverCategory(profile())).toBe(4);
    expect(coverCategory(profile(undefined, { roles: [] }))).toBeNull();
  });

  it("has no contact name when it is hidden", () => {
    expect(contactName(profile(undefined, { first_name: null, last_name: null }))).toBeNull();
  });
});
