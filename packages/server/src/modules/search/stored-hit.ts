import type { Schema } from "@foodshed/sdk";
import type { ResponseBody } from "../handler.ts";

type ProfileHitSource = ResponseBody<"searchProfiles">["hits"]["hits"][number]["_source"];
type ClassifiedHitSource = ResponseBody<"searchClassifieds">["hits"]["hits"][number]["_source"];

type ReasonKind = Schema<"SearchReasonKind">;

/** The reasons that are read from stored facts; the others come from what a hit shows. */
export type FactKind = Extract<
  ReasonKind,
  | "sells"
  | "makes"
  | "buys"
  | "processes"
  | "offers_service"
  | "needs_service"
  | "classified_as"
  | "meets_standard"
  | "delivers"
  | "category"
>;

/** What a business sells, does or needs, in its own words or by the label of a list. */
export type StoredFact = readonly [kind: FactKind, text: string];

/** A stored picture, as much of it as its addresses need. */
export interface StoredHitImage {
  key: string;
  width: number;
  height: number;
}

/** Fields of a hit that the presenter derives from others. */
type DerivedFromImage = "photo_file_name" | "media";
type DerivedProfileFields =
  | "id"
  | "account_id"
  | "addresses"
  | "city"
  | "description"
  | "category_keys"
  | "available_now"
  | DerivedFromImage;

/**
 * What a hit of a profile shows, and the texts in which matches are marked. Nothing personal that is hidden. Every field of
 * the contract's hit is stored here or derived by the presenter; a new one is a compile error until it is.
 */
export type StoredProfileHit = Required<Omit<ProfileHitSource, DerivedProfileFields>> & {
  photo: StoredHitImage | null;
  description: string;
  cities: string[];
  products: string[];
  /** Names of products in the other language, by the name; absent where there are none. */
  product_translations?: Record<string, string>;
  /** Absent where an older release wrote the document. */
  facts?: StoredFact[];
  /** What is offered, with its season as two numbers; absent where no product has one. */
  seasons?: StoredSeason[];
};

export type StoredSeason = readonly [product: string, from: number, to: number];

/** What a hit of a classified shows. */
export type StoredClassifiedHit = Required<Omit<ClassifiedHitSource, "id" | DerivedFromImage>> & {
  photo: StoredHitImage | null;
};
