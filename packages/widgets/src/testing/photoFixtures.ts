import type { Schema } from "@foodshed/sdk";

const drawn = (hue: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="36"><path fill="${hue}" d="M0 0h64v36H0z"/><path fill="#fff8" d="M0 36 32 14 64 36z"/></svg>`)}`;

const hues = ["#8fae6b", "#c98a5a", "#7a97b8", "#b07a8c", "#a99b5f", "#6f9c91"];

/** A generated photo in both galleries. */
export function galleryPhoto(
  id: number,
  showInGallery = { vendor: true, b2b: true },
): Schema<"GalleryPhoto"> {
  const url = drawn(hues[id % hues.length] as string);
  return {
    id,
    photo_file_name: url,
    image: { width: 64, height: 36, variants: [] },
    showInGallery,
  };
}

/** A file on a profile. */
export function attachment(id: number, name: string): Schema<"FileDetail"> {
  return {
    id,
    file_data: {
      name,
      src: `/api/v1/files/content/${id}`,
      public: true,
      size: 48_213,
      content_type: "application/pdf",
    },
  };
}
