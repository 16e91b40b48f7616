import type { Schema } from "../contract.ts";
import type { LocalizedString, Translate } from "../locale/strings.ts";
import { comparable } from "./comparable.ts";
import * as strings from "./generated/strings.ts";

export type ProductUnit = Schema<"ProductUnit">;

interface Unit {
  name: LocalizedString<{ count: number }>;
  /** What people write for it, in both languages, without accents. */
  also: readonly string[];
}

/** What products are counted and weighed in, in the order of a list of choices. */
export const PRODUCT_UNITS: Readonly<Record<ProductUnit, Unit>> = {
  each: {
    name: strings.unitEach,
    also: ["ea", "unit", "units", "piece", "pieces", "pc", "pcs", "unite", "chacun", "chacune", "ch"],
  },
  dozen: { name: strings.unitDozen, also: ["doz", "dz", "dozens", "douzaine", "douzaines", "douz"] },
  kg: {
    name: strings.unitKg,
    also: ["kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes"],
  },
  g: { name: strings.unitG, also: ["gr", "gram", "grams", "gramme", "grammes"] },
  lb: { name: strings.unitLb, also: ["lbs", "pound", "pounds", "livre", "livres"] },
  tonne: { name: strings.unitTonne, also: ["tonnes", "t", "ton", "tons"] },
  l: { name: strings.unitL, also: ["litre", "litres", "liter", "liters", "lt"] },
  ml: { name: strings.unitMl, also: ["millilitre", "millilitres", "milliliter", "milliliters"] },
  bag: { name: strings.unitBag, also: ["bags", "sac", "sacs"] },
  bale: { name: strings.unitBale, also: ["bales", "balle", "balles"] },
  basket: { name: strings.unitBasket, also: ["baskets", "panier", "paniers"] },
  bin: { name: strings.unitBin, also: ["bins", "bac", "bacs"] },
  bottle: { name: strings.unitBottle, also: ["bottles", "btl", "bouteille", "bouteilles"] },
  box: { name: strings.unitBox, also: ["boxes", "boite", "boites"] },
  bunch: { name: strings.unitBunch, also: ["bunches", "bu", "botte", "bottes"] },
  bushel: { name: strings.unitBushel, also: ["bushels", "bsh", "boisseau", "boisseaux"] },
  case: { name: strings.unitCase, also: ["cases", "cs", "caisse", "caisses"] },
  crate: { name: strings.unitCrate, also: ["crates", "cageot", "cageots"] },
  flat: { name: strings.unitFlat, also: ["flats", "plateau", "plateaux"] },
  head: { name: strings.unitHead, also: ["heads", "tete", "tetes", "pomme"] },
  jar: { name: strings.unitJar, also: ["jars", "pot", "pots"] },
  loaf: { name: strings.unitLoaf, also: ["loaves", "pain", "pains", "miche", "miches"] },
  pint: { name: strings.unitPint, also: ["pints", "pt", "chopine", "chopines"] },
  quart: { name: strings.unitQuart, also: ["quarts", "qt", "pinte", "pintes"] },
  tray: { name: strings.unitTray, also: ["trays", "barquette", "barquettes"] },
};

/** The unit that a text means, in either language; undefined when it means none. */
export function findProductUnit(text: string): ProductUnit | undefined {
  const wanted = comparable(text);
  return (Object.keys(PRODUCT_UNITS) as ProductUnit[]).find(
    (unit) => unit === wanted || PRODUCT_UNITS[unit].also.includes(wanted),
  );
}

/** "kg", "bunch", "bunches", in the reader's language. */
export function unitName(translate: Translate, unit: ProductUnit, count = 1): string {
  return translate(PRODUCT_UNITS[unit].name, { count });
}
