import type { FormEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { EditingDialog, type EditingProps } from "../EditingDialog/EditingDialog.tsx";
import { AddPhoto } from "../GalleryForm/AddPhoto.tsx";
import * as strings from "../generated/strings.ts";
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
  const t = useTranslate();
  const { notify } = useNotices();
  const done = (message: string, close: () => void) => () => {
    notify(message);
    close();
  };
  return (
    <EditingDialog
      {...editing}
      title={t(type === "profile" ? strings.profilePhoto : strings.photoGalleryAdd)}
    >
      {(close) =>
        type === "profile" ? (
          <ProfilePhoto onSaved={done(t(strings.companyPhotoSaved), close)} onCancel={close} />
        ) : (
          <AddPhoto onAdded={done(t(strings.photoAdded), close)} onCancel={close} />
        )
      }
    </EditingDialog>
  );
}

function ProfilePhoto({ onSaved, onCancel }: { onSaved: () => void; onCancel: () => void }) {
  const t = useTranslate();
  const picked = usePickedPhoto();
  const save = useSetLogo(onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked.picture) save.run(picked.picture);
  };
  return (
    <form method="post" noValidate className={form} aria-label={t(strings.profilePhoto)} onSubmit={submit}>
      <ErrorSummary errors={problemErrors(save.problem, [])} attempt={save.failures} />
      <CurrentLogo />
      <PhotoPicker label={t(strings.newPhoto)} picked={picked} />
      <DialogActions>
        <Button variant="quiet" disabled={save.isPending} onClick={onCancel}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={save.isPending} disabled={!picked.picture}>
          {t(strings.upload)}
        </Button>
      </DialogActions>
    </form>
  );
}
