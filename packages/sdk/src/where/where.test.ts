import { describe, expect, it } from "vitest";
import type { Profile } from "./compile.ts";
import { readWhere } from "./where.ts";
import { WhereError } from "./where-error.ts";

const NOW = Date.parse("2026-06-01T12:00:00Z");

const dairy: Profile = {
  account_id: 412,
  business_name: "Fromagerie d’Élora",
  slug: "fromagerie-d-elora",
  city: "Elora",
  postal_code: "N0B 1S0",
  roles: ["processor", "seller"],
  products: ["Chèvre", "Goat Milk"],
  product_categories: [2],
  organizations: ["elora-table", "taste-of-wellington"],
  state: "unclaimed",
  language: "fr-CA",
  phone: null,
  photo_file_name: "https://x/y.webp",
  published: false,
  hide_personal_info: true,
  greenbelt_location: false,
  created_at: "2026-05-01T23:59:00Z",
  last_login: null,
  updated_at: "2026-05-20T10:00:00Z",
  distance_km: 12.3,
};

describe("a query", () => {
  it.each([
    ["network=elora-table and unclaimed", true],
    ["network = Elora-Table AND NOT unclaimed", false],
    ["network=other or network=taste-of-wellington", true],
    // "and" binds more tightly than "or".
    ["unclaimed or network=other and published", true],
    ["(unclaimed or network=other) and published", false],
    ["not (published or claimed)", true],
    ["not not unclaimed", true],
    ['name = "fromagerie d\'elora"', true],
    ["name ~ elora", true],
    ["name !~ elora", false],
    ["business_name != elora", true],
    ["city in (Guelph, elora)", true],
    ["city in (Guelph, Fergus)", false],
    ["product = chevre", true],
    ["products ~ milk", true],
    ["product_category = 2", true],
    ["role = seller", true],
    ["type in (buyer, vendor)", false],
    ["role != buyer", true],
    ["state = unclaimed", true],
    ["language = français", true],
    ["language = en", false],
    ["postal_code = n0b", true],
    ["postal_code = 'N0B1S0'", true],
    ["postal_code = K1A", false],
    ["region = wellington", true],
    ["has phone", false],
    ["not has phone and has logo", true],
    ["has products and has network", true],
    ["hidden and not greenbelt and unpublished", true],
    ["within 20 km of N0B1S0", true],
    ["within 12 of N0B", false],
    ["within 20km of N0B 1S0 or claimed", true],
    ["created = 2026-05-01", true],
    ["created < 2026-05-01", false],
    ["created <= 2026-05-01", true],
    ["created > 2026-05-01", false],
    ["created >= 2026-05 and created < 2027", true],
    ["created < 30d", true],
    ["created > 5w", true],
    ["created = yesterday", false],
    ["seen = never", true],
    ["seen != never", false],
    ["seen < 90d", true],
    ["seen > 90d", false],
    ["id = 412 and id < 500 and id >= 412", true],
    ["published = published", undefined],
  ])("%s", async (query, matches) => {
    if (matches === undefined) await expect(readWhere(query, NOW)).rejects.toBeInstanceOf(WhereError);
    else expect((await readWhere(query, NOW)).matches(dairy)).toBe(matches);
  });

  it.each([
    ["netwrok=elora", 0, "There is no field 'netwrok'.", "Did you mean network?"],
    ["unclamed", 0, "There is no field 'unclamed'.", "Did you mean unclaimed?"],
    ["zzz = 1", 0, "There is no field 'zzz'.", "Fields are: name, slug"],
    ["", 0, "The query ends here, but a test is missing.", "A test is like"],
    ["unclaimed and", 13, "The query ends here, but a test is missing.", "within 50 km"],
    ["unclaimed published", 10, "'published' cannot stand here.", "Join tests with and, or"],
    ["city Elora", 5, "After city a comparison is missing.", "Comparisons are = != ~ !~."],
    ["city =", 6, "A value is missing for city.", "Quote values with spaces"],
    ["city > Elora", 5, "city cannot be compared with >.", "It takes = != ~ !~."],
    ["created < soon", 10, "'soon' is no date.", "2026-05-01"],
    ["created < 2026-02-31", 10, "'2026-02-31' is no date.", "90d"],
    ["role = seler", 7, "'seler' is no role.", "Did you mean seller?"],
    ["state in (active, gone)", 18, "'gone' is no state.", "active, unverified"],
    ["language = latin", 11, "'latin' is no language.", "English (en)"],
    ["region = atlantis", 9, "'atlantis' is no region.", ""],
    ["(city = Elora", 13, "A parenthesis is not closed here.", "Put )"],
    ["city = 'Elora", 7, "This quotation mark does not close.", "Close it with '."],
    ["has phoen", 4, "'phoen' is nothing that a profile has.", "Did you mean phone?"],
    ["within far of N0B", 7, "How near is missing.", "Kilometres from 0"],
    ["within 5 km", 11, "The place is missing.", "within 50 km of N0B1S0"],
    ["within 5 km of Elora", 15, "'Elora' is no postal code.", "first three characters"],
    ["within 5 of N0B or within 5 of K1A", 31, "A query measures from one place.", "Use N0B here"],
    ["city in Elora", 8, "After in comes a list.", "role in (seller, vendor)"],
    ["a ! b", 2, "'!' cannot stand here.", "Comparisons are"],
    ["id = many", 5, "'many' is no number.", "id = 412"],
    [`${"(".repeat(60)}claimed${")".repeat(60)}`, 50, "nested too deeply", "fewer parentheses"],
  ])("that is wrong says where and what is possible: %s", async (query, at, message, next) => {
    const fault = await readWhere(query, NOW).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(WhereError);
    const { message: said, next: help, at: place } = fault as WhereError;
    expect(said).toContain(message);
    expect(help).toContain(next);
    expect(place).toBe(at);
  });

  it("leaves to the server what every match must pass, and asks for the fields that it looks at", async () => {
    const { narrowed, fields } = await readWhere(
      "network=elora-table and unclaimed and role=seller and within 50 km of N0B 1S0 and (has phone or city=Elora)",
    );
    expect(narrowed).toEqual({
      network: "elora-table",
      state: "unclaimed",
      role: "seller",
      within: 50,
      near: "N0B1S0",
    });
    expect(fields).toEqual(["organizations", "state", "roles", "phone", "city"]);
    // Not every match is near, so the server only measures.
    expect((await readWhere("claimed or within 5 of N0B")).narrowed).toEqual({ near: "N0B" });
    expect((await readWhere("network!=a and not unclaimed and role in (buyer, seller)")).narrowed).toEqual(
      {},
    );
  });
});
