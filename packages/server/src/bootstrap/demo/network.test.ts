import type { DemoBusiness } from "@foodshed/demo/demo-data";
import { demoNetwork } from "@foodshed/demo/network";
import { plainWords } from "@foodshed/demo/text";
import { takenNames } from "@foodshed/demo/words/taken-names";
import { counties, towns } from "@foodshed/demo/words/towns";
import {
  ANSWERS,
  BUSINESS_HOURS_MAX_LENGTH,
  BUSINESS_TYPES,
  businessTypesFor,
  CATEGORY_PLACEHOLDER,
  CLASSIFICATIONS,
  CLASSIFIED_CATEGORIES,
  DELIVERY_DETAILS_MAX_LENGTH,
  GALLERY_MAX_IMAGES,
  isEmail,
  isPhone,
  isSameProduct,
  MARKET_TYPES,
  MESSAGE_MAX_LENGTH,
  PAYMENT_METHODS,
  POSTAL_CODE_PATTERN,
  PROCESSING_TYPES,
  PRODUCT_ROLES,
  productName,
  restOfWeek,
  roleCode,
  rolesOfProfileType,
  SAFETY_STANDARDS,
  SERVICES,
  SETTINGS_MAX_ROLES,
  seasonNumbers,
  seasonTest,
  TWITTER_PATTERN,
  VENDOR_MAX_ICONS,
} from "@foodshed/sdk/vocabulary";
import { describe, expect, it } from "vitest";
import { recognizedLanguage } from "../../core/text-language.ts";
import { createEmbeddedGeocoder } from "../../infra/geo/geocoding.ts";
import { CHECKLISTS_OF_ROLE } from "../../modules/profiles/role-records.ts";

const now = new Date("2026-11-21T15:00:00Z");
const options = { profiles: 1200, seed: "foodshed", now };
const network = demoNetwork(options);
const { businesses, classifieds, connections, conversations, enquiries, favouriteLists, savedSearches } =
  network;
const days = (n: number) => n * 86_400_000;
const holds = (business: DemoBusiness, ...values: string[]) =>
  business.roles.some(({ value }) => values.includes(value));

