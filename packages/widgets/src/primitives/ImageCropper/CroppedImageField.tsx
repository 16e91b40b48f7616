import { IMAGE_EXTENSIONS } from "@foodshed/sdk/vocabulary";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { FilePicker } from "../FilePicker/FilePicker.tsx";
import * as strings from "../generated/strings.ts";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import * as css from "./CroppedImageField.css.ts";

// Most people who see the field never choose a picture.
const ImageCropper = lazy(() =>
  import("./ImageCropper.tsx").then((module) => ({ default: module.ImageCropper })),
);

export interface CroppedImageFieldProps {
  /** The label, which is also the accessible name. */
  label: ReactNode;
  /** Help, shown below the label. */
  hint?: ReactNode;
  /** Says so beside the label. */
  optional?: boolean;
  /** The cropped picture, or none yet. */
  file: File | null;
  /** Called with the cropped picture, or with none. */
  onFile: (file: File | null) => void;
  /** The part of the file that will be uploaded, each time it changes. */
  onCropped: (picture: Blob | null) => void;
  /** What is wrong, shown below; it marks the control as invalid. */
  error?: string | undefined;
  /** Makes a picture of more than 5 MB smaller, as cameras make them; otherwise it is refused. */
  shrinks?: boolean;
}

/** Chooses one picture and the part of it, 16:9, that will be shown. */
export function CroppedImageField({ file, onFile, onCropped, shrinks, ...field }: CroppedImageFieldProps) {
  const t = useTranslate();
  return (
    <div className={css.field}>
      <FilePicker
        {...field}
        extensions={IMAGE_EXTENSIONS}
        {...(shrinks && { shrink: shrinkLarge })}
        file={file}
        buttonLabel={t(strings.chooseImage)}
        onFile={(chosen) => {
          onFile(chosen);
          onCropped(null);
        }}
      />
      {file && (
        <Suspense fallback={<Skeleton height="14em" radius="8px" />}>
          <ImageCropper
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            onCropped={onCropped}
          />
        </Suspense>
      )}
    </div>
  );
}

const shrinkLarge = async (large: File) => (await import("./shrinkImage.ts")).shrinkImage(large);
