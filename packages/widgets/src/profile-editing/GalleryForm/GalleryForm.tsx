import { GALLERY_MAX_IMAGES } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import { actions, form } from "../SectionForm/SectionForm.css.ts";
import { AddPhoto } from "./AddPhoto.tsx";
import * as css from "./GalleryForm.css.ts";
import { GalleryPhotoItem } from "./GalleryPhotoItem.tsx";
import { GALLERY_MESSAGES } from "./galleryForm.ts";
import { useDeletePhotos } from "./useGallery.ts";

/** The gallery: up to six photos, each shown in the checked galleries. */
export function GalleryForm() {
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
    setDone(GALLERY_MESSAGES.deleted(count));
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
      <ErrorSummary
        errors={nothing ? [{ message: GALLERY_MESSAGES.nothingSelected }] : []}
        attempt={attempts}
      />
      {photos.length === 0 ? (
        <p className={css.soft}>No Gallery Photos Available</p>
      ) : (
        <>
          <ul className={css.photos} aria-label="Gallery photos">
            {photos.map((photo, index) => (
              <GalleryPhotoItem
                key={photo.id}
                photo={photo}
                name={`Photo ${index + 1} of ${photos.length}`}
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
              {selected.length > 1 ? `Delete ${selected.length} selected photos` : "Delete selected"}
            </Button>
          </div>
        </>
      )}
      <FormStatus success={done} />
      <div className={css.add}>
        {photos.length >= GALLERY_MAX_IMAGES ? (
          <p className={css.soft}>{GALLERY_MESSAGES.full}</p>
        ) : (
          <AddPhoto onAdded={() => setDone(GALLERY_MESSAGES.added)} />
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={GALLERY_MESSAGES.confirm(selected.length)}
        description={GALLERY_MESSAGES.noUndo}
        confirmLabel="Delete"
        busy={remove.isPending}
        error={remove.problem?.message}
        onConfirm={() => void remove.run(selected)}
      />
    </div>
  );
}
