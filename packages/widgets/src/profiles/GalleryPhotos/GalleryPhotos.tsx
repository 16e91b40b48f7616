import type { Schema } from "@foodshed/sdk";
import { EmptyState } from "../../primitives/EmptyState/EmptyState.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
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
  const t = useTranslate();
  const photos = galleryOf(profile, gallery);
  if (photos.length === 0) return <EmptyState title={t(strings.noPhotos)} level={2} />;
  return (
    <ul className={css.photos} aria-label={t(strings.photos)}>
      {photos.map(({ id, image, photo_file_name }, index) => (
        <li key={id}>
          <Photo
            image={image}
            src={photo_file_name}
            alt={t(strings.photoNumber, {
              business: profile.business_name,
              number: index + 1,
              count: photos.length,
            })}
            sizes="(min-width: 768px) 400px, 100vw"
            eager={index < 2}
            className={css.photo}
            fallback={<div className={css.missing}>{t(strings.photoNotLoaded)}</div>}
          />
        </li>
      ))}
    </ul>
  );
}
