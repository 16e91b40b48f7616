import { frCA as vocabulary } from "@foodshed/sdk/fr-CA";
import { createTranslate } from "@foodshed/sdk/locale";
import { businesses, classifieds, profile, weeklyList } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { catalogue } from "../locale/generated/fr-CA.ts";
import { classifiedsData } from "./classifieds.ts";
import { profileData, vendorData } from "./profile.ts";
import { siteData } from "./site.ts";
import { weeklyListData } from "./weekly-list.ts";

const english = createTranslate("en-CA");
const french = createTranslate("fr-CA", { ...vocabulary, ...catalogue });
const site = "https://foodshed.test";
// biome-ignore lint/suspicious/noExplicitAny: read as a stranger's program reads it
const read = (json: string): any[] => JSON.parse(json)["@graph"];

describe("a profile for search engines", () => {
  it("is a local business with what its page shows", () => {
    const [business, trail] = read(
      profileData(
        profile(undefined, {
          phone: "519-555-0134",
          website: "https://maplehill.example/",
          latitude: 43.68,
          longitude: -80.43,
        }),
        site,
        english,
      ),
    );
    expect(business).toMatchObject({
      "@type": "LocalBusiness",
      name: businesses[0].business_name,
      url: `${site}/profiles/${businesses[0].slug}`,
      telephone: "519-555-0134",
      sameAs: ["https://maplehill.example/"],
      geo: { latitude: 43.68, longitude: -80.43 },
      address: { addressRegion: "ON", addressCountry: "CA" },
    });
    expect(business.makesOffer.length).toBeGreaterThan(0);
    expect(trail.itemListElement).toHaveLength(2);
  });

  it("names a network's first members", () => {
    const [orchard, , , , network] = businesses;
    const accounts = [
      {
        connection_id: 1,
        id: 1,
        slug: orchard.slug,
        business_name: orchard.business_name,
        photo_file_name: null,
      },
    ];
    const [business] = read(profileData(profile(network, { accounts }), site, english));
    expect(business).toMatchObject({
      "@type": "Organization",
      member: [{ name: orchard.business_name, url: `${site}/profiles/${orchard.slug}` }],
    });
    const [alone] = read(profileData(profile(network, { accounts: [] }), site, english));
    expect(alone).not.toHaveProperty("member");
  });

  it("says when the page was last changed, and nothing where that is not known", () => {
    const [business, , page] = read(
      profileData(profile(undefined, { edited_at: "2026-11-20T14:05:00Z" }), site, english),
    );
    expect(page).toEqual({
      "@type": "ProfilePage",
      url: `${site}/profiles/${businesses[0].slug}`,
      inLanguage: "en-CA",
      dateModified: "2026-11-20T14:05:00Z",
      mainEntity: { "@id": business["@id"] },
    });
    const { edited_at: _, ...unknown } = profile();
    expect(profileData(unknown, site, english)).not.toContain("dateModified");
  });

  it("holds nothing that the profile hides", () => {
    const hidden = profile(undefined, {
      hide_personal_info: true,
      email: null,
      phone: null,
      fax: null,
      cell: null,
      address_1: null,
      postal_code: null,
      first_name: null,
      last_name: null,
      contacts: [],
      latitude: null,
      longitude: null,
    });
    const json = profileData(hidden, site, english);
    for (const name of ["telephone", "email", "faxNumber", "streetAddress", "postalCode", "geo"]) {
      expect(json).not.toContain(`"${name}"`);
    }
  });

  it("says of a network that it is an organization", () => {
    const [network] = read(
      profileData(
        profile(businesses.find(({ roles }) => (roles as readonly string[]).includes("organization"))),
        site,
        english,
      ),
    );
    expect(network["@type"]).toBe("Organization");
  });

  it("links to web pages only", () => {
    const [business] = read(
      profileData(profile(undefined, { website: "javascript:alert(1)" }), site, english),
    );
    expect(JSON.stringify(business)).not.toContain("javascript:");
  });
});

