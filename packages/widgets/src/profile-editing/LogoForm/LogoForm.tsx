import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { problemErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useEditedProfile } from "../editedProfile.tsx";
import * as strings from "../generated/strings.ts";
import { PhotoPicker } from "../PhotoPicker/PhotoPicker.tsx";
import { usePickedPhoto } from "../PhotoPicker/usePickedPhoto.ts";
import { actions, form } from "../SectionForm/SectionForm.css.ts";
import { CurrentLogo } from "./CurrentLogo.tsx";
import { useSetLogo } from "./useSetLogo.ts";

export interface LogoFormProps {
  /** Shows the buttons only once a picture is chosen, where the place around the form has others. */
  buttonsWhenChosen?: boolean;
}

/** The profile's picture: shows the current one, and uploads a new one. */
export function LogoForm({ buttonsWhenChosen = false }: LogoFormProps) {
  const t = useTranslate();
  const { profile } = useEditedProfile();
  const picked = usePickedPhoto();
  const [missing, setMissing] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [done, setDone] = useState(false);
  const save = useSetLogo(() => {
    picked.clear();
    setDone(true);
  });
  const none = missing && !picked.file;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    setMissing(!picked.file);
    setAttempts((count) => count + 1);
    if (picked.picture) save.run(picked.picture);
  };
  return (
    <form method="post" noValidate className={form} aria-label={t(strings.profilePicture)} onSubmit={submit}>
      <ErrorSummary
        errors={none ? [{ message: t(strings.noFileChosen) }] : problemErrors(save.problem, [])}
        attempt={attempts + save.failures}
      />
      <CurrentLogo />
      <PhotoPicker
        label={t(profile.photo_file_name ? strings.replaceCompanyPhoto : strings.companyPhoto)}
        picked={picked}
        error={none ? t(strings.noFileChosen) : undefined}
      />
      {(!buttonsWhenChosen || picked.file) && (
        <div className={actions}>
          <Button
            variant="quiet"
            disabled={!picked.file || save.isPending}
            onClick={() => {
              picked.clear();
              setMissing(false);
            }}
          >
            {t(strings.discardChanges)}
          </Button>
          <Button
            type="submit"
            busy={save.isPending}
            // A picture that is not cropped yet or cannot be read cannot be sent.
            disabled={picked.file !== null && !picked.picture}
          >
            {t(strings.save)}
          </Button>
        </div>
      )}
      <FormStatus success={done && !none && t(strings.companyPhotoSaved)} />
    </form>
  );
}
