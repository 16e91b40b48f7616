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
    expect(v.findBusinessType("Astronaut")).toBeUndefined();
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
    for (const wrong of ["anna", "anna@farm", "anna @farm.ca", "anna@farm..ca", "a@b.ca, c@d.ca"]) {
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