describe("a vendor's page for consumers", () => {
  it("is about the same business, wherever it is", () => {
    const [business, page] = read(vendorData(profile(), "/market/maple-hill-orchard", site, french));
    expect(business["@id"]).toBe(read(profileData(profile(), site, english))[0]["@id"]);
    expect(page).toMatchObject({
      "@type": "WebPage",
      url: `${site}/fr/marche/maple-hill-orchard`,
      inLanguage: "fr-CA",
      about: { "@id": business["@id"] },
    });
    const [, elsewhere] = read(
      vendorData(profile(), "https://market.test/profile/maple-hill-orchard", site, english),
    );
    expect(elsewhere).toMatchObject({
      url: "https://market.test/profile/maple-hill-orchard",
      inLanguage: "en-CA",
    });
  });
});

describe("a network's list of the week for search engines", () => {
  it("offers what the page shows, until the last day", () => {
    const [page] = read(weeklyListData(weeklyList, site, english));
    expect(page).toMatchObject({
      "@type": "CollectionPage",
      url: `${site}/this-week/elora-table`,
      inLanguage: "en-CA",
      mainEntity: { "@type": "ItemList", numberOfItems: 3 },
    });
    const [apples, cider] = page.mainEntity.itemListElement.map(({ item }: { item: object }) => item);
    expect(apples).toMatchObject({
      "@type": "Offer",
      itemOffered: { name: "Honeycrisp apples", category: "Fruit" },
      offeredBy: { name: "Maple Hill Orchard", url: `${site}/profiles/maple-hill-orchard` },
      validThrough: "2026-11-29",
      priceSpecification: { price: 32, priceCurrency: "CAD", unitText: "bushel" },
      inventoryLevel: { value: 40, unitText: "bushel" },
      eligibleQuantity: { minValue: 2 },
    });
    expect(cider).not.toHaveProperty("priceSpecification");
    expect(cider).not.toHaveProperty("inventoryLevel");
  });

  it("is French on the French page", () => {
    const [page] = read(weeklyListData(weeklyList, site, french));
    expect(page).toMatchObject({ url: `${site}/fr/cette-semaine/elora-table`, inLanguage: "fr-CA" });
    const [{ item }] = page.mainEntity.itemListElement;
    expect(item).toMatchObject({
      itemOffered: { name: "Pommes Honeycrisp", category: "Fruits" },
      offeredBy: { url: `${site}/fr/profils/maple-hill-orchard` },
      priceSpecification: { unitText: "boisseau" },
    });
  });
});

describe("classifieds for search engines", () => {
  it("are offers, or what a business seeks", () => {
    const [classified] = classifieds();
    if (!classified) throw new Error("no classified");
    const [list] = read(
      classifiedsData(
        [
          { ...classified, looking_for: false },
          { ...classified, looking_for: true },
        ],
        site,
        english,
      ),
    );
    const [offer, demand] = list.itemListElement.map(({ item }: { item: object }) => item);
    expect(offer).toMatchObject({ "@type": "Offer", itemOffered: { name: classified.title } });
    expect(demand).toMatchObject({ name: classified.account.business_name, seeks: { "@type": "Demand" } });
  });
});

it("no text of a member ends the element that holds it", () => {
  const json = profileData(
    profile(undefined, { description: "</script><script>alert(1)</script>" }),
    site,
    english,
  );
  expect(json).not.toContain("<");
  expect(read(json)[0].description).toBe("</script><script>alert(1)</script>");
});

it("the site tells where it is searched", () => {
  expect(siteData(site, "en-CA")).toContain(`${site}/search/{search_term_string}`);
});

it("a French page is described in French, and is about the same business", () => {
  const [[home], [business, trail], [english]] = [
    read(siteData(site, "fr-CA")),
    read(profileData(profile(), site, french)),
    read(profileData(profile(), site, createTranslate("en-CA"))),
  ];
  expect(home).toMatchObject({ inLanguage: "fr-CA", url: `${site}/fr` });
  expect(business["@id"]).toBe(english["@id"]);
  expect(business.url).toBe(`${site}/fr/profils/${businesses[0].slug}`);
  expect(trail.itemListElement[0]).toMatchObject({ name: "Tous les profils", item: `${site}/fr/recherche` });
  const category = ({ makesOffer }: typeof business) => makesOffer[0].itemOffered.category;
  expect(category(business)).not.toBe(category(english));
});
