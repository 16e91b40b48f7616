import { describe, expect, it } from "vitest";
import { businesses, profile, profileRole } from "../testing/index.ts";
import { firstSteps } from "./first-steps.ts";
import type { RoleValue } from "./roles.ts";

const [orchard] = businesses;
const holding = (...roles: RoleValue[]) =>
  profile(orchard, {
    roles: roles.map((role) => profileRole(role)),
    description: null,
    addresses: [],
    city: null,
    category: [],
    photo_file_name: null,
  });
const names = (...roles: RoleValue[]) =>
  firstSteps(holding(...roles)).map(({ id, role }) => (role ? `${id} ${role}` : id));
const answered = (changes: Parameters<typeof profile>[1]) =>
  firstSteps({ ...holding("seller"), ...changes })
    .filter((step) => step.answered)
    .map(({ id }) => id);

describe("What buyers look for first", () => {
  it("begins with what each role trades, and ends with a picture", () => {
    expect(names("buyer", "seller")).toEqual([
      "products seller",
      "products buyer",
      "description",
      "place",
      "delivery",
      "business_types",
      "picture",
    ]);
  });

  it("is about services for who has no products", () => {
    expect(names("service_provider")).toEqual([
      "services",
      "description",
      "place",
      "business_types",
      "picture",
    ]);
    expect(names("organization")).toEqual(["description", "place", "business_types", "picture"]);
  });

  it("counts what a reader would find", () => {
    const [seller] = holding("seller").roles;
    const marked = { ...seller, data: { ...seller?.data, products: [{ name: "__CATEGORY__" }] } } as never;
    expect(answered({ roles: [marked] })).toEqual([]);
    expect(answered({ description: " ", roles: [marked] })).toEqual([]);
    expect(answered({ description: "Apples.", city: "Elora", roles: [marked] })).toEqual([
      "description",
      "place",
    ]);
  });

  it("counts a “no” as an answer, and what nobody has said not, of every role", () => {
    const told = (role: RoleValue, delivery_answered: boolean) => {
      const one = profileRole(role);
      return { ...one, data: { ...one.data, role_details: { ...one.data.role_details, delivery_answered } } };
    };
    expect(answered({ roles: [told("seller", true)] })).toContain("delivery");
    expect(answered({ roles: [told("seller", true), told("buyer", false)] })).not.toContain("delivery");
  });
});
