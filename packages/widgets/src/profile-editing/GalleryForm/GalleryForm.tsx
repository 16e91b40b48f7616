import { GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { actions, form } from "../SectionForm/SectionForm.css.ts";
import { AddPhoto } from "./AddPhoto.tsx";
import * as css from "./GalleryForm.css.ts";
import { GalleryPhotoItem } from "./GalleryPhotoItem.tsx";
import { useDeletePhotos } from "./useGallery.ts";

/** The gallery: up to six photos, each shown in the checked galleries. */
export function GalleryForm() {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const { photos } = profile.media;
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [done, setDone] = useState<string>();
  const remove = useDeletePhotos((count) => {
    setAsking(false);
    setTicked([]);
    setDone(t(strings.photosDeleted, { count }));
  });
  const selected = ticked.filter((id) => photos.some((photo) => photo.id === id));
  const nothing = refused && selected.length === 0;
  const askOrRefuse = () => {
    setDone(undefined);
    remove.reset();
    if (selected.length > 0) setAsking(true);
    setRefused(selected.length === 0);
    setAttempts((count) => count + 1);
  };
  return (
    <div className={form}>
      <ErrorSummary errors={nothing ? [{ message: t(strings.selectPhotos) }] : []} attempt={attempts} />
      {photos.length === 0 ? (
        <p className={css.soft}>{t(strings.galleryEmpty)}</p>
      ) : (
        <>
          <ul className={css.photos} aria-label={t(strings.galleryPhotos)}>
            {photos.map((photo, index) => (
              <GalleryPhotoItem
                key={photo.id}
                photo={photo}
                name={t(strings.photoOf, { number: index + 1, total: photos.length })}
                selected={selected.includes(photo.id)}
                onSelect={(on) => {
                  setRefused(false);
                  setTicked(on ? [...selected, photo.id] : selected.filter((id) => id !== photo.id));
                }}
              />
            ))}
          </ul>
          <div className={actions}>
            <Button variant="secondary" onClick={askOrRefuse}>
              {t(strings.deleteSelected, { count: selected.length })}
            </Button>
          </div>
        </>
      )}
      <FormStatus success={done} />
      <div className={css.add}>
        {photos.length >= GALLERY_MAX_IMAGES ? (
          <p className={css.soft}>{t(strings.galleryFull, { max: GALLERY_MAX_IMAGES })}</p>
        ) : (
          <AddPhoto onAdded={() => setDone(t(strings.photoAdded))} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(strings.deletePhotosTitle, { count: selected.length })}
        description={t(strings.noUndo)}
        confirmLabel={t(strings.deleteIt)}
        busy={remove.isPending}
        error={remove.problem?.message}
        onConfirm={() => void remove.run(selected)}
      />
    </div>
  );
}
