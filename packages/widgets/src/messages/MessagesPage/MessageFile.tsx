import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { PaperclipIcon } from "../../brand/icons/signs.tsx";
import * as css from "./MessageLog.css.ts";

/** An attachment: a picture is shown, anything else is named. Both can be downloaded. */
export function MessageFile({ file }: { file: Schema<"FileData"> }) {
  // Each reading of the messages brings another address, good for some minutes: one that has been loaded is not loaded again.
  const [src, setSrc] = useState(file.preview ?? file.src);
  const [isBroken, setIsBroken] = useState(false);
  const isPicture = file.content_type.startsWith("image/") && !isBroken;
  return (
    <a href={file.src} download={file.name} className={isPicture ? css.picture : css.file}>
      {isPicture ? (
        <img
          src={src}
          alt={file.name}
          loading="lazy"
          decoding="async"
          className={css.pictureContent}
          onError={() => {
            if (src === file.src) setIsBroken(true);
            // Too many pictures may wait to be made smaller.
            else if (src === file.preview) setSrc(file.src);
            // It was scrolled to after its address had expired.
            else setSrc(file.preview ?? file.src);
          }}
        />
      ) : (
        <>
          <PaperclipIcon /> {file.name}
        </>
      )}
    </a>
  );
}
