import { pickTown, postalCode, spokenCounty } from "./addresses.ts";
import type { Unused } from "./businesses.ts";
import type { DemoBusiness, DemoConnection, DemoRole } from "./demo-data.ts";
import { describe } from "./descriptions.ts";
import { emailAddress, person, phoneNumber } from "./people.ts";
import { createRandom, type Random } from "./random.ts";
import { networkSentences, networks } from "./words/networks.ts";
import { type Town, towns } from "./words/towns.ts";

export const organizationRole: DemoRole = {
  value: "organization",
  details: null,
  products: [],
  payment_methods: [],
  classifications: [],
  safety_standards: [],
  processing_types: [],
  market_types: [],
  services_provided: [],
  services_needed: [],
  highlight: null,
};

/** The buy-local network at this place in the list of networks, as the business at `index`. */
export function demoNetworkBusiness(seed: string, place: number, index: number, taken: Unused): DemoBusiness {
  const words = networks[place] as (typeof networks)[number];
  const random = createRandom(`${seed}/network/${place}`);
  const town =
    towns.find(({ name, county }) => name === words.town && words.counties.includes(county)) ??
    pickTown(random, "town", words.counties);
  const site = taken.site(words.name);
  const who = person(random);
  return {
    index,
    trade: "network",
    county: town.county,
    businessName: taken.name(() => words.name, town),
    ...who,
    title: random.pick([
      "Executive director",
      "Network coordinator",
      "Membership coordinator",
      "Board chair",
    ]),
    email: emailAddress(random, who, site),
    phone: phoneNumber(random, town.county),
    fax: null,
    cell: null,
    website: `https://www.${site}.example`,
    onlineStore: null,
    twitter: null,
    instagram: `https://instagram.com/network.demo.${index}`,
    facebook: `https://www.facebook.com/${site}.demo.${index}`,
    linkedin: null,
    youtube: null,
    description: taken.description(() =>
      describe(random, networkSentences, {
        name: words.name,
        town: town.name,
        near: town.name,
        county: words.counties.map(spokenCounty).join(" and "),
        family: who.lastName,
        first: who.firstName,
        products: [],
      }),
    ),
    businessTypes: random.chance(0.4)
      ? ["Regional Food Network", "Agricultural Assoc."]
      : random.chance(0.1)
        ? ["Regional Food Network", "Government"]
        : ["Regional Food Network"],
    addresses: [officeOf(random, town)],
    contacts: [],
    roles: [organizationRole],
    greenbelt: false,
    hidePersonalInfo: false,
    pictures: null,
    standing: "active",
    isManager: true,
    isAdmin: false,
    joinedDaysAgo: random.int(400, 2600),
    lastLoginDaysAgo: random.int(0, 40),
    featuredRank: null,
    partnerRank: place < 4 ? place + 1 : null,
    onboarding: false,
  };
}

const officeOf = (random: Random, town: Town) => ({
  description: "Office",
  address_1: `${random.int(2, 200)} ${random.pick(["Main", "King", "Market", "Wellington"])} Street`,
  address_2: random.chance(0.3) ? "Upper floor" : "",
  city: town.name,
  postal_code: postalCode(random, town.fsa),
  phone: "",
});

/** How many members the demo manager's network has; the rest of its counties' businesses stay outside. */
export const DEMO_NETWORK_MEMBERS = 40;

/** Joins about half of the businesses to the network of their county, and lets some networks manage some members. */
export function connections(
  seed: string,
  now: Date,
  networkIndexes: readonly number[],
  businesses: readonly DemoBusiness[],
): DemoConnection[] {
  const random = createRandom(`${seed}/connections`);
  const networkOf = new Map(
    networks.slice(0, networkIndexes.length).flatMap((n, i) => n.counties.map((c) => [c, i] as const)),
  );
  const made: DemoConnection[] = [];
  let inFirst = 0;
  for (const business of businesses) {
    if (business.trade === "network" || business.isAdmin || business.standing !== "active") continue;
    const place = networkOf.get(business.county);
    if (place === undefined) continue;
    const joins = place === 0 ? inFirst < DEMO_NETWORK_MEMBERS : random.chance(0.5);
    if (!joins) continue;
    if (place === 0) inFirst++;
    made.push({
      network: networkIndexes[place] as number,
      member: business.index,
      requestedBy: random.chance(0.6) ? "member" : "network",
      manage: random.chance(place === 0 ? 0.35 : 0.15),
      state: "accepted",
      createdAt: daysBefore(now, random.int(3, Math.max(4, business.joinedDaysAgo))),
    });
  }
  return made;
}

export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);