describe("the demo network as data", () => {
  it("is the same for the same seed and another for another", () => {
    expect(demoNetwork(options)).toEqual(network);
    const other = demoNetwork({ ...options, seed: "another" });
    expect(other.businesses[500]?.businessName).not.toBe(businesses[500]?.businessName);
  });

  it("has the number of businesses that was asked for, each in its place", () => {
    expect(businesses).toHaveLength(1200);
    expect(businesses.map(({ index }) => index)).toEqual(businesses.map((_, i) => i));
    expect(demoNetwork({ ...options, profiles: 60 }).businesses).toHaveLength(60);
    expect(() => demoNetwork({ ...options, profiles: 59 })).toThrow("at least 60");
  });

  it("holds mostly suppliers, then buyers, processors and services, and 31 networks", () => {
    const count = (...values: string[]) => businesses.filter((b) => holds(b, ...values)).length;
    expect(count("organization")).toBe(31);
    expect(count(...rolesOfProfileType("SELLS")) / 1200).toBeCloseTo(0.57, 1);
    expect(count("buyer") / 1200).toBeCloseTo(0.22, 1);
    expect(count("processor") / 1200).toBeCloseTo(0.16, 1);
    expect(count("service_provider") / 1200).toBeCloseTo(0.09, 1);
  });

  it("uses reserved addresses, telephone numbers and sites", () => {
    for (const b of businesses) {
      for (const email of [b.email, ...b.contacts.map((c) => c.email)].filter(Boolean)) {
        expect(email).toMatch(/\.example$/);
        expect(isEmail(email)).toBe(true);
      }
      for (const site of [b.website, b.onlineStore])
        if (site) expect(new URL(site).hostname).toMatch(/\.example$/);
      const numbers = [b.phone, b.fax, b.cell, ...b.contacts.flatMap((c) => [c.phone, c.fax, c.cell])];
      for (const phone of numbers.filter((text): text is string => !!text)) {
        expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d( ext\. \d+)?$/);
        expect(isPhone(phone)).toBe(true);
      }
      if (b.twitter) expect(`@${b.twitter.split("/").at(-1)}`).toMatch(TWITTER_PATTERN);
    }
  });

  it("uses no name of a real food business", () => {
    const starts = takenNames.map(plainWords);
    const named = businesses.filter(({ businessName }) => {
      const words = plainWords(businessName).replace(/^the-/, "");
      return starts.some((start) => words === start || words.startsWith(`${start}-`));
    });
    expect(named.map(({ businessName }) => businessName)).toEqual([]);
  });

  it("gives every login an address of its own and nearly every business a name of its own", () => {
    expect(new Set(businesses.map(({ email }) => email.toLowerCase())).size).toBe(1200);
    expect(new Set(businesses.map(({ businessName }) => plainWords(businessName))).size).toBeGreaterThan(
      1190,
    );
    expect(businesses.filter(({ businessName }) => businessName === "Corner Store")).toHaveLength(2);
  });

  it("describes no two businesses alike, and a few not at all", () => {
    const descriptions = businesses.map(({ description }) => description).filter(Boolean);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    expect(descriptions.length).toBeLessThan(1200);
    expect(descriptions.length).toBeGreaterThan(1120);
    for (const text of descriptions) {
      expect(text).not.toMatch(/[{}]|undefined|\s{3}/);
      expect(text.length).toBeLessThanOrEqual(5000);
    }
  });

  it("places every business where its postal code says, in all parts of the province", () => {
    const geocoder = createEmbeddedGeocoder();
    const names = new Set(towns.map(({ name, fsa }) => `${name} ${fsa}`));
    for (const address of businesses.flatMap((b) => b.addresses)) {
      expect(address.postal_code).toMatch(POSTAL_CODE_PATTERN);
      expect(geocoder.locatePostalCode(address.postal_code), address.postal_code).toBeDefined();
      expect(names).toContain(`${address.city} ${address.postal_code.slice(0, 3)}`);
    }
    const missing = counties.filter((county) => !businesses.some((b) => b.county === county));
    expect(missing).toEqual([]);
    expect(businesses.filter(({ addresses }) => addresses.length > 1).length).toBeGreaterThan(60);
  });

  it("keeps to the vocabulary and its limits", () => {
    const keys = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
    const lists = {
      payment_methods: keys(PAYMENT_METHODS),
      classifications: keys(CLASSIFICATIONS),
      safety_standards: keys(SAFETY_STANDARDS),
      processing_types: keys(PROCESSING_TYPES),
      market_types: keys(MARKET_TYPES),
      services_provided: keys(SERVICES),
      services_needed: keys(SERVICES),
    };
    for (const b of businesses) {
      const values = b.roles.map(({ value }) => value);
      expect(values.length).toBeGreaterThan(0);
      expect(values.length).toBeLessThanOrEqual(SETTINGS_MAX_ROLES);
      expect(new Set(values).size).toBe(values.length);
      expect(b.businessName.length).toBeLessThanOrEqual(160);
      const allowed = businessTypesFor(values).map(({ name }) => name);
      for (const type of b.businessTypes) expect(allowed, b.businessName).toContain(type);
      expect(b.pictures?.gallery ?? 0).toBeLessThanOrEqual(GALLERY_MAX_IMAGES);
      for (const role of b.roles) {
        for (const [name, known] of Object.entries(lists))
          for (const key of role[name as keyof typeof lists]) expect(known).toContain(key);
        if (role.safety_standards.includes("none")) expect(role.safety_standards).toEqual(["none"]);
        if (role.value !== "processor") expect([...role.processing_types, ...role.market_types]).toEqual([]);
        if (role.value !== "service_provider") expect(role.services_provided).toEqual([]);
        if (!(PRODUCT_ROLES as readonly string[]).includes(role.value)) expect(role.products).toEqual([]);
        expect(role.highlight === null).toBe(role.value !== "vendor");
        for (const kind of Object.keys(lists) as (keyof typeof lists)[])
          if (role[kind].length > 0)
            expect(CHECKLISTS_OF_ROLE[roleCode(role.value)], role.value).toContain(kind);
        if (role.highlight) {
          expect(role.highlight.icons.length).toBeLessThanOrEqual(VENDOR_MAX_ICONS);
          expect(role.highlight.business_hour_details.length).toBeLessThanOrEqual(BUSINESS_HOURS_MAX_LENGTH);
          expect(role.highlight.delivery_details.length).toBeLessThanOrEqual(DELIVERY_DETAILS_MAX_LENGTH);
        }
        if (role.details) expect(ANSWERS.map(({ value }) => value)).toContain(role.details.delivery);
        if (role.value === "vendor" && role.details) expect(role.details.delivery).not.toBe(3);
      }
    }
  });

  it("lists products as the product form would save them", () => {
    const names = new Set<string>();
    for (const role of businesses.flatMap((b) => b.roles)) {
      for (const [i, { name, category }] of role.products.entries()) {
        if (name === CATEGORY_PLACEHOLDER) continue;
        names.add(name);
        expect(name).not.toContain(",");
        expect(name).toBe(productName(name));
        const same = role.products
          .slice(i + 1)
          .find((p) => p.category === category && isSameProduct(p.name, name));
        expect(same).toBeUndefined();
      }
    }
    expect(names.size).toBeGreaterThan(500);
    expect(names).toContain("Crème fraîche");
    expect(names).toContain("Tourtière");
  });

  it("has every product category, business type and checklist entry at least once", () => {
    const roles = businesses.flatMap((b) => b.roles);
    const categories = new Set(roles.flatMap(({ products }) => products.map(({ category }) => category)));
    expect(categories.size).toBe(CLASSIFIED_CATEGORIES.length);
    const types = new Set(businesses.flatMap((b) => b.businessTypes));
    expect(BUSINESS_TYPES.map(({ name }) => name).filter((name) => !types.has(name))).toEqual([]);
    const lists = [
      [PROCESSING_TYPES, "processing_types"],
      [MARKET_TYPES, "market_types"],
      [SAFETY_STANDARDS, "safety_standards"],
      [CLASSIFICATIONS, "classifications"],
      [SERVICES, "services_provided"],
      [SERVICES, "services_needed"],
    ] as const;
    for (const [list, name] of lists) {
      const used = new Set<string>(roles.flatMap((role) => role[name]));
      expect(list.map(({ key }) => key).filter((key) => !used.has(key))).toEqual([]);
    }
  });

  it("keeps about sixty classifieds running, some ending within a week, and some expired but not yet deleted", () => {
    const running = classifieds.filter(({ neededBy }) => neededBy > now);
    const soon = running.filter(({ neededBy }) => neededBy.getTime() - now.getTime() < days(7));
    const expired = classifieds.filter(({ neededBy }) => neededBy <= now);
    expect(running).toHaveLength(60);
    expect(soon.length).toBeGreaterThan(14);
    expect(expired.length).toBeGreaterThan(8);
    for (const { neededBy } of expired) expect(now.getTime() - neededBy.getTime()).toBeLessThan(days(2));
    expect(new Set(running.map(({ lookingFor }) => lookingFor)).size).toBe(2);
    expect(new Set(running.map(({ category }) => category)).size).toBe(CLASSIFIED_CATEGORIES.length);
    for (const { title, description } of classifieds) {
      expect(title.length).toBeLessThanOrEqual(120);
      expect(`${title}${description}`).not.toMatch(/[{}]/);
    }
    expect(classifieds.filter(({ owner }) => owner === 0).map(({ neededBy }) => neededBy > now)).toContain(
      false,
    );
  });

  it("has neighbours post what the others look for, and newer ads that meet those of the demo member", () => {
    const open = classifieds.filter(({ neededBy, language }) => neededBy > now && !language);
    const about = ({ title }: (typeof open)[number], name: string) =>
      title.toLowerCase().includes(name.toLowerCase());
    const met = open.filter(({ owner, lookingFor, ...ad }) => {
      if (!lookingFor || owner === 0) return false;
      const sought = businesses[owner]?.roles.flatMap(({ products }) => products) ?? [];
      const product = sought.find(({ name }) => about({ owner, lookingFor, ...ad }, name));
      return product && open.some((other) => !other.lookingFor && about(other, product.name));
    });
    expect(met.length).toBeGreaterThanOrEqual(8);
    const own = classifieds.filter(({ owner }) => owner === 0);
    expect(own.filter(({ tellsMatches }) => tellsMatches)).toHaveLength(3);
    for (const [title, lookingFor] of [
      ["sheep's milk cheese", true],
      ["Black currants", false],
    ] as const) {
      const [mine, theirs] = [!lookingFor, lookingFor].map((side) =>
        open.find(
          (ad) => ad.lookingFor === side && about(ad, title) && (ad.owner === 0) === (side !== lookingFor),
        ),
      );
      expect(theirs?.createdAt.getTime()).toBeGreaterThan(mine?.createdAt.getTime() ?? Number.NaN);
    }
  });

  it("joins networks and their members, forty of them to the demo manager's", () => {
    const accepted = connections.filter(({ state }) => state === "accepted");
    const pairs = new Set(connections.map(({ network, member }) => `${network}:${member}`));
    expect(pairs.size).toBe(connections.length);
    for (const { network: organization, member } of connections) {
      expect(holds(businesses[organization] as DemoBusiness, "organization")).toBe(true);
      expect(holds(businesses[member] as DemoBusiness, "organization")).toBe(false);
    }
    const networks = businesses.filter((b) => holds(b, "organization"));
    for (const { index } of networks)
      expect(accepted.filter((c) => c.network === index).length).toBeGreaterThanOrEqual(1);
    const managers = accepted.filter((c) => businesses[c.network]?.email === "network@foodshed.example");
    expect(managers).toHaveLength(40);
    expect(managers.filter(({ manage }) => manage).length).toBeGreaterThan(8);
  });

  it("leaves requests to answer for the demo member and the demo manager", () => {
    const open = connections.filter(({ state }) => state === "requested");
    expect(open.filter((c) => c.member === 0 && c.requestedBy === "network")).toHaveLength(2);
    expect(open.filter((c) => c.network === 2 && c.requestedBy === "member")).toHaveLength(4);
  });

  it("gives the demo member conversations, some unread and one blocked", () => {
    const own = conversations.filter(({ between }) => between.includes(0));
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.filter(({ messages }) => messages.some((m) => m.sender !== 0 && !m.read)).length).toBe(3);
    expect(own.filter(({ blocked }) => blocked?.by === 0)).toHaveLength(1);
    for (const { between, messages } of conversations) {
      expect(new Set(between).size).toBe(2);
      for (const [i, message] of messages.entries()) {
        expect(message.content.length).toBeLessThanOrEqual(MESSAGE_MAX_LENGTH);
        expect(between).toContain(message.sender);
        expect(message.sentAt.getTime()).toBeLessThan(now.getTime());
        const before = messages[i - 1];
        if (before) expect(before.sentAt.getTime()).toBeLessThan(message.sentAt.getTime());
      }
    }
  });

  it("lets the demo member keep two lists, one shared, with notes and a classified", () => {
    expect(favouriteLists.map(({ owner, shared }) => ({ owner, shared }))).toEqual([
      { owner: 0, shared: true },
      { owner: 0, shared: false },
    ]);
    for (const { name, createdAt, favourites } of favouriteLists) {
      expect(favourites.length, name).toBeGreaterThanOrEqual(4);
      expect(favourites.filter(({ note }) => note).length, name).toBeGreaterThanOrEqual(3);
      for (const { of, addedAt } of favourites) {
        expect(addedAt >= createdAt).toBe(true);
        if ("business" in of) expect(businesses[of.business]?.standing).toBe("active");
      }
    }
    expect(favouriteLists.flatMap(({ favourites }) => favourites).some(({ of }) => "classified" in of)).toBe(
      true,
    );
  });

  it("saves a search of the demo member just before the three newest wanted ads", () => {
    const [wanted] = savedSearches;
    expect(wanted).toMatchObject({ owner: 0, frequency: "at_once", search: { kind: "classifieds" } });
    const news = classifieds.filter(
      ({ owner, lookingFor, neededBy, createdAt }) =>
        owner !== 0 && lookingFor && neededBy > now && createdAt > (wanted?.savedAt ?? now),
    );
    expect(news).toHaveLength(3);
  });

  it("lets the demo member ask five growers, of whom three answer, and be asked itself", () => {
    const [sent, received] = enquiries;
    expect(sent).toMatchObject({ sender: 0 });
    expect(new Set(sent?.recipients.map(({ business }) => business)).size).toBe(5);
    const answers = sent?.recipients.flatMap(({ answer }) => answer ?? []) ?? [];
    expect(answers).toHaveLength(3);
    for (const { price, quantity, answeredAt } of answers) {
      expect(Math.min(price, quantity)).toBeGreaterThan(0);
      expect(answeredAt < now).toBe(true);
    }
    expect(new Set(answers.map(({ delivers }) => delivers)).size).toBe(2);
    expect(received?.recipients).toEqual([{ business: 0, answer: null }]);
    const met = conversations.filter(({ between }) => between.includes(0)).flatMap(({ between }) => between);
    for (const { business } of sent?.recipients ?? []) expect(met).not.toContain(business);
    expect(met).not.toContain(received?.sender);
  });

  it("gives every network something to list in every week of the year", () => {
    const joined = connections.filter(({ state }) => state === "accepted");
    for (const [organization, members] of Map.groupBy(joined, (connection) => connection.network)) {
      const offers = members
        .map(({ member }) => businesses[member] as DemoBusiness)
        .filter(({ hidePersonalInfo }) => !hidePersonalInfo)
        .flatMap(({ roles }) => roles.flatMap(({ value, products }) => (value === "buyer" ? [] : products)));
      for (let month = 1; month <= 12; month++) {
        const day = `2026-${String(month).padStart(2, "0")}-01T15:00:00Z`;
        const inSeason = seasonTest(restOfWeek(new Date(day)));
        const listed = offers.filter(({ availability }) => {
          const season = availability && seasonNumbers(availability);
          return season && inSeason(...season);
        });
        const name = `${businesses[organization]?.businessName}, month ${month}`;
        expect(listed.length, name).toBeGreaterThan(4);
      }
    }
  });

  it("lets twenty businesses of French-speaking places write French, half of them in both languages", () => {
    const french = businesses.filter(({ descriptionLanguage }) => descriptionLanguage === "fr-CA");
    expect(french).toHaveLength(20);
    expect(french.filter(({ descriptionTranslation }) => descriptionTranslation).length).toBeGreaterThan(7);
    for (const { description, roles } of french) {
      expect(recognizedLanguage(description)).toBe("fr-CA");
      const listed = roles.flatMap(({ products }) => products);
      expect(listed.every(({ name, translation }) => translation || name === CATEGORY_PLACEHOLDER)).toBe(
        true,
      );
    }
    const ads = classifieds.filter(({ language }) => language === "fr-CA");
    expect(ads.length).toBeGreaterThan(4);
    for (const ad of ads) expect(french).toContain(businesses[ad.owner]);
    expect(new Set(french.map(({ addresses }) => addresses[0]?.city))).toContain("Hearst");
  });

  it("holds the awkward ones that screens must survive", () => {
    const names = businesses.map(({ businessName }) => businessName);
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(140);
    expect(names).toContain("Ripe");
    expect(names).toContain("<b>Bold</b> Beans & Grains");
    expect(
      Math.max(...businesses.flatMap((b) => b.roles.map(({ products }) => products.length))),
    ).toBeGreaterThan(60);
    expect(businesses.some(({ description }) => description.includes("<script>"))).toBe(true);
  });
});
