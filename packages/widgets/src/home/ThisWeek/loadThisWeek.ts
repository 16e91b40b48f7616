import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { HOME_WEEK_COUNT } from "@foodshed/sdk/vocabulary";

type Product = Schema<"WeeklyProduct">;

/** Some of what the members of a network have this week. */
export interface WeekOfNetwork {
  network: Pick<Schema<"WeeklyList">["network"], "slug" | "business_name">;
  /** How many there are in all. */
  total: number;
  products: readonly Pick<
    Product,
    "id" | "name" | "name_translation" | "language" | "category" | "account" | "city"
  >[];
}

/** A list shorter than this is not worth a place on the home page. */
const WORTH_SHOWING = 3;

/** The first of the networks that has a list worth showing, in their order; null when none has. */
export async function loadThisWeek(
  client: FoodshedClient,
  networks: readonly Schema<"BuyLocalNetwork">[],
): Promise<WeekOfNetwork | null> {
  for (const { profile } of networks) {
    const query = { network: profile.slug, size: 100 };
    const { data } = await client.GET("/weekly_list/", { params: { query } });
    if (!data || data.total < WORTH_SHOWING) continue;
    const { network, total, products } = data;
    return {
      network: { slug: network.slug, business_name: network.business_name },
      total,
      products: chooseProducts(products).map(
        ({ id, name, name_translation, language, category, account, city }) => ({
          id,
          name,
          name_translation,
          language,
          category,
          account,
          city,
        }),
      ),
    };
  }
  return null;
}

/** From January to December. The vocabulary's `isYearRound`, which knows all dates, would bring a visitor more script than the list. */
const isAlways = ({ availability: { from, to } }: Product) =>
  Boolean(from?.startsWith("01") && to?.startsWith("12"));

/** One of each category in turn, what has a season before what there always is, and one of each business while there are others. */
export function chooseProducts(products: readonly Product[], count = HOME_WEEK_COUNT): Product[] {
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
