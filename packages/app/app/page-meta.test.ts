import { localized } from "@foodshed/sdk/locale";
import { describe, expect, it } from "vitest";
import * as strings from "./generated/strings.ts";
import { catalogue } from "./locale/generated/fr-CA.ts";
import { pageMeta } from "./page-meta.ts";
import { addCatalogue } from "./translate.ts";

addCatalogue("fr-CA", catalogue);
const root = { id: "root", loaderData: { publicUrl: "https://site.test" } };
const at = (pathname: string) => ({ matches: [root], location: { pathname } });

describe("the head of a page", () => {
  const page = {
    title: localized(strings.searchFor, { text: "chèvre" }),
    description: strings.searchDescription,
    canonical: "/search/ch%C3%A8vre",
  };

  it("is in the language of its address", () => {
    expect(pageMeta(at("/search/ch%C3%A8vre"), page)[0]).toEqual({ title: "“chèvre” · Foodshed" });
    const french = pageMeta(at("/fr/recherche/ch%C3%A8vre"), page);
    expect(french[0]).toEqual({ title: "«\u00a0chèvre\u00a0» · Foodshed" });
    expect(french).toContainEqual({ name: "description", content: expect.stringContaining("acheteurs") });
  });

  it("names its own address, and the page in every language", () => {
    for (const [pathname, own] of [
      ["/search", "https://site.test/search/ch%C3%A8vre"],
      ["/fr/recherche", "https://site.test/fr/recherche/ch%C3%A8vre"],
    ] as const) {
      const meta = pageMeta(at(pathname), page);
      expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: own });
      const alternate = (hrefLang: string, path: string) => ({
        tagName: "link",
        rel: "alternate",
        hrefLang,
        href: `https://site.test${path}`,
      });
      expect(meta).toEqual(
        expect.arrayContaining([
          alternate("en-CA", "/search/ch%C3%A8vre"),
          alternate("fr-CA", "/fr/recherche/ch%C3%A8vre"),
          alternate("x-default", "/search/ch%C3%A8vre"),
        ]),
      );
    }
  });

  it("names no addresses where the page has none of its own", () => {
    const meta = pageMeta(at("/fr/settings"), { title: strings.settings });
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
    expect(JSON.stringify(meta)).not.toMatch(/alternate|canonical/);
  });

  it("names the oEmbed of its own address in its language", () => {
    const oembed = (path: string) => ({
      tagName: "link",
      rel: "alternate",
      type: "application/json+oembed",
      title: expect.stringContaining("chèvre"),
      href: `https://site.test/oembed?url=${encodeURIComponent(`https://site.test${path}`)}&format=json`,
    });
    const embeddable = { ...page, oembed: true };
    expect(pageMeta(at("/search"), embeddable)).toContainEqual(oembed("/search/ch%C3%A8vre"));
    expect(pageMeta(at("/fr/recherche"), embeddable)).toContainEqual(oembed("/fr/recherche/ch%C3%A8vre"));
    expect(JSON.stringify(pageMeta(at("/search"), page))).not.toContain("oembed");
  });

  it("keeps the consumers' host", () => {
    const meta = pageMeta(at("/fr/profil/maple-hollow"), {
      canonical: "https://market.test/profile/maple-hollow",
    });
    expect(meta).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: "https://market.test/fr/profil/maple-hollow",
    });
  });
});
