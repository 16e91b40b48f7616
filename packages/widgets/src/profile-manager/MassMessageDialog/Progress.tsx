import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./MassMessageDialog.css.ts";
import type { MassMessageProgress } from "./useMassMessage.ts";

/** The progress of the sending. */
export function Progress({ progress, recipients }: { progress: MassMessageProgress; recipients: number }) {
  const t = useTranslate();
  const { share } = progress;
  const percent = share === undefined ? undefined : Math.round(share * 100);
  const words =
    progress.phase === "sending" ? t(strings.sendingTo, { count: recipients }) : t(strings.uploading);
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
