import type { Schema } from "@foodshed/sdk";
import type { LocalizedString } from "@foodshed/sdk/locale";
import { GALLERY_MAX_IMAGES, holds } from "@foodshed/sdk/vocabulary";
import type { WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

type Galleries = Schema<"ShowInGallery">;

export const GALLERIES: readonly { name: keyof Galleries; label: LocalizedString }[] = [
  { name: "vendor", label: strings.vendorGallery },
  { name: "b2b", label: strings.businessGallery },
];

/** The galleries of a profile: the vendor gallery is on the consumer page, which only vendors have. */
export function galleriesOf({ roles }: Schema<"Profile">) {
  return GALLERIES.filter(({ name }) => name === "b2b" || holds(roles, "vendor"));
}

/** "4 of 6 photos" */
export function gallerySummary({ media }: Schema<"Profile">, t: WidgetTranslate): string | undefined {
  const count = media.photos.length;
  return count === 0 ? undefined : t(strings.gallerySummary, { count, max: GALLERY_MAX_IMAGES });
}
