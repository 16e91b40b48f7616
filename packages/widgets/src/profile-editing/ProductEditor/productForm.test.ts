import { describe, expect, it } from "vitest";
import { english } from "../../testing/translate.ts";
import { productSchema } from "./productForm.ts";

const says = (typed: string, held: string[] = []) =>
  productSchema(held, english).safeParse(typed).error?.issues[0]?.message;

describe("A product's name", () => {
  it("is required, and blanks are not enough", () => {
    expect(says("")).toBe("You must enter a product name.");
    expect(says("   ")).toBe("You must enter a product name.");
  });

  it("holds no comma", () => {
    expect(says("Apples, pears")).toBe("You can’t include commas in your product’s name.");
  });

  it("is unique in its category, whatever its letter case", () => {
    expect(says("garlic scapes", ["Garlic Scapes"])).toBe(
      "Product already exists. Please provide a new product name.",
    );
  });

  it("is another product with an accent", () => {
    expect(says("Mais", ["Maïs"])).toBeUndefined();
    expect(says("MAÏS", ["Maïs"])).toBe("Product already exists. Please provide a new product name.");
  });

  it("cannot be the name of a marker", () => {
    expect(says("__CATEGORY__")).toBe("You must enter a product name.");
  });

  it("is saved with a capital first letter and otherwise unchanged", () => {
    expect(productSchema([], english).parse("  échalotes de Norfolk ")).toBe("Échalotes de Norfolk");
  });
});
