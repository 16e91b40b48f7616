import type { FormEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useNotices } from "../../provider/notices.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { AddPhoto } from "../GalleryForm/AddPhoto.tsx";
import { GALLERY_MESSAGES } from "../GalleryForm/galleryForm.ts";
import { CurrentLogo } from "../LogoForm/CurrentLogo.tsx";
import { useSetLogo } from "../LogoForm/useSetLogo.ts";
import { PhotoPicker } from "../PhotoPicker/PhotoPicker.tsx";
import { usePickedPhoto } from "../PhotoPicker/usePickedPhoto.ts";
import { form } from "../SectionForm/SectionForm.css.ts";

export interface PhotoDialogProps extends EditingProps {
  /** The profile's own picture, or one more for its gallery. */
  type: "profile" | "gallery";
}

/** Uploads a photo of the profile or of its gallery; closes when it is uploaded. */
export function PhotoDialog({ type, ...editing }: PhotoDialogProps) {
  const { notify } = useNotices();
  const done = (message: string, close: () => void) => () => {
    notify(message);
    close();
  };
  return (
    <EditingDialog {...editing} title={type === "profile" ? "Profile Photo" : "Add a Gallery Photo"}>
      {(close) =>
        type === "profile" ? (
          <ProfilePhoto onSaved={done("Your company photo has been saved.", close)} onCancel={close} />
        ) : (
          <AddPhoto onAdded={done(GALLERY_MESSAGES.added, close)} onCancel={close} />
        )
      }
    </EditingDialog>
  );
}

function ProfilePhoto({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const picked = usePickedPhoto();
  const save = useSetLogo(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.picture) save.run(picked.picture);
  };
  return (
    <form method="post" noValidate className={form} aria-label="Profile Photo" onSubmit={submit}>
      <ErrorSummary errors={problemErrors(save.problem, [])} attempt={save.failures} />
      <CurrentLogo />
      <PhotoPicker label="New photo" picked={picked} />
      <DialogActions>
        <Button variant="quiet" disabled={save.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} disabled={!picked.picture}>
          Upload
        </Button>
      </DialogActions>
    </form>
  );
}
