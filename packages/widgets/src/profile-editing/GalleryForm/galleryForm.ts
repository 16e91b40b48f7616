import type { Schema } from "@foodshed/sdk";
import { GALLERY_MAX_IMAGES, holds } from "@foodshed/sdk/vocabulary";

type Galleries = Schema<"ShowInGallery">;

export const GALLERY_MESSAGES = {
  full: `You are limited to a maximum of ${GALLERY_MAX_IMAGES} images.`,
  nothingSelected: "You must select at least one file to delete.",
  confirm: (count: number) =>
    count === 1
      ? "Are you sure you want to delete this gallery photo?"
      : `Are you sure you want to delete these ${count} gallery photos?`,
  noUndo: "This action cannot be undone.",
  added: "Your photo has been added.",
  deleted: (count: number) =>
    count === 1 ? "The photo has been deleted." : `${count} photos have been deleted.`,
};

export const GALLERIES: readonly { name: keyof Galleries; label: string }[] = [
  { name: "vendor", label: "Vendor Gallery" },
  { name: "b2b", label: "B2B Gallery" },
];

/** The galleries of a profile: the vendor gallery is on the consumer page, which only vendors have. */
export function galleriesOf({ roles }: Schema<"Profile">) {
  return GALLERIES.filter(({ name }) => name === "b2b" || holds(roles, "vendor"));
}

/** "4 of 6 photos" */
export function gallerySummary({ media }: Schema<"Profile">): string | undefined {
  const count = media.photos.length;
  return count === 0 ? undefined : `${count} of ${GALLERY_MAX_IMAGES} photos`;
}
