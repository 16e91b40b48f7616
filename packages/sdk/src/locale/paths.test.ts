import { describe, expect, it } from "vitest";
import { englishPath, localeOfPath, localizedPath } from "./paths.ts";

const PAIRS = [
  ["/", "/fr"],
  ["/search", "/fr/recherche"],
  ["/search/goat%20cheese", "/fr/recherche/goat%20cheese"],
  ["/search/classifieds", "/fr/recherche/petites-annonces"],
  ["/profiles/maple-hollow", "/fr/profils/maple-hollow"],
  ["/profiles/maple-hollow/contact", "/fr/profils/maple-hollow/coordonnees"],
  ["/profiles/contact/classifieds", "/fr/profils/contact/petites-annonces"],
  ["/classifieds/77-carrots", "/fr/petites-annonces/77-carrots"],
  ["/profile/photos", "/fr/profile/photos"],
  ["/profile/maple-hollow", "/fr/profil/maple-hollow"],
  ["/messages/login", "/fr/messages/connexion"],
  ["/activate/t0ken", "/fr/activation/t0ken"],
  ["/about-us/meet-our-partners", "/fr/a-propos/partenaires"],
  ["/viewProfile", "/fr/viewProfile"],
  ["/reports/greenbelt-fresh", "/fr/reports/greenbelt-fresh"],
] as const;

describe("The address of a page", () => {
  it.each(PAIRS)("%s is %s in French, and back", (english, french) => {
    expect(localizedPath(english, "fr-CA")).toBe(french);
    expect(localizedPath(french, "en-CA")).toBe(english);
    expect(englishPath(french)).toBe(english);
    expect([localeOfPath(english), localeOfPath(french)]).toEqual(["en-CA", "fr-CA"]);
  });

  it("keeps query and fragment, and stays what it is in its own language", () => {
    expect(localizedPath("/login?message&next=%2Fmessages#form", "fr-CA")).toBe(
      "/fr/connexion?message&next=%2Fmessages#form",
    );
    expect(localizedPath("/fr/recherche?near=N0B", "fr-CA")).toBe("/fr/recherche?near=N0B");
    expect(localizedPath("/?a=/search", "fr-CA")).toBe("/fr?a=/search");
    expect(localizedPath("/fr#b", "en-CA")).toBe("/#b");
  });

  it("is read with a slash at its end and with capitals, as the router does", () => {
    expect(localizedPath("/About-Us/", "fr-CA")).toBe("/fr/a-propos");
    expect(localizedPath("/FR/", "en-CA")).toBe("/");
    expect(localeOfPath("/FR?x")).toBe("fr-CA");
  });

  it.each([
    "/api/v1/network/",
    "/feeds/classifieds.rss",
    "/files/a.pdf",
    "/embed/v1.js",
    "/embed/search",
    "/share/maple-hollow/picture.png",
    "/sitemap.xml",
    "/favicon.svg",
    "/nowhere",
    "/fr/nulle-part",
    "/french",
    "//evil.example/search",
    "https://partner.example/search",
    "mailto:a@b.example",
    "#part",
    "?page=2",
    "",
  ])("%s is the same in both languages", (path) => {
    expect(localizedPath(path, "fr-CA")).toBe(path);
    expect(englishPath(path)).toBeUndefined();
  });

  it.each(["/fr/search", "/fr/profils/maple-hollow/contact", "/fr/login"])(
    "is not made of English words below /fr: %s",
    (path) => expect(englishPath(path)).toBeUndefined(),
  );
});
