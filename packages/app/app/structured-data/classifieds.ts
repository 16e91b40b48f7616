import type { Schema } from "@foodshed/sdk";
import { localizedPath, type Translate } from "@foodshed/sdk/locale";
import { classifiedCategoryLabel, classifiedPath, isCategoryId } from "@foodshed/sdk/vocabulary";
import { label } from "@foodshed/sdk/vocabulary/label";
import type { ItemList, ListItem, Offer, Organization, Product } from "schema-dts";
import { profilePath } from "../paths.ts";
import { graph } from "./graph.ts";

/** The fields of a classified that structured data uses, and after them those that it leaves out. */
type UsedFields = AllFields<
  keyof Schema<"ClassifiedHitSource">,
  "id" | "title" | "description" | "looking_for" | "category" | "needed_by" | "photo_file_name",
  | "account"
  | "media"
  | "city"
  | "on_map"
  | "created_at"
  | "language"
  | "title_translation"
  | "description_translation"
>;

/** Fails the type check when a field of the contract is in neither list. */
type AllFields<Fields extends Used | Unused, Used, Unused> = Exclude<Fields, Unused>;

export type ClassifiedSummary = Pick<Schema<"ClassifiedHitSource">, UsedFields> & {
  account: Pick<Schema<"AccountRef">, "slug" | "business_name">;
};

/** Classifieds for search engines: for sale as an `Offer`, wanted as a `Demand` that a business seeks. */
export function classifiedsData(
  classifieds: readonly ClassifiedSummary[],
  publicUrl: string,
  translate: Translate,
): string {
  const list: ItemList = {
    "@type": "ItemList",
    itemListElement: classifieds.map(
      (classified, index): ListItem => ({
        "@type": "ListItem",
        position: index + 1,
        item: classifiedData(classified, publicUrl, translate),
      }),
    ),
  };
  return graph(list);
}

/** One classified for search engines, on its own page. */
export function classifiedPageData(
  classified: ClassifiedSummary,
  publicUrl: string,
  translate: Translate,
): string {
  return graph(classifiedData(classified, publicUrl, translate));
}

function classifiedData(
  classified: ClassifiedSummary,
  publicUrl: string,
  translate: Translate,
): Offer | Organization {
  const profile = profilePath(classified.account.slug);
  const at = (path: string) => publicUrl + localizedPath(path, translate.locale);
  const who = {
    "@type": "Organization",
    "@id": `${publicUrl}${profile}#business`,
    name: classified.account.business_name,
    url: at(profile),
  } as const;
  const what = {
    itemOffered: product(classified, translate),
    availabilityEnds: classified.needed_by,
    url: at(classifiedPath(classified)),
  };
  if (classified.looking_for) return { ...who, seeks: { "@type": "Demand", ...what } };
  return { "@type": "Offer", ...what, offeredBy: who };
}

function product(
  { title, description, category, photo_file_name }: ClassifiedSummary,
  translate: Translate,
): Product {
  return {
    "@type": "Product",
    name: title,
    description,
    category: label(translate, classifiedCategoryLabel(isCategoryId(category) ? category : 0)),
    ...(photo_file_name && { image: photo_file_name }),
  };
}
