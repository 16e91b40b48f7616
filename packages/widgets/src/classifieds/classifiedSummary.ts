import type { Schema } from "@foodshed/sdk";
import { type CategoryId, classifiedCategoryLabel, isCategoryId, isExpired } from "@foodshed/sdk/vocabulary";

type Hit = Schema<"ClassifiedHitSource">;
type Classified = Schema<"Classified">;

/** Fields that only classifieds in two languages have. */
type Translated = "language" | "title_translation" | "description_translation";

/** The fields of a classified that its card shows; search hits and the lists of profiles both have them. */
export type ClassifiedSummary = Pick<
  Hit,
  ShownFields<
    keyof Hit,
    | "id"
    | "title"
    | "description"
    | "looking_for"
    | "category"
    | "needed_by"
    | "photo_file_name"
    | "media"
    | "account",
    "city" | "created_at" | "on_map" | Translated
  >
> &
  Partial<
    Pick<Hit, "city" | Translated> & Pick<Classified, "expired" | "editable" | "profile_id" | "tell_matches">
  >;

/** Names the fields that a card requires. The type check fails for a field of the contract that is neither required nor left out. */
type ShownFields<Fields extends Shown | LeftOut, Shown, LeftOut> = Exclude<Fields, LeftOut>;

export function classifiedSummaryCategory(classified: ClassifiedSummary): CategoryId {
  return isCategoryId(classified.category) ? classified.category : 0;
}

export function classifiedSummaryCategoryLabel(classified: ClassifiedSummary): string {
  return classifiedCategoryLabel(classifiedSummaryCategory(classified));
}

/** Uses the server's flag where there is one; a search hit may expire while the page is open. */
export function isSummaryExpired(classified: ClassifiedSummary, now = new Date()): boolean {
  return classified.expired ?? isExpired(classified.needed_by, now);
}

/** The poster's classifieds: where a visitor returns to after the login. */
export function posterClassifiedsPath(classified: ClassifiedSummary): string {
  return `/profiles/${classified.account.slug}/classifieds`;
}
