import { useState } from "react";

export interface PickedPhoto {
  /** The chosen file. */
  file: File | null;
  /** The cropped picture to upload; null while it is being cropped, and for a file that is no picture. */
  picture: Blob | null;
  choose: (file: File | null) => void;
  crop: (picture: Blob | null) => void;
  clear: () => void;
}

/** A chosen picture and its crop. */
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
