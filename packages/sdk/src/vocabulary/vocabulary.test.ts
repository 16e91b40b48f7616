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

  it("have keys that programs rely on, and are found by them", () => {
    const keys = v.BUSINESS_TYPES.map(({ name }) => v.businessTypeKey(name));
    // Partners have these in their scripts and addresses: a type that is renamed keeps its key.
    expect(keys.join(" ")).toBe(
      "aggregator_or_hub agricultural_assoc agritourism bakery brewery buyer caterer chef cidery co_op community_agriculture custom_processor distillery distributor equipment_machinery_sales farmers_market food_bank food_service_provider government greenhouse grocery_store group_purchasing grower_producer input_provider institution logistics marketing_advertising nursery on_farm_market other_agriculture other_support_industry packaging_shipping packer pick_your_own processor regional_food_network restaurant retail_operator_shop school_supplier_vendor school_or_cafeteria seller transportation_climate_control wholesale winery",
    );
    expect(keys.map(v.findBusinessType)).toEqual(v.BUSINESS_TYPES.map(({ name }) => name));
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
    expect(v.findListFilterKey("category", "retail_operator_shop")).toBe("Retail Operator/Shop");
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
    expect(v.isSameProduct("goat  pâté", "Goat\u00a0pâté")).toBe(true);
    expect(v.productName(" élan ")).toBe("Élan");
    expect(v.productName("élan  vital\u00a0 rouge")).toBe("Élan vital rouge");
    expect(v.productName("ßuper")).toBe("Ssuper");
    expect(v.productName("ﬁsh")).toBe("Fish");
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
