import { CATEGORY_PLACEHOLDER, type CategoryId } from "@foodshed/sdk/vocabulary";
import type { DemoProduct } from "./demo-data.ts";
import type { Random } from "./random.ts";
import type { Trade } from "./trades/trade.ts";
import { productShelves, type Shelf } from "./words/products.ts";

/** What a role lists, the names it is known for first. */
export interface ProductChoice {
  products: DemoProduct[];
  /** The names that a description may mention. */
  known: string[];
}

/** Chooses from the trade's shelves; `fullness` scales the number of products (1 is usual). */
export function chooseProducts(
  random: Random,
  trade: Pick<Trade, "shelves" | "also">,
  fullness = 1,
): ProductChoice {
  if (trade.shelves.length === 0) return { products: [], known: [] };
  const [main, ...others] = trade.shelves as readonly [Shelf, ...Shelf[]];
  // A trade with several shelves is not always known for the same one.
  const leading = others.length > 1 && random.chance(0.5) ? random.pick([main, ...others]) : main;
  const shelves: Shelf[] = [
    leading,
    ...random.sample(
      trade.shelves.filter((shelf) => shelf !== leading),
      random.int(0, Math.min(3, others.length)),
    ),
    ...random.sample(trade.also ?? [], random.int(0, 2)),
  ];
  const names = new Map<string, CategoryId>();
  for (const [index, shelf] of shelves.entries()) {
    const { category, names: all } = productShelves[shelf];
    const count = Math.round((index === 0 ? random.int(3, 6) : random.int(1, 3)) * fullness);
    for (const name of random.sample<string>(all, count)) if (!names.has(name)) names.set(name, category);
  }
  const categories = [...new Set(names.values())];
  const products = [...names].map(([name, category]) => ({
    name,
    category,
    category_order: categories.indexOf(category),
  }));
  const known = [...names.keys()].slice(0, 3);
  // A category may be ticked before anything is listed under it.
  if (random.chance(0.06)) {
    const empty = ([0, 4, 8, 9, 10] as const).find((category) => !categories.includes(category));
    if (empty !== undefined)
      products.push({ name: CATEGORY_PLACEHOLDER, category: empty, category_order: categories.length });
  }
  return { products, known };
}
