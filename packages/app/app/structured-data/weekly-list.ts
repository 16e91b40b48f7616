import type { Schema } from "@foodshed/sdk";
import { localizedPath, type Translate, textFor } from "@foodshed/sdk/locale";
import {
  isCategoryId,
  PRODUCT_UNITS,
  type ProductUnit,
  productCategoryLabel,
} from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { CollectionPage, Offer, UnitPriceSpecification } from "schema-dts";
import * as strings from "../generated/strings.ts";
import { profilePath, thisWeekPath } from "../paths.ts";
import { graph } from "./graph.ts";

type WeeklyList = Schema<"WeeklyList">;
type WeeklyProduct = WeeklyList["products"][number];

/** What a network's members have this week, for search engines: the offers of the page, until its last day. */
export function weeklyListData(list: WeeklyList, publicUrl: string, translate: Translate): string {
  const { network, days, total, products } = list;
  const page: CollectionPage = {
    "@type": "CollectionPage",
    url: publicUrl + localizedPath(thisWeekPath(network.slug), translate.locale),
    name: translate(strings.thisWeek, { network: network.business_name }),
    inLanguage: translate.locale,
    about: { "@id": `${publicUrl}${profilePath(network.slug)}#business` },
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: total,
      itemListElement: products.map((product, index) => ({
        "@type": "ListItem",
        position: index + 1,
        item: offer(product, days.to, publicUrl, translate),
      })),
    },
  };
  return graph(page);
}

function offer(product: WeeklyProduct, validThrough: string, publicUrl: string, translate: Translate): Offer {
  const { name, name_translation, language, category, account, availability } = product;
  const profile = profilePath(account.slug);
  const { quantity, quantity_unit, smallest_order, smallest_order_unit } = availability;
  return {
    "@type": "Offer",
    itemOffered: {
      "@type": "Product",
      name: textFor(translate.locale, { text: name, language, translation: name_translation ?? undefined })
        .text,
      category: label(translate, productCategoryLabel(isCategoryId(category) ? category : 0)),
    },
    offeredBy: {
      "@type": "Organization",
      "@id": `${publicUrl}${profile}#business`,
      name: account.business_name,
      url: publicUrl + localizedPath(profile, translate.locale),
    },
    validThrough,
    ...priceOf(availability, translate),
    ...(quantity !== null && {
      inventoryLevel: {
        "@type": "QuantitativeValue",
        value: quantity,
        ...unitText(quantity_unit, translate),
      },
    }),
    ...(smallest_order !== null && {
      eligibleQuantity: {
        "@type": "QuantitativeValue",
        minValue: smallest_order,
        ...unitText(smallest_order_unit, translate),
      },
    }),
  };
}

function priceOf(
  { price_min, price_max, price_unit }: WeeklyProduct["availability"],
  translate: Translate,
): { priceSpecification?: UnitPriceSpecification } {
  if (price_min === null && price_max === null) return {};
  return {
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      priceCurrency: "CAD",
      ...(price_min !== null && price_min === price_max
        ? { price: price_min }
        : {
            ...(price_min !== null && { minPrice: price_min }),
            ...(price_max !== null && { maxPrice: price_max }),
          }),
      ...unitText(price_unit, translate),
    },
  };
}

const unitText = (unit: ProductUnit | null, translate: Translate) =>
  unit ? { unitText: translate(PRODUCT_UNITS[unit].name, { count: 1 }) } : {};
