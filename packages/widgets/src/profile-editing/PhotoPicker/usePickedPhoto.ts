import { useState } from "react";

export interface PickedPhoto {
  /** What was chosen. */
  file: File | null;
  /** The part of it that will be uploaded; null while it is being cut out, and of a file that is no picture. */
  picture: Blob | null;
  choose: (file: File | null) => void;
  crop: (picture: Blob | null) => void;
  clear: () => void;
}

/** A picture that was chosen and the part that was cut out of it. */
export function usePickedPhoto(): PickedPhoto {
  const [file, setFile] = useState<File | null>(null);
  const [picture, setPicture] = useState<Blob | null>(null);
  return {
    file,
    picture,
    choose: setFile,
    crop: setPicture,
    clear: () => {
      setFile(null);
      setPicture(null);
    },
  };
}
