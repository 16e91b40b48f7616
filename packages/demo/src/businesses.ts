import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { address, isInGreenbelt, pickTown, placeName, spokenCounty, townNear } from "./addresses.ts";
import { businessName } from "./business-names.ts";
import { businessTypes } from "./checklists.ts";
import type { DemoAddress, DemoBusiness, DemoContact } from "./demo-data.ts";
import { describe } from "./descriptions.ts";
import { emailAddress, handle, person, phoneNumber } from "./people.ts";
import { chooseProducts } from "./products.ts";
import { createRandom, type Random } from "./random.ts";
import { demoRole } from "./roles.ts";
import { plainWords } from "./text.ts";
import type { Trade } from "./trades/trade.ts";
import { trades, tradeWeight } from "./trades/trades.ts";
import type { Town } from "./words/towns.ts";

/** What gives a business its name, site and description. */
export type Unused = Pick<Taken, "name" | "site" | "description">;

/** Remembers what has been given out, so that names, sites and descriptions are not repeated. */
export class Taken {
  readonly #names = new Set<string>();
  readonly #sites = new Set<string>();
  readonly #descriptions = new Set<string>();

  /** An unused name; if random choices give none, the town distinguishes two businesses. */
  name(make: () => string, town: Town): string {
    for (let attempt = 0; attempt < 6; attempt++) {
      const name = make();
      if (!this.#names.has(name)) return this.#keep(name);
    }
    const base = make();
    const name = base.includes(town.name) ? base : `${base} of ${town.name}`;
    return this.#keep(name);
  }

  #keep(name: string): string {
    this.#names.add(name);
    return name;
  }

  /** The first label of a web address, at most 48 characters, never twice. */
  site(name: string): string {
    const base = plainWords(name).slice(0, 48).replace(/-+$/, "") || "business";
    let site = base;
    for (let n = 2; this.#sites.has(site); n++) site = `${base}-${n}`;
    this.#sites.add(site);
    return site;
  }

  description(make: () => string): string {
    for (;;) {
      const text = make();
      if (this.#descriptions.has(text)) continue;
      this.#descriptions.add(text);
      return text;
    }
  }
}

const weightOf = Object.fromEntries(trades.map((trade, index) => [String(index), tradeWeight(trade)]));

const positions = [
  "Orders",
  "Accounts",
  "Sales",
  "Kitchen",
  "Shipping",
  "Owner",
  "Bookkeeping",
  "Market stall",
  "Farm office",
  "Wholesale",
  "Events",
  "Quality",
];

function extraContacts(random: Random, count: number, town: Town, site: string): DemoContact[] {
  return Array.from({ length: count }, () => {
    const who = person(random);
    return {
      name: `${who.firstName} ${who.lastName}`,
      position: random.pick(positions),
      phone: random.chance(0.8) ? phoneNumber(random, town.county) : "",
      fax: "",
      cell: random.chance(0.4) ? phoneNumber(random, town.county) : "",
      email: random.chance(0.7) ? emailAddress(random, who, site) : "",
    };
  });
}

function locations(random: Random, trade: Trade, town: Town): DemoAddress[] {
  const first = address(
    random,
    town,
    trade.setting,
    random.chance(0.5) ? "Main location" : placeName(random),
  );
  const count = random.chance(0.12) ? random.int(1, 3) : 0;
  const names = new Set([first.description]);
  const more = Array.from({ length: count }, () => {
    let name = placeName(random);
    while (names.has(name)) name = placeName(random);
    names.add(name);
    return address(random, townNear(random, town), "town", name);
  });
  return [first, ...more];
}

/** The business at this place of the network; the same seed and place always make the same one. */
export function demoBusiness(seed: string, index: number, taken: Unused): DemoBusiness {
  const random = createRandom(`${seed}/business/${index}`);
  const trade = trades[Number(random.weighted(weightOf))] as Trade;
  return businessOfTrade(random, index, trade, taken);
}

export function businessOfTrade(
  random: Random,
  index: number,
  trade: Trade,
  taken: Unused,
  at?: Town,
): DemoBusiness {
  const town = at ?? pickTown(random, trade.setting, trade.counties);
  const who = person(random);
  const name = taken.name(() => businessName(random, trade, town, who.lastName), town);
  const site = taken.site(name);
  const roleValues = random.weighted(trade.roles).split(" ") as RoleValue[];
  const onlineStore =
    roleValues.some((role) => role === "seller" || role === "processor") && random.chance(0.3);
  const first = chooseProducts(random, trade);
  const roles = roleValues.map((value, place) => {
    const products = place === 0 ? first : random.chance(0.6) ? first : chooseProducts(random, trade, 0.8);
    return demoRole(random, trade, value, products.products, onlineStore);
  });
  const described = random.chance(0.97);
  const website = random.chance(0.72) ? `https://www.${site}.example` : null;
  const addresses = locations(random, trade, town);
  return {
    index,
    trade: trade.key,
    county: town.county,
    businessName: name,
    ...who,
    title: random.pick(trade.titles.split(", ")),
    email: emailAddress(random, who, site),
    phone: random.chance(0.88)
      ? phoneNumber(random, town.county) + (random.chance(0.06) ? ` ext. ${random.int(2, 40)}` : "")
      : null,
    fax: random.chance(0.08) ? phoneNumber(random, town.county) : null,
    cell: random.chance(0.3) ? phoneNumber(random, town.county) : null,
    website,
    onlineStore: onlineStore ? `https://shop.${site}.example` : null,
    // The endings belong to the demo alone, so that no real person's page is linked.
    twitter: random.chance(0.2) ? `https://twitter.com/${handle(site, 5)}_demo${index}` : null,
    instagram: random.chance(0.4) ? `https://instagram.com/${handle(site, 18)}.demo.${index}` : null,
    facebook: random.chance(0.35) ? `https://www.facebook.com/${site}.demo.${index}` : null,
    linkedin: random.chance(0.1) ? `https://www.linkedin.com/company/${site}-demo-${index}` : null,
    youtube: random.chance(0.05) ? `https://www.youtube.com/@${handle(site, 18)}-demo-${index}` : null,
    description: described
      ? taken.description(() =>
          describe(random, trade, {
            name,
            town: town.name,
            near: townNear(random, town).name,
            county: spokenCounty(town.county),
            family: who.lastName,
            first: who.firstName,
            products: first.known,
          }),
        )
      : "",
    businessTypes: businessTypes(random, trade.types, roleValues),
    addresses,
    contacts: extraContacts(random, random.chance(0.3) ? random.int(1, 3) : 0, town, site),
    roles,
    greenbelt: isInGreenbelt(town),
    hidePersonalInfo: random.chance(0.04),
    pictures: null,
    standing: "active",
    isManager: false,
    isAdmin: false,
    joinedDaysAgo: random.int(1, 2200),
    lastLoginDaysAgo: random.chance(0.8) ? random.int(0, 400) : null,
    featuredRank: null,
    partnerRank: null,
    onboarding: random.chance(0.2),
  };
}
