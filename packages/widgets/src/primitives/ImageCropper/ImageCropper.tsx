import "react-image-crop/dist/ReactCrop.css";
import { IMAGE_ASPECT } from "@foodshed/sdk/vocabulary";
import { useEffect, useId, useState } from "react";
import ReactCrop, { type Crop, type PercentCrop } from "react-image-crop";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { cutOut, middleCrop, sizeProblem } from "./crop.ts";
import * as css from "./ImageCropper.css.ts";

export interface ImageCropperProps {
  file: File;
  /** Width by height; 16:9 by default. */
  aspect?: number;
  /** The part that was chosen, each time it changes; null when the file is no picture. */
  onCropped: (picture: Blob | null) => void;
}

/** Chooses the part of a picture that will be shown: by mouse, by finger, or with Tab and the arrow keys. */
export function ImageCropper({ file, aspect = IMAGE_ASPECT, onCropped }: ImageCropperProps) {
  const t = useTranslate();
  const [source, setSource] = useState<string>();
  const [crop, setCrop] = useState<Crop>();
  const [image, setImage] = useState<HTMLImageElement>();
  const [problem, setProblem] = useState<string>();
  const helpId = useId();

  useEffect(() => {
    const url = URL.createObjectURL(file);
    setSource(url);
    setProblem(undefined);
    setImage(undefined);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  const cut = async (from: HTMLImageElement, chosen: PercentCrop) => {
    if (chosen.width > 0 && chosen.height > 0) onCropped(await cutOut(from, chosen, file.type));
  };

  const refuse = (sentence: string) => {
    setProblem(sentence);
    onCropped(null);
  };

  if (problem)
    return (
      <div className={css.broken} role="status">
        {problem}
      </div>
    );
  return (
    <div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are handles */}
      <div className={css.well} role="group" aria-label={t(strings.cropPicture)} aria-describedby={helpId}>
        <ReactCrop
          {...(crop ? { crop } : {})}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          minWidth={48}
          onChange={(_pixels, percent) => setCrop(percent)}
          onComplete={(_pixels, percent) => image && cut(image, percent)}
          ariaLabels={handleNames(t)}
        >
          {source && (
            <img
              src={source}
              alt={t(strings.chosenPicture)}
              onLoad={({ currentTarget }) => {
                const wrongSize = sizeProblem(currentTarget, t);
                if (wrongSize) return refuse(wrongSize);
                const start = middleCrop(currentTarget, aspect);
                setImage(currentTarget);
                setCrop(start);
                cut(currentTarget, start);
              }}
              onError={() => refuse(t(strings.notAPicture))}
            />
          )}
        </ReactCrop>
      </div>
      <p id={helpId} className={css.help}>
        {t(strings.cropHelp)}
      </p>
    </div>
  );
}

const handleNames = (t: WidgetTranslate) => ({
  cropArea: t(strings.cropArea),
  nwDragHandle: t(strings.cropTopLeft),
  nDragHandle: t(strings.cropTop),
  neDragHandle: t(strings.cropTopRight),
  eDragHandle: t(strings.cropRight),
  seDragHandle: t(strings.cropBottomRight),
  sDragHandle: t(strings.cropBottom),
  swDragHandle: t(strings.cropBottomLeft),
  wDragHandle: t(strings.cropLeft),
});
