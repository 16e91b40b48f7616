import type { Random } from "./random.ts";
import { plainWords } from "./text.ts";
import type { Trade } from "./trades/trade.ts";
import { landFirst, landSecond, regionWords, roadNames, townWords } from "./words/land.ts";
import { houseNames } from "./words/people.ts";
import { takenNames } from "./words/taken-names.ts";
import type { Town } from "./words/towns.ts";
import { countryWhimsy, townWhimsy } from "./words/whimsy.ts";

type Form = (random: Random, noun: string, town: Town, family: string) => string;

const ordinals = [
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
  "Eleventh",
  "Twelfth",
];

function pairOfWords(random: Random): [string, string] {
  const first = random.pick(landFirst);
  const second = random.pick(landSecond.filter((word) => !first.startsWith(word) && !word.startsWith(first)));
  return [first, second];
}

const forms = {
  place: (random, noun) => `${pairOfWords(random).join(" ")} ${noun}`,
  bare: (random, noun) => `${random.pick(landFirst)} ${noun}`,
  joined: (random, noun) => {
    const [first, second] = pairOfWords(random);
    return `${first}${second.toLowerCase()} ${noun}`;
  },
  family: (random, noun, _, family) => {
    const name = houseNames.includes(family) ? family : random.pick(houseNames);
    const forms = [
      `${name} ${noun}`,
      `${name} Family ${noun}`,
      `${name} & Sons ${noun}`,
      `${name} & Daughters`,
      `${name} Brothers ${noun}`,
      name.endsWith("s") ? `${name} ${noun}` : `${name}'s ${noun}`,
      `${name} and ${random.pick(houseNames)}`,
      `The ${name} ${noun}`,
    ];
    return random.pick(forms);
  },
  town: (_, noun, town) => `${town.name} ${noun}`,
  region: (random, noun, town) => {
    const near = regionWords
      .filter(([, counties]) => counties.includes(town.county))
      .flatMap(([names]) => names);
    return `${near.length > 0 ? random.pick(near) : town.name} ${noun}`;
  },
  road: (random, noun) =>
    random.chance(0.5)
      ? `${random.pick(ordinals)} Line ${noun}`
      : `${random.pick(roadNames)} ${random.int(2, 18)} ${noun}`,
  shop: (random, noun) => {
    const [first, second] = random.sample(townWords, 2);
    return random.chance(0.5) ? `${first} & ${second}` : `${first} & ${second} ${noun}`;
  },
  the: (random, noun) => `The ${random.pick(townWords)} ${noun}`,
  country: (random) => random.pick(countryWhimsy),
  street: (random) => random.pick(townWhimsy),
  french: (random, noun, _, family) => {
    const name = houseNames.includes(family) ? family : random.pick(houseNames);
    return random.pick([
      `Ferme ${name}`,
      `Les Jardins ${name}`,
      `Domaine ${name}`,
      `Aux Champs de ${name}`,
      `Ferme de la ${random.pick(["Rivière", "Colline", "Savane", "Source", "Croix", "Fourche"])} ${noun}`,
    ]);
  },
} satisfies Record<string, Form>;

type FormName = keyof typeof forms;

const countryForms: Partial<Record<FormName, number>> = {
  place: 34,
  bare: 12,
  joined: 14,
  family: 24,
  town: 6,
  region: 6,
  road: 5,
  country: 4,
};
const townForms: Partial<Record<FormName, number>> = {
  shop: 26,
  the: 14,
  place: 12,
  bare: 7,
  joined: 8,
  family: 15,
  town: 9,
  region: 8,
  street: 4,
};
const french = { french: 40 };
const plainServices = new Set(["school-and-institution", "food-bank", "farmers-market"]);
const civicForms: Partial<Record<FormName, number>> = { town: 60, region: 30, place: 10 };

const frenchCounties = new Set(["Prescott and Russell", "Nipissing District", "Cochrane District"]);
const taken = takenNames.map(plainWords);

/** Whether a real business might be meant. */
export function isTaken(name: string): boolean {
  const words = plainWords(name).replace(/^the-/, "");
  return taken.some((start) => words === start || words.startsWith(`${start}-`));
}

/** A believable name for a business of this trade in this town, at times its owners' own. It may have been given before. */
export function businessName(
  random: Random,
  trade: Pick<Trade, "key" | "nouns" | "setting">,
  town: Town,
  family: string,
): string {
  const nouns = trade.nouns.split(", ");
  let weights = trade.setting === "country" ? countryForms : townForms;
  if (plainServices.has(trade.key)) weights = civicForms;
  else if (trade.setting === "country" && frenchCounties.has(town.county))
    weights = { ...weights, ...french };
  for (;;) {
    const form: Form = forms[random.weighted<FormName>(weights)];
    const name = form(random, random.pick(nouns), town, family);
    if (!isTaken(name)) return name;
  }
}
