import type { RoleValue } from "@foodshed/sdk/vocabulary";
import { address, isInGreenbelt, pickTown, placeName, spokenCounty, townNear } from "./addresses.ts";
import { businessName } from "./business-names.ts";
import { businessTypes } from "./checklists.ts";
import type { DemoAddress, DemoBusiness, DemoContact } from "./demo-data.ts";
import { describe } from "./descriptions.ts";
import type { Kind } from "./kinds/kind.ts";
import { kinds, kindWeight } from "./kinds/kinds.ts";
import { emailAddress, handle, person, phoneNumber } from "./people.ts";
import { chooseProducts } from "./products.ts";
import { createRandom, type Random } from "./random.ts";
import { demoRole } from "./roles.ts";
import { plainWords } from "./text.ts";
import type { Town } from "./words/towns.ts";

/** Remembers what has been given out, so that names, sites and descriptions are not repeated. */
export class Taken {
  readonly #names = new Set<string>();
  readonly #sites = new Set<string>();
  readonly #descriptions = new Set<string>();

  /** A name that nobody has yet; when chance will not give one, the town tells two businesses apart. */
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

const weightOf = Object.fromEntries(kinds.map((kind, index) => [String(index), kindWeight(kind)]));

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

function locations(random: Random, kind: Kind, town: Town): DemoAddress[] {
  const first = address(random, town, kind.setting, random.chance(0.5) ? "Main location" : placeName(random));
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
export function demoBusiness(seed: string, index: number, taken: Taken): DemoBusiness {
  const random = createRandom(`${seed}/business/${index}`);
  const kind = kinds[Number(random.weighted(weightOf))] as Kind;
  return businessOfKind(random, index, kind, taken);
}

export function businessOfKind(
  random: Random,
  index: number,
  kind: Kind,
  taken: Taken,
  at?: Town,
): DemoBusiness {
  const town = at ?? pickTown(random, kind.setting, kind.counties);
  const who = person(random);
  const name = taken.name(() => businessName(random, kind, town, who.lastName), town);
  const site = taken.site(name);
  const roleValues = random.weighted(kind.roles).split(" ") as RoleValue[];
  const onlineStore =
    roleValues.some((role) => role === "seller" || role === "processor") && random.chance(0.3);
  const first = chooseProducts(random, kind);
  const roles = roleValues.map((value, place) => {
    const products = place === 0 ? first : random.chance(0.6) ? first : chooseProducts(random, kind, 0.8);
    return demoRole(random, kind, value, products.products, onlineStore);
  });
  const described = random.chance(0.97);
  const website = random.chance(0.72) ? `https://www.${site}.example` : null;
  const addresses = locations(random, kind, town);
  return {
    index,
    kind: kind.key,
    county: town.county,
    businessName: name,
    ...who,
    title: random.pick(kind.titles.split(", ")),
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
          describe(random, kind, {
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
    businessTypes: businessTypes(random, kind.types, roleValues),
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
