import type { Schema } from "@foodshed/sdk";

type Product = Schema<"WeeklyProduct">;

/** From January to December. The vocabulary's `isYearRound`, which knows all dates, would bring a visitor more script than the list. */
const isAlways = ({ availability: { from, to } }: Product) =>
  Boolean(from?.startsWith("01") && to?.startsWith("12"));

/** One of each category in turn, what has a season before what there always is, and one of each business while there are others. */
export function chooseProducts(products: readonly Product[], count: number): Product[] {
  const inSeasonFirst = products.toSorted((a, b) => Number(isAlways(a)) - Number(isAlways(b)));
  const left = new Map<number, Product[]>();
  for (const product of inSeasonFirst)
    left.set(product.category, [...(left.get(product.category) ?? []), product]);
  const chosen: Product[] = [];
  const shown = new Set<number>();
  while (chosen.length < Math.min(count, products.length)) {
    for (const ofCategory of left.values()) {
      if (chosen.length === count) break;
      const at = Math.max(
        0,
        ofCategory.findIndex(({ account }) => !shown.has(account.id)),
      );
      const [product] = ofCategory.splice(at, 1);
      if (!product) continue;
      shown.add(product.account.id);
      chosen.push(product);
    }
  }
  return chosen;
}
