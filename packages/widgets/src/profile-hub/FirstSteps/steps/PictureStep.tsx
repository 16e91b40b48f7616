import { useEditedProfile } from "../../../profile-editing/editedProfile.tsx";
import { LogoForm } from "../../../profile-editing/LogoForm/LogoForm.tsx";
import { useStep } from "../stepContext.ts";

/** The picture, which its own form saves. */
export function PictureStep() {
  const { buttons } = useStep();
  const { profile } = useEditedProfile();
  return (
    <>
      <LogoForm buttonsWhenChosen />
      {buttons?.({ pristine: !profile.photo_file_name, busy: false })}
    </>
  );
}
