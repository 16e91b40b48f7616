import type { Schema } from "@foodshed/sdk";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import * as css from "./GalleryPhotos.css.ts";

/** The photos that a business shows in one of its galleries. */
export function galleryOf({ media }: Schema<"Profile">, gallery: "b2b" | "vendor") {
  return media.photos.filter(({ showInGallery }) => showInGallery[gallery]);
}

export interface GalleryPhotosProps {
  profile: Schema<"Profile">;
  /** `b2b` is the gallery for other businesses, `vendor` the one for consumers. */
  gallery?: "b2b" | "vendor";
}

/** A business's photos. */
export function GalleryPhotos({ profile, gallery = "b2b" }: GalleryPhotosProps) {
  const photos = galleryOf(profile, gallery);
  if (photos.length === 0) return <EmptyState title="No Gallery Photos Available" level={2} />;
  return (
    <ul className={css.photos} aria-label="Photos">
      {photos.map(({ id, image, photo_file_name }, index) => (
        <li key={id}>
          <Photo
            image={image}
            src={photo_file_name}
            alt={`${profile.business_name}, photo ${index + 1} of ${photos.length}`}
            sizes="(min-width: 768px) 400px, 100vw"
            eager={index < 2}
            className={css.photo}
            fallback={<div className={css.missing}>This photo could not be loaded.</div>}
          />
        </li>
      ))}
    </ul>
  );
}
