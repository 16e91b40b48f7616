import { describe, expect, it } from "vitest";
import { allEmbedDocs } from "../embed/allEmbedDocs.ts";
import { english, french } from "../testing/translate.ts";
import { framePath, frameSnippet, scriptSnippet, wordPressBlock } from "./snippets.ts";

const origin = "https://foodshed.example";
const docsOf = (name: string) => {
  const found = allEmbedDocs.find((one) => one.name === name);
  if (!found) throw new Error(`There is no widget ${name}.`);
  return found;
};
const board = { origin, t: english, docs: docsOf("classifieds") };

describe("The code for a partner's page", () => {
  it("is the element, its script and a link for those without script", () => {
    expect(
      scriptSnippet({ ...board, values: { network: "elora-table", "ending-soon": "true", keywords: " " } }),
    ).toBe(
      [
        '<foodshed-classifieds network="elora-table" ending-soon style="display:block;min-height:max(840px,min(100vh,1600px))"><a href="https://foodshed.example/search/classifieds">Classifieds board on Foodshed</a></foodshed-classifieds>',
        '<link rel="preload" as="fetch" crossorigin href="https://foodshed.example/embed/html/classifieds?network=elora-table&amp;ending-soon=">',
        '<script src="https://foodshed.example/embed/v1.js" crossorigin async></script>',
        "<style>foodshed-classifieds:not(:defined){animation:foodshed-late 0s 10s both}@keyframes foodshed-late{to{min-height:0}}@media (scripting:none){foodshed-classifieds:not(:defined){animation-delay:0s}}</style>",
      ].join("\n"),
    );
  });

  it("reserves height for results only where the search lists some at once", () => {
    const search = { origin, t: english, docs: docsOf("search") };
    const reserved = (values: Record<string, string>) =>
      scriptSnippet({ ...search, values }).match(/min-height:([^"]+)/)?.[1];
    expect(reserved({})).toBe("90px");
    expect(reserved({ results: "inline" })).toBe("90px");
    expect(reserved({ results: "inline", text: "cheese" })).toBe("max(840px,min(100vh,1600px))");
    expect(reserved({ text: "cheese" })).toBe("90px");
    expect(reserved({ results: "inline", text: "cheese", limit: "3" })).toBe("574px");
    expect(reserved({ limit: "3" })).toBe("90px");
  });

  it("reserves more height in narrow windows for widgets that are taller there", () => {
    const reserved = (name: string) =>
      scriptSnippet({ origin, t: english, docs: docsOf(name), values: {} }).match(/min-height:([^"]+)/)?.[1];
    expect(reserved("shipping")).toBe("max(520px,min((780px - 100vw)*99,1000px))");
    expect(reserved("mailing-list")).toBe(
      "max(240px,min((600px - 100vw)*99,286px),min((430px - 100vw)*99,336px),min((350px - 100vw)*99,420px))",
    );
  });

  it("reserves the height that a list of a certain length needs", () => {
    const reserved = (values: Record<string, string>) =>
      scriptSnippet({ ...board, values }).match(/min-height:([^"]+)/)?.[1];
    expect(reserved({ limit: "3" })).toBe("498px");
    expect(reserved({ limit: "4", columns: "2" })).toBe("max(364px,min((500px - 100vw)*99,632px))");
    expect(reserved({ limit: "3", more: "button" })).toBe("max(840px,min(100vh,1600px))");
  });

  it("pins the script by its integrity", () => {
    const pinned = { version: "1.2.0", file: "foodshed-1.2.0-abc.js", integrity: "sha384-xyz" };
    expect(scriptSnippet({ ...board, values: {}, pinned })).toContain(
      '<script src="https://foodshed.example/embed/foodshed-1.2.0-abc.js" integrity="sha384-xyz" crossorigin="anonymous" async></script>',
    );
  });

  it("asks for the content together with the script, where the script will ask for just that", () => {
    const asked = (name: string, values: Record<string, string>, t = english) =>
      scriptSnippet({ origin, t, docs: docsOf(name), values }).match(/preload.* href="([^"]+)"/)?.[1];
    expect(asked("classifieds", {})).toBe(`${origin}/embed/html/classifieds?`);
    expect(asked("classifieds", { lang: "fr", accent: "#005a9c", kind: "sale" })).toBe(
      `${origin}/embed/html/classifieds?kind=sale&amp;accent=%23005a9c&amp;lang=fr-CA`,
    );
    expect(asked("search", { results: "inline", text: "cheese" })).toContain("/embed/html/search?");
    // Nothing is read at once, the code comes by itself, or the page's language is not known.
    expect(asked("search", {})).toBeUndefined();
    expect(asked("map", {})).toBeUndefined();
    expect(asked("classifieds", {}, french)).toBeUndefined();
    const pinned = { version: "1.2.0", file: "foodshed-1.2.0-abc.js", integrity: "sha384-xyz" };
    expect(scriptSnippet({ ...board, values: {}, pinned })).not.toContain("preload");
  });

  it("leaves out what the widget does not have", () => {
    const values = { slug: "north-fork-dairy", network: "elora-table", accent: "#005a9c" };
    expect(framePath({ ...board, docs: docsOf("profile-card"), values })).toBe(
      "/embed/profile-card?slug=north-fork-dairy&accent=%23005a9c",
    );
  });

  it("names the language of a frame, which knows no page around it", () => {
    const inFrench = { ...board, t: french };
    expect(framePath({ ...inFrench, values: {} })).toBe("/embed/classifieds?lang=fr");
    expect(framePath({ ...inFrench, values: { lang: "en" } })).toBe("/embed/classifieds?lang=en");
    expect(framePath({ ...board, values: {} })).toBe("/embed/classifieds");
    expect(scriptSnippet({ ...inFrench, values: {} })).not.toContain("lang=");
  });

  it("escapes the input, so that it stays inside its attribute", () => {
    const values = { keywords: '"><script>alert(1)</script>&' };
    expect(scriptSnippet({ ...board, values })).toContain(
      'keywords="&quot;>&lt;script>alert(1)&lt;/script>&amp;"',
    );
    expect(frameSnippet({ ...board, values })).not.toContain("<script>alert");
  });

  it("has no block comments for inside a WordPress block, and one pair as a whole block", () => {
    expect(scriptSnippet({ ...board, values: {} })).not.toContain("wp:html");
    const block = wordPressBlock({ ...board, values: {} });
    expect(block).toBe(`<!-- wp:html -->\n${scriptSnippet({ ...board, values: {} })}\n<!-- /wp:html -->`);
  });

  it("keeps a frame in a block that themes align, and a link where frames are stripped", () => {
    const frame = frameSnippet({
      origin,
      t: english,
      docs: docsOf("profile-card"),
      values: { slug: "north-fork-dairy" },
    });
    expect(frame).toMatch(/^<div>\n<iframe [\s\S]+<\/div>$/);
    const stripped = frame.replace(/<\/?(iframe|script)[^>]*>/g, "");
    expect(stripped).toContain(
      '<a href="https://foodshed.example/profiles/north-fork-dairy">Profile card on Foodshed</a>',
    );
  });

  it("has the language that is chosen, and leads to the site in it", () => {
    const values = { lang: "fr", network: "elora-table" };
    expect(scriptSnippet({ ...board, values })).toMatch(
      /^<foodshed-classifieds lang="fr" network="elora-table" .*href="https:\/\/foodshed\.example\/fr\/recherche\/petites-annonces"/s,
    );
    expect(frameSnippet({ ...board, values })).toContain(
      "/embed/classifieds?lang=fr&amp;network=elora-table",
    );
  });

  it("is titled in the language of the builder", () => {
    const frame = frameSnippet({ ...board, t: french, values: {} });
    expect(frame).toContain('title="Tableau de petites annonces"');
    expect(frame).toContain(">Tableau de petites annonces sur Foodshed</a>");
  });
});
