import type { Schema } from "@foodshed/sdk";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import * as css from "./GalleryPhotos.css.ts";

/** The photos that a business shows to other businesses. */
export function GalleryPhotos({ profile }: { profile: Schema<"Profile"> }) {
  const photos = profile.media.photos.filter(({ showInGallery }) => showInGallery.b2b);
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
