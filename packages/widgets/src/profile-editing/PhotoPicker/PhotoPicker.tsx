import { type ReactNode, useEffect, useState } from "react";
import { CroppedImageField } from "../../primitives/ImageCropper/CroppedImageField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { useUnsaved } from "../unsavedWork.tsx";
import * as css from "./PhotoPicker.css.ts";
import type { PickedPhoto } from "./usePickedPhoto.ts";

export interface PhotoPickerProps {
  label: ReactNode;
  picked: PickedPhoto;
  error?: string | undefined;
}

/** Chooses a picture, crops it, and previews the result. */
export function PhotoPicker({ label, picked, error }: PhotoPickerProps) {
  const t = useTranslate();
  const { file, picture, choose, crop } = picked;
  useUnsaved(file !== null);
  return (
    <>
      <CroppedImageField
        label={label}
        hint={t(strings.photoHint)}
        file={file}
        onFile={choose}
        onCropped={crop}
        error={error}
      />
      {picture && <CutPreview picture={picture} />}
    </>
  );
}

function CutPreview({ picture }: { picture: Blob }) {
  const t = useTranslate();
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(picture);
    setSource(url);
    return () => URL.revokeObjectURL(url);
  }, [picture]);
  return (
    <figure className={css.preview}>
      <figcaption className={css.caption}>{t(strings.photoPreview)}</figcaption>
      {source && <img src={source} alt="" className={css.cut} />}
    </figure>
  );
}
