import { describe, expect, it } from "vitest";
import { readFilter } from "./search-filter.ts";
import { readTemplate, render } from "./template.ts";

const KNOWN = ["business_name", "first_name", "table"];
const read = (text: string, fields: Record<string, string>) => render(readTemplate(text, KNOWN), fields);

describe("a message's text", () => {
  it("has fields in double braces, and a fallback for what is empty", () => {
    const text = "Hello {{ first_name | there }}, table {{table}} is {{business_name}}'s.";
    expect(read(text, { first_name: "Ada", table: "4", business_name: "Maple Hill" })).toEqual({
      text: "Hello Ada, table 4 is Maple Hill's.",
    });
    expect(read(text, { first_name: " ", table: "4", business_name: "Elm" })).toEqual({
      text: "Hello there, table 4 is Elm's.",
    });
  });

  it("is not sent with a hole in it", () => {
    expect(read("Hello {{first_name}}", {})).toEqual({ problem: "has no first_name" });
    expect(read("{{first_name|}}", {})).toEqual({ problem: "would get an empty message" });
  });

  it("may have 1,000 characters once the fields are in", () => {
    expect(read(`${"é".repeat(995)}{{table}}`, { table: "12345" })).toHaveProperty("text");
    expect(read(`${"é".repeat(995)}{{table}}`, { table: "123456" })).toEqual({
      problem: "would get 1001 characters; 1000 is the limit",
    });
  });

  it("is not read again after a field was put in", () => {
    expect(read("{{business_name}}", { business_name: "{{first_name}}", first_name: "Ada" })).toEqual({
      text: "{{first_name}}",
    });
  });

  it("must name fields that there are, and close its braces", () => {
    expect(() => readTemplate("Hello {{nam}}", KNOWN)).toThrow("there is no field 'nam'");
    expect(() => readTemplate("Hello {{first_name}", KNOWN)).toThrow("do not close");
  });
});

describe("a filter", () => {
  it("is a search: several of one key widen it, several keys narrow it", () => {
    expect(
      readFilter([
        "type=sells",
        "words=raw milk",
        "product=2",
        "product=fruit",
        "near=N0B 1S0",
        "distance=50",
        "business_type=bakery",
        "classification=halal",
        "classification=kosher",
        "role=seller",
      ]),
    ).toEqual({
      profiletype_filters: "SELLS",
      keywords: "raw milk",
      value_filters: { "roles.data.products.category": [2, 4] },
      near: "N0B 1S0",
      distance: 50,
      list_filters: { category: ["Bakery"], "roles.data.classifications": ["halal", "kosher"] },
      role_level_filters: ["seller"],
    });
  });

  it.each([
    ["type", "is no filter"],
    ["shoes=9", "There is no filter 'shoes'"],
    ["type=WIZARDS", "is no type"],
    ["product=gold", "is no category"],
    ["distance=far", "takes kilometres"],
    ["service_needed=Cold Stuff", "'Cold Stuff' is no service needed."],
  ])("that is %j is refused", (pair, sentence) => expect(() => readFilter([pair])).toThrow(sentence));
});
