import type { FoodshedClient, Schema } from "@foodshed/sdk";
import { HOME_WEEK_COUNT } from "@foodshed/sdk/vocabulary";
import { chooseProducts } from "../../weekly-list/chooseProducts.ts";

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
      products: chooseProducts(products, HOME_WEEK_COUNT).map(
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
