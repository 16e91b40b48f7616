import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./MassMessageDialog.css.ts";
import type { UploadProgress } from "./useMassMessage.ts";

/** The progress of the upload. */
export function Progress({ share }: UploadProgress) {
  const t = useTranslate();
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const words = t(strings.uploading);
  return (
    <div className={css.progress}>
      <p role="status" className={css.note}>
        {words}
        {percent !== undefined && <span aria-hidden="true"> {t(strings.percent, { percent })}</span>}
      </p>
      {/* Without a value the progress bar is indeterminate. */}
      <progress className={css.bar} max={100} value={percent} aria-label={words} />
    </div>
  );
}
