import type { Schema } from "@foodshed/sdk";
import { classifiedCategoryLabel, isCategoryId } from "@foodshed/sdk/vocabulary";
import type { ItemList, ListItem, Offer, Organization, Product } from "schema-dts";
import { profilePath } from "../paths.ts";
import { graph } from "./graph.ts";

/** What of an ad is told, wherever it comes from. */
export type ClassifiedSummary = Pick<
  Schema<"Classified">,
  "id" | "title" | "description" | "looking_for" | "category" | "needed_by" | "photo_file_name"
> & { account: Pick<Schema<"AccountRef">, "slug" | "business_name"> };

/** Classifieds as search engines read them: what is for sale as an offer, what is wanted as what a business seeks. */
export function classifiedsData(ads: readonly ClassifiedSummary[], publicUrl: string): string {
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: ads.map(
      (ad, index): ListItem => ({ "@type": "ListItem", position: index + 1, item: adData(ad, publicUrl) }),
    ),
  };
  return graph(list);
}

function adData(ad: ClassifiedSummary, publicUrl: string): Offer | Organization {
  const profile = publicUrl + profilePath(ad.account.slug);
  const who = {
    "@type": "Organization",
    "@id": `${profile}#business`,
    name: ad.account.business_name,
    url: profile,
  } as const;
  const what = { itemOffered: product(ad), availabilityEnds: ad.needed_by };
  if (ad.looking_for) return { ...who, seeks: { "@type": "Demand", ...what } };
  return { "@type": "Offer", ...what, url: `${profile}/classifieds`, offeredBy: who };
}

function product({ title, description, category, photo_file_name }: ClassifiedSummary): Product {
  return {
    "@type": "Product",
    name: title,
    description,
    category: classifiedCategoryLabel(isCategoryId(category) ? category : 0),
    ...(photo_file_name && { image: photo_file_name }),
  };
}
