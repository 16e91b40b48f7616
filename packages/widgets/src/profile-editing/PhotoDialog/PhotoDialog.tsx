import type { FormEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useNotices } from "../../provider/notices.tsx";
import { AddPhoto } from "../GalleryForm/AddPhoto.tsx";
import { GALLERY_WORDING } from "../GalleryForm/galleryForm.ts";
import { CurrentLogo } from "../LogoForm/CurrentLogo.tsx";
import { useSetLogo } from "../LogoForm/useSetLogo.ts";
import { PhotoPicker } from "../PhotoPicker/PhotoPicker.tsx";
import { usePickedPhoto } from "../PhotoPicker/usePickedPhoto.ts";
import { form } from "../SectionForm/SectionForm.css.ts";

export interface PhotoDialogProps {
  /** The profile's own picture, or one more for its gallery. */
  kind: "profile" | "gallery";
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Uploads a photo of the profile or of its gallery. Stands inside an `EditedProfileProvider`; closes when it is uploaded. */
export function PhotoDialog({ kind, open, onOpenChange }: PhotoDialogProps) {
  const { notify } = useNotices();
  const close = () => onOpenChange(false);
  const [title, message] =
    kind === "profile"
      ? ["Profile Photo", "Your company photo has been saved."]
      : ["Add a Gallery Photo", GALLERY_WORDING.added];
  const added = () => {
    notify(message);
    close();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      {kind === "profile" ? (
        <ProfilePhoto onSaved={added} onCancel={close} />
      ) : (
        <AddPhoto onAdded={added} onCancel={close} />
      )}
    </Dialog>
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
        <Button kind="quiet" disabled={save.isRequesting} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isRequesting} disabled={!picked.picture}>
          Upload
        </Button>
      </DialogActions>
    </form>
  );
}
