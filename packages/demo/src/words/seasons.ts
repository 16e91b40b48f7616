import type { ProductUnit } from "@foodshed/sdk/vocabulary";
import type { Shelf } from "./products.ts";

/** When the things of a shelf are ripe in Ontario, and about what they cost: the lowest and highest price, by the unit. */
export interface ShelfSeason {
  season: readonly [from: string, to: string];
  dollars: readonly [low: number, high: number];
  unit: ProductUnit;
}

const YEAR = ["01", "12"] as const;

/** The shelves whose sellers give a season and a price; of the others nobody does. */
export const shelfSeasons: Readonly<Partial<Record<Shelf, ShelfSeason>>> = {
  roots: { season: ["07", "03"], dollars: [2, 5], unit: "kg" },
  potatoes: { season: ["08", "04"], dollars: [1.5, 4], unit: "kg" },
  alliums: { season: ["07", "02"], dollars: [3, 9], unit: "kg" },
  greens: { season: ["05", "11"], dollars: [2.5, 5], unit: "bunch" },
  brassicas: { season: ["06-15", "12-15"], dollars: [2.5, 5], unit: "head" },
  summerVegetables: { season: ["07", "10-10"], dollars: [3, 7], unit: "kg" },
  greenhouse: { season: ["03", "12"], dollars: [4, 8], unit: "kg" },
  peppers: { season: ["07-15", "10"], dollars: [5, 12], unit: "kg" },
  squash: { season: ["09", "02"], dollars: [1.5, 4], unit: "kg" },
  mushrooms: { season: YEAR, dollars: [10, 26], unit: "kg" },
  microgreens: { season: YEAR, dollars: [4, 8], unit: "tray" },
  asparagus: { season: ["04-25", "06-20"], dollars: [4, 8], unit: "bunch" },
  freshCut: { season: YEAR, dollars: [5, 9], unit: "kg" },
  apples: { season: ["09", "04"], dollars: [20, 42], unit: "bushel" },
  tenderFruit: { season: ["07", "09"], dollars: [6, 14], unit: "basket" },
  berries: { season: ["06-10", "08"], dollars: [4, 9], unit: "pint" },
  grapes: { season: ["08-20", "10-15"], dollars: [5, 11], unit: "basket" },
  melons: { season: ["08", "09"], dollars: [3, 7], unit: "each" },
  cranberries: { season: ["10", "01"], dollars: [6, 14], unit: "kg" },
  frozenFruit: { season: YEAR, dollars: [7, 14], unit: "kg" },
  cowCheese: { season: YEAR, dollars: [18, 42], unit: "kg" },
  goatDairy: { season: YEAR, dollars: [24, 48], unit: "kg" },
  sheepDairy: { season: YEAR, dollars: [28, 52], unit: "kg" },
  eggs: { season: YEAR, dollars: [5, 9], unit: "dozen" },
  lakeFish: { season: ["05", "11"], dollars: [18, 36], unit: "kg" },
  farmedFish: { season: YEAR, dollars: [16, 34], unit: "kg" },
  smokedFish: { season: YEAR, dollars: [28, 56], unit: "kg" },
  flours: { season: YEAR, dollars: [24, 48], unit: "bag" },
  grains: { season: YEAR, dollars: [18, 40], unit: "bag" },
  beans: { season: ["10", "06"], dollars: [3, 7], unit: "kg" },
  beef: { season: YEAR, dollars: [14, 48], unit: "kg" },
  pork: { season: YEAR, dollars: [11, 26], unit: "kg" },
  poultry: { season: ["05", "12"], dollars: [12, 24], unit: "kg" },
  lamb: { season: YEAR, dollars: [18, 44], unit: "kg" },
  gameMeat: { season: YEAR, dollars: [20, 46], unit: "kg" },
  charcuterie: { season: YEAR, dollars: [26, 58], unit: "kg" },
  nuts: { season: ["10", "04"], dollars: [12, 28], unit: "kg" },
  herbs: { season: ["06", "10"], dollars: [2.5, 4], unit: "bunch" },
  preserves: { season: YEAR, dollars: [42, 78], unit: "case" },
  sauces: { season: YEAR, dollars: [46, 84], unit: "case" },
  honey: { season: YEAR, dollars: [11, 20], unit: "kg" },
  maple: { season: YEAR, dollars: [14, 22], unit: "l" },
  bread: { season: YEAR, dollars: [5, 9], unit: "each" },
  pasta: { season: YEAR, dollars: [11, 18], unit: "kg" },
  juice: { season: ["09", "05"], dollars: [5, 9], unit: "l" },
};
