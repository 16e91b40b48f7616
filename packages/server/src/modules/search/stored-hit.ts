import type { ResponseBody } from "../handler.ts";

type ProfileHitSource = ResponseBody<"searchProfiles">["hits"]["hits"][number]["_source"];
type ClassifiedHitSource = ResponseBody<"searchClassifieds">["hits"]["hits"][number]["_source"];

/** A stored picture, as much of it as its addresses need. */
export interface StoredHitImage {
  key: string;
  width: number;
  height: number;
}

/** Fields of a hit that the presenter derives from others. */
type DerivedFromImage = "photo_file_name" | "media";
type DerivedProfileFields = "id" | "account_id" | "addresses" | "city" | "description" | DerivedFromImage;

/**
 * What a hit of a profile shows, and the texts in which matches are marked. Nothing personal that is hidden. Every field of
 * the contract's hit is stored here or derived by the presenter; a new one is a compile error until it is.
 */
export type StoredProfileHit = Required<Omit<ProfileHitSource, DerivedProfileFields>> & {
  photo: StoredHitImage | null;
  description: string;
  cities: string[];
  products: string[];
};

/** What a hit of a classified shows. */
export type StoredClassifiedHit = Required<Omit<ClassifiedHitSource, "id" | DerivedFromImage>> & {
  photo: StoredHitImage | null;
};
