import type { DemoAddress } from "./demo-data.ts";
import type { Random } from "./random.ts";
import { roadNames, streetKinds, streetNames } from "./words/land.ts";
import { type County, cityCounties, type Town, towns } from "./words/towns.ts";

const letters = "ABCEGHJKLMNPRSTVWXYZ";

/** A postal code of the town's forward sortation area; rural areas (with a 0) have rural delivery units. */
export function postalCode(random: Random, fsa: string): string {
  const letter = letters[random.int(0, letters.length - 1)];
  return `${fsa} ${random.int(1, 9)}${letter}${random.int(0, 9)}`;
}

function streetAddress(random: Random, setting: "country" | "town"): string {
  if (setting === "town" || random.chance(0.15)) {
    return `${random.int(1, 480)} ${random.pick(streetNames)} ${random.pick(streetKinds)}`;
  }
  const number = random.int(101, 9899);
  const road = random.pick(roadNames);
  if (road === "Concession") return `${number} Concession ${random.int(2, 16)}`;
  if (road === "Line") return `${number} Line ${random.int(8, 97)}`;
  if (road === "Sideroad") return `${number} Sideroad ${random.int(1, 30)}`;
  if (road === "Highway") return `${number} Highway ${random.int(3, 89)}`;
  if (road === "Road") return `${number} County Road ${random.int(2, 124)}`;
  return `${number} ${road} Road`;
}

const extras = ["Unit 2", "RR 1", "RR 3", "Suite 4", "Rear building", "Barn 2", "Lower level", "PO Box 55"];
const placeNames = [
  "Farm shop",
  "Packing shed",
  "Warehouse",
  "Town store",
  "Saturday market stall",
  "Production kitchen",
  "North farm",
  "Tasting room",
  "Cold store",
  "Office",
  "Greenhouse range",
  "Pickup point",
];

export function address(
  random: Random,
  town: Town,
  setting: "country" | "town",
  description: string,
): DemoAddress {
  return {
    description,
    address_1: streetAddress(random, setting),
    address_2: random.chance(0.12) ? random.pick(extras) : "",
    city: town.name,
    postal_code: postalCode(random, town.fsa),
    phone: "",
  };
}

/** A name for a second or third location. */
export function placeName(random: Random): string {
  return random.pick(placeNames);
}

const weights = Object.fromEntries(towns.map((town, index) => [String(index), town.weight]));
const countryWeights = Object.fromEntries(
  towns.flatMap((town, index) => (cityCounties.has(town.county) ? [] : [[String(index), town.weight]])),
);

/** A town by its weight; in the country, or in one of the given counties, when that matters. */
export function pickTown(random: Random, setting: "country" | "town", counties?: readonly County[]): Town {
  if (counties) {
    const there = towns.filter((town) => counties.includes(town.county));
    return there[
      Number(random.weighted(Object.fromEntries(there.map((t, i) => [String(i), t.weight]))))
    ] as Town;
  }
  return towns[Number(random.weighted(setting === "country" ? countryWeights : weights))] as Town;
}

/** Another town of the same county, or the same one when the county has no other. */
export function townNear(random: Random, town: Town): Town {
  const others = towns.filter((other) => other.county === town.county && other.name !== town.name);
  return others.length > 0 ? random.pick(others) : town;
}

/** A county's name within a sentence: "in Grey County", "in Ottawa", "in the Algoma district". */
export function spokenCounty(county: County): string {
  if (county.startsWith("City of ")) return county.slice("City of ".length);
  if (county.endsWith(" District")) return `the ${county}`;
  return county;
}

const greenbeltTowns = new Set([
  "Caledon",
  "Bolton",
  "King City",
  "Schomberg",
  "Stouffville",
  "Uxbridge",
  "Port Perry",
  "Orono",
  "Campbellville",
  "Acton",
  "Georgetown",
  "Ancaster",
  "Flamborough",
  "Niagara-on-the-Lake",
  "Jordan",
  "Beamsville",
  "Vineland",
  "Mono",
  "Erin",
  "Holland Landing",
  "Blackstock",
  "Binbrook",
]);

export function isInGreenbelt(town: Town): boolean {
  return greenbeltTowns.has(town.name);
}
