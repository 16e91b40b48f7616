import { describe, expect, it } from "vitest";
import { embedManuals } from "../embed/manuals.ts";
import { framePath, frameSnippet, scriptSnippet, wordPressSnippet } from "./snippets.ts";

const origin = "https://foodshed.example";
const manual = (name: string) => {
  const found = embedManuals.find((one) => one.name === name);
  if (!found) throw new Error(`There is no widget ${name}.`);
  return found;
};
const board = { origin, manual: manual("classifieds") };

describe("The code for a partner's page", () => {
  it("is the element, its script and a link for those without script", () => {
    expect(
      scriptSnippet({ ...board, values: { network: "elora-table", "ending-soon": "true", keywords: " " } }),
    ).toBe(
      [
        '<foodshed-classifieds network="elora-table" ending-soon style="display:block;min-height:420px"></foodshed-classifieds>',
        '<script src="https://foodshed.example/embed/v1.js" async></script>',
        '<noscript><a href="https://foodshed.example/search/classifieds">Classifieds board on Foodshed</a></noscript>',
      ].join("\n"),
    );
  });

  it("pins the script by its integrity", () => {
    const pinned = { version: "1.2.0", file: "foodshed-1.2.0-abc.js", integrity: "sha384-xyz" };
    expect(scriptSnippet({ ...board, values: {}, pinned })).toContain(
      '<script src="https://foodshed.example/embed/foodshed-1.2.0-abc.js" integrity="sha384-xyz" crossorigin="anonymous" async></script>',
    );
  });

  it("leaves out what the widget does not have", () => {
    const values = { slug: "north-fork-dairy", network: "elora-table", accent: "#005a9c" };
    expect(framePath({ manual: manual("profile-card"), values })).toBe(
      "/embed/profile-card?slug=north-fork-dairy&accent=%23005a9c",
    );
  });

  it("lets nothing that was typed out of its attribute", () => {
    const values = { keywords: '"><script>alert(1)</script>&' };
    expect(scriptSnippet({ ...board, values })).toContain(
      'keywords="&quot;>&lt;script>alert(1)&lt;/script>&amp;"',
    );
    expect(frameSnippet({ ...board, values })).not.toContain("<script>alert");
  });

  it("for WordPress is a Custom HTML block", () => {
    expect(wordPressSnippet({ ...board, values: {} })).toMatch(
      /^<!-- wp:html -->\n[\s\S]+\n<!-- \/wp:html -->$/,
    );
  });
});
