import type { Schema } from "@foodshed/sdk";
import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { Choice } from "../../primitives/Field/Choice.tsx";
import * as frame from "../../primitives/Field/FieldFrame.css.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { PhotoPicker } from "../PhotoPicker/PhotoPicker.tsx";
import { usePickedPhoto } from "../PhotoPicker/usePickedPhoto.ts";
import { actions, form } from "../SectionForm/SectionForm.css.ts";
import * as css from "./GalleryForm.css.ts";
import { galleriesOf } from "./galleryForm.ts";
import { useAddPhoto } from "./useGallery.ts";

const everywhere: Schema<"ShowInGallery"> = { vendor: true, b2b: true };

export interface AddPhotoProps {
  onAdded: () => void;
  /** In a dialog: closes it. */
  onCancel?: () => void;
}

/** Adds a photo to the gallery. The upload is disabled until a photo is chosen and cropped. */
export function AddPhoto({ onAdded, onCancel }: AddPhotoProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const picked = usePickedPhoto();
  const [galleries, setGalleries] = useState(everywhere);
  const add = useAddPhoto(() => {
    picked.clear();
    setGalleries(everywhere);
    onAdded();
  });
  const choices = galleriesOf(profile);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.picture) add.run({ picture: picked.picture, galleries });
  };
  const buttons: ReactNode = (
    <>
      <Button
        variant="quiet"
        disabled={onCancel ? add.isPending : !picked.file || add.isPending}
        onClick={onCancel ?? picked.clear}
      >
        {t(onCancel ? strings.cancel : strings.discardChanges)}
      </Button>
      <Button type="submit" busy={add.isPending} disabled={!picked.picture}>
        {t(strings.upload)}
      </Button>
    </>
  );
  return (
    <form method="post" noValidate className={form} aria-label={t(strings.newGalleryPhoto)} onSubmit={submit}>
      <ErrorSummary errors={problemErrors(add.problem, [])} attempt={add.failures} />
      <PhotoPicker label={t(strings.addPhoto)} picked={picked} />
      {picked.file && choices.length > 1 && (
        <fieldset className={frame.frame}>
          <legend className={frame.label}>{t(strings.galleriesThatShowIt)}</legend>
          <div className={css.galleries}>
            {choices.map(({ name, label }) => (
              <Choice
                key={name}
                type="checkbox"
                label={t(label)}
                checked={galleries[name]}
                onChange={(event) => setGalleries({ ...galleries, [name]: event.currentTarget.checked })}
              />
            ))}
          </div>
        </fieldset>
      )}
      {onCancel ? <DialogActions>{buttons}</DialogActions> : <div className={actions}>{buttons}</div>}
    </form>
  );
}
