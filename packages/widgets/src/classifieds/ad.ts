import type { Schema } from "@foodshed/sdk";
import { type CategoryId, classifiedCategoryLabel, isCategoryId, isExpired } from "@foodshed/sdk/vocabulary";

type Hit = Schema<"ClassifiedHitSource">;
type Classified = Schema<"Classified">;

/** What a notice shows, whether it comes from a search or from a profile's own list. */
export type Ad = Pick<
  Hit,
  | "id"
  | "title"
  | "description"
  | "looking_for"
  | "category"
  | "needed_by"
  | "photo_file_name"
  | "media"
  | "account"
> &
  Partial<Pick<Hit, "city"> & Pick<Classified, "expired" | "editable" | "profile_id">>;

export function adCategory(ad: Ad): CategoryId {
  return isCategoryId(ad.category) ? ad.category : 0;
}

export function adCategoryLabel(ad: Ad): string {
  return classifiedCategoryLabel(adCategory(ad));
}

/** The server says so where it knows; a searched ad may expire while the page stands open. */
export function adExpired(ad: Ad, now = new Date()): boolean {
  return ad.expired ?? isExpired(ad.needed_by, now);
}

/** Where a visitor comes back to after logging in: the poster's ads. */
export function adPath(ad: Ad): string {
  return `/profiles/${ad.account.slug}/classifieds`;
}
