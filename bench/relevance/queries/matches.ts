// Classifieds as members would write them, and the thing that their other side sells or buys.
import type { CategoryId } from "../../../packages/sdk/src/vocabulary/index.ts";
import { type Ad, type Business, buys, sells, type Thing } from "../grading.ts";
import type { Grade } from "../measures.ts";
import type { Language } from "../query.ts";
import * as t from "./things.ts";

/** A classified, and how what meets it is graded. */
export interface JudgedPair {
  text: string;
  language: Language;
  /** Wanted, else for sale. */
  wanted: boolean;
  /** How well a business meets it: who sells what is wanted, who buys what is for sale. */
  business(subject: Business): Grade;
  /**
   * How well an ad of the other side meets it: by its title 3, by its text 2, or because it wants the kind by its name ("local vegetables"). What is posted in another category is another thing,
   * as blueberry jam and crates for apples are: at most related.
   */
  ad(subject: Ad): Grade;
}

/** Who wants the kind by its own name wants what is of it. */
const KINDS: Partial<Record<CategoryId, RegExp>> = {
  2: /\bdairy\b/i,
  4: /\bfruit\b/i,
  6: /\bmeats?\b/i,
  10: /\bvegetables\b/i,
};

type Entry = [text: string, category: CategoryId, thing: Thing];

function pairs(language: Language, wanted: boolean, entries: readonly Entry[]): JudgedPair[] {
  return entries.map(([text, category, thing]) => ({
    text,
    language,
    wanted,
    business: wanted ? sells(thing) : buys(thing),
    ad: ({ looking_for, title, description, category: own }) => {
      if (looking_for === wanted) return 0;
      const isKind = !wanted && (KINDS[category]?.test(title) ?? false);
      const grade = thing.is(title) ? 3 : thing.is(description) || isKind ? 2 : 0;
      return own === category || grade === 0 ? grade : 1;
    },
  }));
}

export const judgedPairs: readonly JudgedPair[] = [
  ...pairs("en", true, [
    ["Wanted: carrots, 40 kg a week", 10, t.carrots],
    ["Looking for goat cheese for our cheese board", 2, t.goatCheese],
    ["Beets by the bushel", 10, t.beets],
    ["Need a steady supply of free-run eggs", 2, t.eggs],
    ["Whole lamb for Easter", 6, t.lamb],
    ["Maple syrup, bulk, dark", 9, t.mapleSyrup],
    ["Blueberries for jam", 4, t.blueberries],
    ["ISO garlic, 50 lb", 10, t.garlic],
    ["Sourdough bread delivered daily to a café", 9, t.sourdough],
    ["Heirloom tomatoes, July to September", 10, t.tomatoes],
    ["Restaurant seeks local mushrooms", 10, t.mushrooms],
    ["Raw honey in pails", 9, t.honey],
    ["Grass-fed beef, quarters or halves", 6, t.beef],
    ["Pork for our sausages", 6, t.pork],
    ["Apples for pressing", 4, t.apples],
    ["Rye flour, stone ground", 5, t.ryeFlour],
    ["Wanted: rainbow trout for smoking", 3, t.trout],
    ["Hard apple cider for our tap list", 1, t.cider],
    ["Sweet potatoes, 10 kg boxes", 10, t.sweetPotatoes],
    ["Kimchi and other ferments", 9, t.kimchi],
    ["Asparagus next spring", 10, t.asparagus],
    ["Milk for a new creamery", 2, t.milk],
    ["Turkeys for Thanksgiving", 6, t.turkey],
    ["Strawberries, seconds are fine", 4, t.strawberries],
    ["Microgreens every Thursday", 10, t.microgreens],
  ]),
  ...pairs("en", false, [
    ["Carrots, washed, 25 lb bags", 10, t.carrots],
    ["Surplus potatoes", 10, t.potatoes],
    ["Fresh chèvre, 1 kg logs", 2, t.cheese],
    ["Brown eggs by the case", 2, t.eggs],
    ["Half a steer, cut and wrapped", 6, t.beef],
    ["Pumpkins, end of season", 10, t.pumpkins],
    ["Honey in 30 kg pails", 9, t.honey],
    ["Frozen blueberries", 4, t.blueberries],
    ["Cabbage rolls? No, just onions: 200 lb", 10, t.onions],
    ["Peaches, number two", 4, t.peaches],
    ["Pork shoulders and bellies", 6, t.pork],
    ["Local chickens, air chilled", 6, t.chicken],
    ["Sweet corn, picked daily", 10, t.corn],
    ["Butter for pastry chefs", 2, t.butter],
    ["Mixed lettuce for restaurants", 10, t.lettuce],
    ["Maple syrup, amber", 9, t.mapleSyrup],
    ["Garlic braids", 10, t.garlic],
    ["Rutabagas, waxed", 10, t.rutabaga],
    ["Oyster mushrooms, weekly", 10, t.mushrooms],
    ["Lamb, whole carcass", 6, t.lamb],
  ]),
  ...pairs("fr", true, [
    ["Recherchons des carottes pour notre cuisine", 10, t.carrots],
    ["Fromage de chèvre recherché", 2, t.goatCheese],
    ["Œufs de poules en liberté", 2, t.eggs],
    ["Agneau entier pour Pâques", 6, t.lamb],
    ["Sirop d’érable en vrac", 9, t.mapleSyrup],
    ["Bleuets pour confiture", 4, t.blueberries],
    ["Ail de l’Ontario, 20 kg", 10, t.garlic],
    ["Cherche miel en seaux", 9, t.honey],
    ["Bœuf nourri à l’herbe", 6, t.beef],
    ["Champignons pour un restaurant", 10, t.mushrooms],
    ["Pommes à presser", 4, t.apples],
    ["Pain au levain, livraison quotidienne", 9, t.sourdough],
    ["Betteraves au boisseau", 10, t.beets],
    ["Farine de seigle", 5, t.ryeFlour],
  ]),
  ...pairs("fr", false, [
    ["Carottes lavées, sacs de 10 kg", 10, t.carrots],
    ["Pommes de terre à vendre", 10, t.potatoes],
    ["Fromage frais", 2, t.cheese],
    ["Œufs bruns à la caisse", 2, t.eggs],
    ["Citrouilles, fin de saison", 10, t.pumpkins],
    ["Bleuets congelés", 4, t.blueberries],
    ["Oignons jaunes, 100 kg", 10, t.onions],
    ["Poulets de grain", 6, t.chicken],
    ["Maïs sucré cueilli du jour", 10, t.corn],
    ["Agneau, carcasses entières", 6, t.lamb],
    ["Sirop d’érable ambré", 9, t.mapleSyrup],
    ["Laitue pour les restaurants", 10, t.lettuce],
  ]),
];
