import { businesses, profileRole } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { english, french } from "../../testing/translate.ts";
import { productGroups } from "./productGroups.ts";
import { noProducts, roleFacts } from "./roleFacts.ts";

const data = (role: "seller" | "buyer" | "processor" | "vendor") => profileRole(role, businesses[0]).data;
const product = (name: string, category: number, category_order: number) =>
  ({ id: category * 10 + name.length, name, category, category_order, parent: null, role_id: 1 }) as never;

describe("a role's card", () => {
  it("says nothing but products for a vendor", () => {
    expect(roleFacts("vendor", data("vendor"), english)).toEqual([]);
  });

  it("names what a buyer requires", () => {
    const facts = roleFacts("buyer", data("buyer"), english);
    expect(facts.find(({ label }) => label === "Delivery Required")?.none).toBe("Not stated");
    expect(facts.at(-1)?.none).toBe("No Payment Methods Identified");
  });

  it("puts 'None' behind the standards, except on a processor's card", () => {
    const safety_standards = {
      id: 1,
      entries: [
        { value: "none", display: "None" },
        { value: "haccp", display: "HACCP" },
      ],
    };
    const values = (role: "seller" | "processor") =>
      roleFacts(role, { ...data(role), safety_standards }, english).find(({ label }) =>
        label.startsWith("Food Safety"),
      )?.values;
    expect(values("seller")).toEqual(["HACCP", "None"]);
    expect(values("processor")).toEqual(["None", "HACCP"]);
  });

  it("tells a business that does not deliver from one that has not said", () => {
    const seller = data("seller");
    const delivery = (delivery_answered: boolean) =>
      roleFacts(
        "seller",
        { ...seller, role_details: { ...seller.role_details, delivery: 2, delivery_answered } },
        english,
      ).find(({ label }) => label === "Delivery");
    expect(delivery(false)).toMatchObject({ values: [], none: "Not stated" });
    expect(delivery(true)?.values).toEqual(["No"]);
  });

  it("reads answers beyond yes and no as negotiable", () => {
    const role_details = { ...data("seller").role_details, delivery: 7 as never, delivery_answered: true };
    const facts = roleFacts("seller", { ...data("seller"), role_details }, english);
    expect(facts.find(({ label }) => label === "Delivery")?.values).toEqual(["Negotiable"]);
  });

  it("is in French with the labels that the API sends in English", () => {
    const payment_methods = { id: 1, entries: [{ value: "cash", display: "Cash on Delivery" }] };
    const facts = roleFacts("buyer", { ...data("buyer"), payment_methods }, french);
    expect(facts.find(({ label }) => label === "Livraison requise")?.none).toBe("Non précisée");
    expect(facts.at(-1)?.values).toEqual(["Paiement à la livraison"]);
  });

  it("says so when there are no products", () => {
    expect(noProducts("seller", english)).toBe("We are not currently selling any products");
    expect(noProducts("processor", english)).toBe("We are not currently processing any products");
  });
});

describe("a profile's products", () => {
  it("are sorted by name within their categories, which keep the profile's order", () => {
    const groups = productGroups([product("Leeks", 10, 1), product("Gouda", 2, 0), product("Chard", 10, 1)]);
    expect(groups.map(({ label, products }) => [label, products.map(({ name }) => name)])).toEqual([
      ["Dairy and Eggs", ["Gouda"]],
      ["Vegetables", ["Chard", "Leeks"]],
    ]);
  });

  it("show a chosen category without its placeholder", () => {
    expect(productGroups([product("__CATEGORY__", 6, 0)])).toEqual([
      { category: 6, label: "Meat and Poultry", products: [] },
    ]);
  });
});
