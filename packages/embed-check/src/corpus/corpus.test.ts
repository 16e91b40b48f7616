import { readdirSync, readFileSync } from "node:fs";
import { createTranslate, type Translate, toEnglish } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import { FINDINGS } from "../findings.ts";
import { checkPage, type Report, type Site, translateReport } from "../index.ts";
import { frCA } from "../locale/fr-CA.ts";
import { corpus } from "./corpus.ts";

const folder = new URL("pages/", import.meta.url);
const toFrench = createTranslate("fr-CA", frCA);
const bearers: Record<string, "network" | "business"> = {
  "grand-valley": "network",
  "maple-hollow": "business",
};
const site: Site = {
  origin: "https://foodshed.example",
  pinned: { version: "1.2.0", file: "foodshed-1.2.0-abcdef0123.js", integrity: "sha384-AbC" },
  lookUp: async (slug) => bearers[slug] ?? "nobody",
};
const check = (name: string): Promise<Report> =>
  checkPage(
    {
      url: `https://farm.example/${name}`,
      headers: corpus[name]?.headers ?? {},
      html: readFileSync(new URL(`${name}.html`, folder), "utf8"),
    },
    site,
  );
const translated = async (name: string, translate: Translate) =>
  translateReport(await check(name), translate).findings;

describe("The check of a page", () => {
  it("is expected something of for every page of the corpus", () => {
    const files = readdirSync(folder).map((file) => file.replace(".html", ""));
    expect(files.toSorted()).toEqual(Object.keys(corpus).toSorted());
  });

  it.each(Object.entries(corpus))(
    "finds in %s what is wrong, and nothing else",
    async (name, { expected }) => {
      const { findings } = await check(name);
      expect(findings.map(({ code }) => code)).toEqual(expected);
    },
  );

  it("has a page for everything that can be found without a browser", () => {
    const inCorpus = new Set(Object.values(corpus).flatMap(({ expected }) => expected));
    const missing = Object.keys(FINDINGS).filter(
      (code) => !code.startsWith("browser-") && !inCorpus.has(code as never),
    );
    expect(missing).toEqual([]);
  });

  it("says in both languages what is wrong and how to mend it, with every value filled in", async () => {
    for (const name of Object.keys(corpus)) {
      for (const translate of [toEnglish, toFrench]) {
        for (const { message, fix } of await translated(name, translate))
          for (const text of [message, fix]) expect(text, name).toMatch(/^[^{}]{8,}$/s);
      }
    }
    const [english] = await translated("unknown-names", toEnglish);
    const [french] = await translated("unknown-names", toFrench);
    expect(english?.message).toBe(
      "There is no network “grand-vallee”, so <foodshed-classifieds> stays empty.",
    );
    expect(french?.message).toBe(
      "Le réseau «\u00a0grand-vallee\u00a0» n’existe pas\u00a0: <foodshed-classifieds> reste vide.",
    );
  });

  it("names the line and the tag", async () => {
    const [finding] = await translated("misspelt-element", toEnglish);
    expect(finding).toMatchObject({ line: 11, fix: "Write <foodshed-classifieds>, also at its end." });
    expect(finding?.excerpt).toBe('<foodshed-classified style="display:block;min-height:840px">');
  });

  it("writes the directive that is missing with what stands in it already", async () => {
    const [finding] = await translated("policy-frame", toEnglish);
    expect(finding?.fix).toBe("Allow it: frame-src 'self' https://www.youtube.com https://foodshed.example");
  });

  it("names the widgets that there are", async () => {
    expect(translateReport(await check("script-twice"), toEnglish).embeds).toEqual([
      { form: "element", name: "<foodshed-classifieds>", line: 11 },
      { form: "element", name: "<foodshed-search>", line: 14 },
    ]);
  });

  it("tells five findings of a kind at most", async () => {
    const html = "<foodshed-profile-card></foodshed-profile-card>\n".repeat(40);
    const { findings } = await checkPage({ url: "https://farm.example/", headers: {}, html }, site);
    expect(findings.filter(({ code }) => code === "attribute-missing")).toHaveLength(5);
  });

  it("reads what is no page without a failure, however deep or broken", async () => {
    for (const html of [
      "",
      "\u0000",
      "<".repeat(5_000),
      "<div>".repeat(5_000),
      "<foodshed-",
      "<script src='//['>",
      "{}",
    ]) {
      const { findings } = await checkPage({ url: "https://farm.example/", headers: {}, html }, site);
      expect(findings.length).toBeGreaterThan(0);
    }
  });
});
