import { businesses, classifieds, profile } from "@foodshed/sdk/testing";
import { describe, expect, it } from "vitest";
import { classifiedsData } from "./classifieds.ts";
import { profileData } from "./profile.ts";
import { siteData } from "./site.ts";

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
    const json = profileData(hidden, site);
    for (const name of ["telephone", "email", "faxNumber", "streetAddress", "postalCode", "geo"]) {
      expect(json).not.toContain(`"${name}"`);
    }
  });

  it("says of a network that it is an organization", () => {
    const [network] = read(
      profileData(
        profile(businesses.find(({ roles }) => (roles as readonly string[]).includes("organization"))),
        site,
      ),
    );
    expect(network["@type"]).toBe("Organization");
  });

  it("links to web pages only", () => {
    const [business] = read(profileData(profile(undefined, { website: "javascript:alert(1)" }), site));
    expect(JSON.stringify(business)).not.toContain("javascript:");
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
      ),
    );
    const [offer, demand] = list.itemListElement.map(({ item }: { item: object }) => item);
    expect(offer).toMatchObject({ "@type": "Offer", itemOffered: { name: classified.title } });
    expect(demand).toMatchObject({ name: classified.account.business_name, seeks: { "@type": "Demand" } });
  });
});

it("no text of a member ends the element that holds it", () => {
  const json = profileData(profile(undefined, { description: "</script><script>alert(1)</script>" }), site);
  expect(json).not.toContain("<");
  expect(read(json)[0].description).toBe("</script><script>alert(1)</script>");
});

it("the site tells where it is searched", () => {
  expect(siteData(site)).toContain(`${site}/search/{search_term_string}`);
});
