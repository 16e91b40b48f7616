import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Choice } from "../../primitives/Field/Choice.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Photo } from "../../primitives/Photo/Photo.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./GalleryForm.css.ts";
import { galleriesOf } from "./galleryForm.ts";
import { useShowPhoto } from "./useGallery.ts";

export interface GalleryPhotoItemProps {
  photo: Schema<"GalleryPhoto">;
  /** "Photo 2 of 5" */
  name: string;
  selected: boolean;
  onSelect: (selected: boolean) => void;
}

/** One photo of the gallery: whether it is to be deleted, and which galleries show it, which is saved at once. */
export function GalleryPhotoItem({ photo, name, selected, onSelect }: GalleryPhotoItemProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const show = useShowPhoto();
  // Shows the new choice while it is being saved.
  const [wanted, setWanted] = useState(photo.showInGallery);
  const shown = show.isPending ? wanted : photo.showInGallery;
  return (
    <li className={css.photo} data-selected={selected ? "" : undefined}>
      <Photo
        image={photo.image}
        src={photo.photo_file_name}
        alt={name}
        sizes="(min-width: 768px) 320px, 100vw"
        className={css.picture}
        fallback={<div className={css.missing}>{t(strings.photoNotLoaded)}</div>}
      />
      <div className={css.choices}>
        <fieldset className={css.choiceGroup} aria-label={t(strings.galleriesOfPhoto, { photo: name })}>
          {galleriesOf(profile).map((gallery) => (
            <Choice
              key={gallery.name}
              type="checkbox"
              label={t(gallery.label)}
              checked={shown[gallery.name]}
              onChange={(event) => {
                if (show.isPending) return;
                const galleries = { ...shown, [gallery.name]: event.currentTarget.checked };
                setWanted(galleries);
                show.run({ id: photo.id, galleries });
              }}
            />
          ))}
        </fieldset>
        <Choice
          type="checkbox"
          label={t(strings.selectToDelete)}
          aria-label={t(strings.selectPhotoToDelete, { photo: name })}
          checked={selected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
        <FormStatus error={show.problem?.message} />
      </div>
    </li>
  );
}
