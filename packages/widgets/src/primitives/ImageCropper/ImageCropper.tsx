import "react-image-crop/dist/ReactCrop.css";
import { IMAGE_ASPECT } from "@foodshed/sdk/vocabulary";
import { useEffect, useId, useState } from "react";
import ReactCrop, { type Crop, type PercentCrop } from "react-image-crop";
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
      <div className={css.well} role="group" aria-label="Crop the picture" aria-describedby={helpId}>
        <ReactCrop
          {...(crop ? { crop } : {})}
          aspect={aspect}
          keepSelection
          ruleOfThirds
          minWidth={48}
          onChange={(_pixels, percent) => setCrop(percent)}
          onComplete={(_pixels, percent) => image && cut(image, percent)}
          ariaLabels={handleNames}
        >
          {source && (
            <img
              src={source}
              alt="What you chose"
              className={css.picture}
              onLoad={({ currentTarget }) => {
                const wrongSize = sizeProblem(currentTarget);
                if (wrongSize) return refuse(wrongSize);
                const start = middleCrop(currentTarget, aspect);
                setImage(currentTarget);
                setCrop(start);
                cut(currentTarget, start);
              }}
              onError={() => refuse("This file is not a picture that can be shown.")}
            />
          )}
        </ReactCrop>
      </div>
      <p id={helpId} className={css.help}>
        Drag the frame, or press Tab to reach it and the arrow keys to move it; its corners change its size.
      </p>
    </div>
  );
}

const handleNames = {
  cropArea: "Part of the picture that will be shown. Arrow keys move it.",
  nwDragHandle: "Top left corner. Arrow keys change the size.",
  nDragHandle: "Top edge. Arrow keys change the size.",
  neDragHandle: "Top right corner. Arrow keys change the size.",
  eDragHandle: "Right edge. Arrow keys change the size.",
  seDragHandle: "Bottom right corner. Arrow keys change the size.",
  sDragHandle: "Bottom edge. Arrow keys change the size.",
  swDragHandle: "Bottom left corner. Arrow keys change the size.",
  wDragHandle: "Left edge. Arrow keys change the size.",
};
