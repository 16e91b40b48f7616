import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { defineFoodshedElements } from "../elements.ts";
import { embedCatalogueModule } from "./catalogue.ts";
import { embedHandbook } from "./handbook.ts";
import { customElementsManifest } from "./manifest.ts";

const read = (path: string) => readFileSync(path, "utf8");
const manifest = customElementsManifest();
const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);

describe("The manifest of the elements", () => {
  beforeAll(() => defineFoodshedElements("https://foodshed.example"));

  it("is one, by its schema", () => {
    const schema = createRequire(import.meta.url).resolve("custom-elements-manifest/schema.json");
    const validate = new Ajv({ strict: false, allErrors: true }).compile(JSON.parse(read(schema)));
    expect(validate(manifest) ? [] : validate.errors).toEqual([]);
  });

  it("names the eight", () => {
    expect(declarations.map((one) => "tagName" in one && one.tagName)).toEqual([
      "foodshed-classifieds",
      "foodshed-search",
      "foodshed-profile-card",
      "foodshed-shipping",
      "foodshed-message-button",
      "foodshed-mailing-list",
      "foodshed-map",
      "foodshed-weekly-list",
    ]);
  });

  it.each(declarations)("documents what $tagName has, and nothing else", (declaration) => {
    if (!("tagName" in declaration) || !declaration.tagName) throw new Error("It has no tag.");
    const { tagName, attributes = [], members = [] } = declaration;
    const element = customElements.get(tagName) as unknown as { observedAttributes: string[] };
    expect(attributes.map(({ name }) => name).toSorted()).toEqual(element.observedAttributes.toSorted());
    const made = document.createElement(tagName) as HTMLElement & Record<string, unknown>;
    for (const { name, fieldName } of attributes) {
      made[fieldName ?? ""] = "some";
      expect(made.getAttribute(name), name).toBe("some");
      // The language is a property of every element, and a text.
      if (name === "lang") continue;
      made[fieldName ?? ""] = null;
      expect(made.hasAttribute(name), name).toBe(false);
    }
    for (const { kind, name } of members) if (kind === "method") expect(made[name]).toBeTypeOf("function");
  });

  it("describes every attribute and event", () => {
    for (const declaration of declarations) {
      if (!("attributes" in declaration)) continue;
      for (const { description } of [...(declaration.attributes ?? []), ...(declaration.events ?? [])]) {
        expect(description).toMatch(/^.{15,}\.$/s);
      }
    }
  });

  it("says the same as the handbook (otherwise: node scripts/custom-elements.mjs)", () => {
    expect(read("../../docs/embedding.md")).toContain(embedHandbook());
  });

  it("is what pages of partners are checked by (otherwise: node scripts/custom-elements.mjs)", () => {
    expect(read("../embed-check/src/generated/elements.ts")).toBe(embedCatalogueModule());
  });
});
