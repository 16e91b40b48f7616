import { describe, expect, it } from "vitest";
import { allows, allowsInlineStyles } from "./allows.ts";

const url = "https://foodshed.example/embed/v1.js";
const page = "https://farm.example/ads";

describe("A directive lets a script run", () => {
  it.each([
    ["*"],
    ["https:"],
    ["http:"],
    ["foodshed.example"],
    ["https://foodshed.example"],
    ["http://foodshed.example"],
    ["https://foodshed.example:443"],
    ["https://foodshed.example:*"],
    ["https://foodshed.example/embed/"],
    ["https://foodshed.example/embed/v1.js"],
    ["HTTPS://FOODSHED.example"],
    ["'nonce-abc'"],
    ["'strict-dynamic' 'nonce-abc'"],
    ["'sha384-xyz'"],
  ])("of %s", (sources) => {
    expect(allows(sources.split(" "), { url, page, nonce: "abc", integrity: "sha384-xyz" })).toBe(true);
  });

  it.each([
    [""],
    ["'none'"],
    ["'self'"],
    ["data:"],
    ["*.foodshed.example"],
    ["https://foodshed.example:8443"],
    ["https://foodshed.example/embed"],
    ["https://foodshed.example/embed/v2.js"],
    ["https://foodshed.example.evil.example"],
    ["'strict-dynamic' https://foodshed.example"],
    ["'nonce-other'"],
  ])("not with %s", (sources) => {
    expect(allows(sources.split(" ").filter(Boolean), { url, page })).toBe(false);
  });

  it("of the page's own host, also where the page is not encrypted", () => {
    expect(allows(["'self'"], { url, page: "http://foodshed.example/a" })).toBe(true);
    expect(allows(["'self'"], { url: "http://foodshed.example/x.js", page: url })).toBe(false);
    expect(allows(["*.example"], { url, page })).toBe(true);
  });
});

describe("Style attributes apply", () => {
  it("where inline styles are allowed, and no nonce or hash takes that back", () => {
    expect(allowsInlineStyles(["'self'", "'unsafe-inline'"])).toBe(true);
    expect(allowsInlineStyles(["'self'"])).toBe(false);
    expect(allowsInlineStyles(["'unsafe-inline'", "'nonce-a'"])).toBe(false);
    expect(allowsInlineStyles(["'unsafe-inline'", "'sha256-a'"])).toBe(false);
  });
});
