import type { Random } from "./random.ts";
import { plainWords } from "./text.ts";
import { familyNames, firstNames } from "./words/people.ts";
import type { County } from "./words/towns.ts";

export interface Person {
  firstName: string;
  lastName: string;
}

export function person(random: Random): Person {
  return { firstName: random.pick(firstNames), lastName: random.pick(familyNames) };
}

const areaCodes: readonly [codes: readonly string[], counties: readonly County[]][] = [
  [["416", "647"], ["Toronto"]],
  [
    ["905", "289"],
    [
      "Peel Region",
      "Halton Region",
      "York Region",
      "Durham Region",
      "City of Hamilton",
      "Niagara Region",
      "Haldimand County",
      "Northumberland County",
    ],
  ],
  [
    ["705", "249"],
    [
      "Simcoe County",
      "Peterborough County",
      "Kawartha Lakes",
      "Muskoka",
      "Parry Sound District",
      "Nipissing District",
      "Greater Sudbury",
      "Manitoulin",
      "Algoma",
      "Timiskaming",
      "Cochrane District",
    ],
  ],
  [
    ["613", "343"],
    [
      "Hastings County",
      "Prince Edward County",
      "Frontenac and Lennox",
      "Leeds and Grenville",
      "Lanark County",
      "City of Ottawa",
      "Prescott and Russell",
      "Stormont, Dundas and Glengarry",
      "Renfrew County",
    ],
  ],
  [["807"], ["Thunder Bay District", "Kenora and Rainy River"]],
];

/** A telephone number of the region, from the reserved numbers 555-0100 to 555-0199. */
export function phoneNumber(random: Random, county: County): string {
  const codes = areaCodes.find(([, counties]) => counties.includes(county))?.[0] ?? ["519", "226"];
  return `(${random.pick(codes)}) 555-01${String(random.int(0, 99)).padStart(2, "0")}`;
}

/** A mail address at a domain that can never exist. `site` is the business's own name in plain words. */
export function emailAddress(random: Random, who: Person, site: string): string {
  const first = plainWords(who.firstName);
  const last = plainWords(who.lastName).replaceAll("-", "");
  const mailbox = random.pick([
    first,
    `${first}.${last}`,
    `${first.slice(0, 1)}${last}`,
    "hello",
    "info",
    "orders",
    "farm",
  ]);
  return `${mailbox}@${site}.example`;
}

/** At most `length` letters and digits of a name, for handles; a distinct suffix keeps them from real accounts. */
export function handle(site: string, length: number): string {
  return site.replaceAll("-", "").slice(0, length);
}
