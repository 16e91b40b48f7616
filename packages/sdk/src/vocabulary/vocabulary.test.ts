import { describe, expect, it } from "vitest";
import * as v from "./index.ts";

describe("roles", () => {
  it("have the codes of the wire", () => {
    expect(v.ROLES.map((role) => [role.id, role.value])).toEqual([
      [1, "buyer"],
      [2, "seller"],
      [3, "service_provider"],
      [4, "organization"],
      [5, "processor"],
      [6, "vendor"],
    ]);
    for (const role of v.ROLES) {
      expect(v.roleByCode(role.id)).toBe(role);
      expect(v.roleCode(role.value)).toBe(role.id);
    }
  });

  it("stand as seller, buyer, processor, then the rest on the profile page", () => {
    const held = (["vendor", "processor", "organization", "buyer", "seller"] as const).map((value) => ({
      value,
    }));
    expect(v.inTabOrder(held).map((role) => role.value)).toEqual([
      "seller",
      "buyer",
      "processor",
      "vendor",
      "organization",
    ]);
  });

  it("stand in the hub's order there, without the organization", () => {
    expect(v.inHubOrder(["organization", "buyer", "vendor"])).toEqual(["vendor", "buyer"]);
  });

  it("leave the organization out at sign-up", () => {
    expect(v.SIGN_UP_ROLES).not.toContain("organization");
  });

  it("make suppliers of sellers and vendors", () => {
    expect(v.rolesOfProfileType("SELLS")).toEqual(["seller", "vendor"]);
    expect(v.rolesOfProfileType("ALL")).toEqual([]);
  });
});

describe("business types", () => {
  it("are 44 different ones, in alphabetical order", () => {
    const names = v.BUSINESS_TYPES.map((type) => type.name);
    expect(new Set(names).size).toBe(44);
    expect(names).toEqual([...names].sort());
  });

  it("are offered by the roles that are held", () => {
    const organization = v.businessTypesFor(["organization"]).map((type) => type.name);
    expect(organization).toContain("Regional Food Network");
    expect(organization).toContain("Winery");
    expect(organization).not.toContain("Distributor");
    expect(v.businessTypesFor(["service_provider"]).map((type) => type.name)).toContain("Distributor");
    expect(v.businessTypesFor(["vendor"]).map((type) => type.name)).not.toContain("Distributor");
  });

  it("are found in the spelling of the home page's shortcuts", () => {
    expect(v.findBusinessType("retail operator")).toBe("Retail Operator/Shop");
    expect(v.findBusinessType(" GROWER/PRODUCER ")).toBe("Grower/Producer");
    expect(v.findBusinessType("marketing & advertising")).toBe("Marketing/Advertising");
    expect(v.findBusinessType("farmers’ market")).toBe("Farmers' Market");
    expect(v.findBusinessType("Astronaut")).toBeUndefined();
  });
});

describe("search filters", () => {
  it("are found by key and by label, in any letter case", () => {
    for (const text of ["cold_storage", "Cold Storage", " COLD-STORAGE "])
      expect(v.findListFilterKey("roles.data.services_needed", text)).toBe("cold_storage");
    expect(v.findListFilterKey("roles.data.services_provided", "abattoir services (meat)")).toBe(
      "abattoir_services",
    );
    expect(v.findListFilterKey("roles.data.safety_standards", "GlobalG.A.P.")).toBe("global_gap");
    expect(v.findListFilterKey("category", "chef")).toBe("Chef");
    expect(v.findListFilterKey("roles.data.classifications", "")).toBeUndefined();
    expect(v.findListFilterKey("roles.data.classifications", "constructor")).toBeUndefined();
  });

  it("are each found by every key and label that they have", () => {
    const lists: v.ListFilter[] = ["category", "roles.data.safety_standards", "roles.data.processing_types"];
    for (const list of lists) {
      for (const { key, display } of v.listFilterEntries(list)) {
        expect(v.findListFilterKey(list, key)).toBe(key);
        expect(v.findListFilterKey(list, display.toUpperCase())).toBe(key);
      }
    }
  });

  it("know categories by number and label, and profile types by value and label", () => {
    expect(v.findCategory("4")).toBe(4);
    expect(v.findCategory(10)).toBe(10);
    expect(v.findCategory("nuts, seeds and herbs")).toBe(8);
    expect(v.findCategory("Meat and Poultry")).toBe(6);
    expect(v.findCategory(11)).toBeUndefined();
    expect(v.findProfileType("service providers")).toBe("BUSINESS OPPORTUNITIES");
    expect(v.findProfileType("Business-Opportunities")).toBe("BUSINESS OPPORTUNITIES");
  });
});

describe("categories", () => {
  it("run from 0 to 10, each id at its own place", () => {
    v.CLASSIFIED_CATEGORIES.forEach((category, index) => {
      expect(category.id).toBe(index);
    });
    expect(v.CLASSIFIED_CATEGORIES).toHaveLength(11);
  });

  it("call meat 'Meat and Poultry' among products only", () => {
    expect(v.classifiedCategoryLabel(6)).toBe("Meat");
    expect(v.productCategoryLabel(6)).toBe("Meat and Poultry");
    expect(v.PRODUCT_CATEGORIES[6]?.label).toBe("Meat and Poultry");
  });

  it("each have one key in the hub", () => {
    expect(Object.values(v.PRODUCT_CATEGORY_KEYS).sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("hide placeholders from lists", () => {
    expect(v.visibleProducts([{ name: v.CATEGORY_PLACEHOLDER }, { name: "Apples" }])).toEqual([
      { name: "Apples" },
    ]);
  });

  it("tell products apart by accent, not by case", () => {
    expect(v.isSameProduct("pâté", "PÂTÉ ")).toBe(true);
    expect(v.isSameProduct("pâté", "pate")).toBe(false);
    expect(v.productName(" élan ")).toBe("Élan");
    expect(v.productName("")).toBe("");
  });
});

describe("checklists", () => {
  it("have the entries they should", () => {
    expect(v.PAYMENT_METHODS).toHaveLength(3);
    expect(v.CLASSIFICATIONS).toHaveLength(5);
    expect(v.SAFETY_STANDARDS).toHaveLength(16);
    expect(v.PROCESSING_TYPES).toHaveLength(21);
    expect(v.MARKET_TYPES).toHaveLength(4);
    expect(v.SERVICES).toHaveLength(13);
  });

  it("put 'None' last for everyone but processors", () => {
    expect(v.safetyStandardsFor("seller").at(-1)?.key).toBe("none");
    expect(v.safetyStandardsFor("buyer")).toHaveLength(16);
    expect(v.safetyStandardsFor("processor").at(-1)?.key).toBe("sqf_2000");
  });
});

describe("role details", () => {
  it("take every spelling of a size", () => {
    for (const spelling of ["SML", "Sma", "small", " Small "]) expect(v.businessSize(spelling)).toBe("SML");
    expect(v.businessSize("Lar")).toBe("LRG");
    expect(v.businessSize("huge")).toBeUndefined();
  });

  it("give vendors only yes and no for delivery", () => {
    expect(v.deliveryAnswersFor("vendor").map((answer) => answer.value)).toEqual([1, 2]);
    expect(v.deliveryAnswersFor("seller").map((answer) => answer.value)).toEqual([1, 2, 3]);
    expect(v.answerLabel(7)).toBe("Negotiable");
  });

  it("know 15 icons, seven banners and a way to have none", () => {
    expect(v.VENDOR_ICONS).toHaveLength(15);
    expect(v.MASTHEADS.filter((masthead) => masthead.key !== v.NO_MASTHEAD)).toHaveLength(7);
  });
});

describe("carriers", () => {
  it("are eight without a price, or four refrigerated ones", () => {
    expect(v.fixedCarriers(false)).toHaveLength(8);
    expect(v.fixedCarriers(true)).toHaveLength(4);
  });

  it("have names that people know", () => {
    expect(v.serviceName("PurolatorExpress1030AM")).toBe("Express 1030AM");
    expect(v.serviceName("SomethingNew")).toBe("SomethingNew");
    expect(v.carrierName("CanadaPost")).toBe("Canada Post");
    expect(v.carrierUrl("Day & Ross")).toBe("https://dayross.com/");
    expect(v.carrierUrl("nobody")).toBeUndefined();
    expect(v.deliveryDays(1)).toBe("1 Day");
    expect(v.deliveryDays(3)).toBe("3 Days");
  });
});

describe("patterns", () => {
  it.each(["Foodshed-2026!", "passw0rdpassw0rd", "Pass 0rd!", "p@ss1", "пароль1!", "abcdefg!"])(
    "refuse the password %s",
    (password) => expect(v.isPassword(password)).toBe(false),
  );

  it.each(["Foodshed2026!", "p@ssw0rd", "12345a&8"])("accept the password %s", (password) =>
    expect(v.isPassword(password)).toBe(true),
  );

  it("read postal codes in every usual spelling", () => {
    expect(v.postalCode(" n0b1a0 ")).toBe("N0B 1A0");
    expect(v.postalCode("N0B-1A0")).toBe("N0B 1A0");
    expect(v.postalCode("N0B  1A0")).toBeUndefined();
    expect(v.postalCode("90210")).toBeUndefined();
    expect(v.isOntarioPostalCode("K1A 0B1")).toBe(true);
    expect(v.isOntarioPostalCode("H2X 1Y4")).toBe(false);
    expect(v.postalArea(" n0b ")).toBe("N0B");
    expect(v.postalArea("n0b1a0")).toBe("N0B 1A0");
    expect(v.postalArea("N0B 1")).toBeUndefined();
  });

  it.each([
    ["H2X 1Y4", "H2X is in Quebec. All locations must be in Ontario."],
    ["v6b1a1", "V6B is in British Columbia. All locations must be in Ontario."],
    ["X0A 0H0", "X0A is in the Northwest Territories or Nunavut. All locations must be in Ontario."],
    ["W1A 1A1", "W1A is no Canadian postal code. All locations must be in Ontario."],
    ["N0B", "You must provide a valid postal code."],
    ["90210", "You must provide a valid postal code."],
    ["K1A 0B1", undefined],
  ])("say where %s is when it is not in Ontario", (code, sentence) => {
    expect(v.postalCodeError(code)).toBe(sentence);
  });

  it("read handles with and without @, and profile URLs", () => {
    expect(v.socialHandle("twitter", "https://x.com/greenacres?s=20")).toBe("@greenacres");
    expect(v.socialHandle("instagram", "green.acres")).toBe("@green.acres");
    expect(v.socialHandle("instagram", "@green..acres")).toBeUndefined();
    expect(v.socialHandle("instagram", "@green.")).toBeUndefined();
    expect(v.socialHandle("twitter", "@sixteencharacters")).toBeUndefined();
    expect(v.socialUrl("twitter", "@greenacres")).toBe("https://twitter.com/greenacres");
  });

  it("know an address from a typing error", () => {
    expect(v.isEmail("anna.o'neil+farm@greenacres.example")).toBe(true);
    expect(v.isEmail("info@érablière.ca")).toBe(true);
    expect(v.isEmail("info@xn--rablire-6xad.ca")).toBe(true);
    expect(v.isEmail("info@пример.испытание")).toBe(true);
    for (const wrong of [
      "anna",
      "info@é rable.ca",
      "info@-érable.ca",
      "info@érable.c",
      "anna@farm",
      "anna @farm.ca",
      "anna@farm..ca",
      "a@b.ca, c@d.ca",
    ]) {
      expect(v.isEmail(wrong)).toBe(false);
    }
  });

  it("know a web address from other texts", () => {
    for (const right of ["https://maplehill.example", "http://www.maplehill.example/shop?fresh=1#today"]) {
      expect(v.isWebAddress(right)).toBe(true);
    }
    const wrongs = [
      "maplehill.example",
      "https://maplehill",
      "ftp://maplehill.example",
      "https://ada:x@maplehill.example",
    ];
    for (const wrong of wrongs) expect(v.isWebAddress(wrong)).toBe(false);
  });
});

describe("wording", () => {
  it("dates classifieds in UTC", () => {
    expect(v.formatClassifiedDate("2024-01-01T23:59:59Z")).toBe("Monday, January 1st 2024");
    expect(v.formatClassifiedDate("2026-11-22T00:00:00Z")).toBe("Sunday, November 22nd 2026");
    expect([11, 12, 13, 21, 22, 23, 30].map(v.ordinal)).toEqual([
      "11th",
      "12th",
      "13th",
      "21st",
      "22nd",
      "23rd",
      "30th",
    ]);
  });

  it("writes message times by month, day and year", () => {
    expect(v.formatMessageTime("2024-01-31T21:05:00Z", "America/Toronto")).toBe("1/31/2024, 4:05 pm");
    expect(v.formatMessageTime("2024-07-01T04:00:00Z", "America/Toronto")).toBe("7/1/2024, 12:00 am");
  });

  it("writes phone numbers as (NNN) NNN-NNNN", () => {
    expect(v.formatPhone("519.555.0142")).toBe("(519) 555-0142");
    expect(v.formatPhone("+1 519 555 0142 x7")).toBe("(519) 555-0142 ext. 7");
    expect(v.phoneLink("(519) 555-0142 ext. 7")).toBe("tel:+15195550142;ext=7");
    expect(v.formatPhone("514 555-0142, poste 22")).toBe("(514) 555-0142 ext. 22");
    expect(v.phoneLink("5145550142 Poste 22")).toBe("tel:+15145550142;ext=22");
    expect(v.formatPhone("call me")).toBe("call me");
    expect(v.isPhone("555-0142")).toBe(false);
  });

  it("knows which roles a business holds", () => {
    const roles = [{ value: "seller" }, { value: "organization" }];
    expect(v.holds(roles, "organization")).toBe(true);
    expect(v.holds(roles, "buyer")).toBe(false);
    expect(v.holds([], "buyer")).toBe(false);
  });

  it("writes distances and money with two decimals", () => {
    expect(v.formatDistance(12.345678)).toBe("12.35 km");
    expect(v.formatMoney(1234.5)).toBe("$1,234.50");
    expect(v.percentage(1, 3)).toBe(33.3);
    expect(v.percentage(0, 0)).toBe(0);
  });

  it("counts a classified as expired from its date on", () => {
    const now = new Date("2026-05-01T12:00:00Z");
    expect(v.isExpired("2026-05-01T12:00:00Z", now)).toBe(true);
    expect(v.isExpired("2026-05-01T12:00:01Z", now)).toBe(false);
  });

  it("counts what ends within a week as ending soon", () => {
    expect(v.endingSoonBy(new Date("2026-12-28T12:00:00Z"))).toEqual(new Date("2027-01-04T12:00:00Z"));
  });
});

it("counts one thing as one", () => {
  expect(v.counted(1, "Profile Result")).toBe("1 Profile Result");
  expect(v.counted(0, "Profile Result")).toBe("0 Profile Results");
  expect(v.counted(1204, "business", "businesses")).toBe("1,204 businesses");
});

describe("days", () => {
  it.each([
    ["2026-11-22T04:59:59Z", "2026-11-21"],
    ["2026-11-22T05:00:00Z", "2026-11-22"],
    ["2026-07-02T03:59:59Z", "2026-07-01"],
    ["2026-07-02T04:00:00Z", "2026-07-02"],
    ["2027-01-01T02:00:00Z", "2026-12-31"],
  ])("at %s are %s in Ontario", (moment, day) => expect(v.ontarioDay(moment)).toBe(day));

  it.each([
    ["2026-03-09", 2, "2026-03-07"],
    ["2027-01-01", 1, "2026-12-31"],
    ["2026-11-02", 0, "2026-11-02"],
  ])("before %s by %i are %s", (day, count, before) => expect(v.subtractDays(day, count)).toBe(before));

  it.each([
    ["2026-12-20", "2026-12-21T04:59:59.000Z"],
    ["2026-07-01", "2026-07-02T03:59:59.000Z"],
    // The clocks go forward on March 8th and back on November 1st.
    ["2026-03-07", "2026-03-08T04:59:59.000Z"],
    ["2026-03-08", "2026-03-09T03:59:59.000Z"],
    ["2026-10-31", "2026-11-01T03:59:59.000Z"],
    ["2026-11-01", "2026-11-02T04:59:59.000Z"],
    ["2026-12-31", "2027-01-01T04:59:59.000Z"],
  ])("of %s end in Ontario at %s", (day, end) => {
    expect(v.endOfOntarioDay(day).toISOString()).toBe(end);
    expect(v.ontarioDay(end)).toBe(day);
    expect(v.formatClassifiedDate(end)).toBe(v.formatClassifiedDate(`${day}T00:00:00Z`));
  });

  it("are distinguished from other texts", () => {
    expect(v.isDay("2028-02-29")).toBe(true);
    for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "tomorrow", "2026-12-20T00:00:00Z"])
      expect(v.isDay(text)).toBe(false);
    expect(v.neededBy("2026-12-20")?.toISOString()).toBe("2026-12-21T04:59:59.000Z");
    expect(v.neededBy("2026-12-20T10:00:00-05:00")?.toISOString()).toBe("2026-12-20T15:00:00.000Z");
    expect(v.neededBy("tomorrow")).toBeUndefined();
  });

  it("have one style of time", () => {
    expect(v.formatTime("2026-11-22T21:05:00Z", "America/Toronto")).toBe("4:05 pm");
    expect(v.formatTime("2026-11-22T05:00:00Z", "America/Toronto")).toBe("12:00 am");
    expect(v.formatDateTime("2026-11-22T04:05:00Z", "America/Toronto")).toBe("Nov 21, 2026, 11:05 pm");
  });
});

describe("the home page", () => {
  it.each([
    [0, 2],
    [2, 2],
    [3, 2],
    [4, 4],
    [9, 4],
  ])("has of %i classifieds room for %i", (available, room) => {
    expect(v.homeClassifiedsCount(available)).toBe(room);
  });
});
