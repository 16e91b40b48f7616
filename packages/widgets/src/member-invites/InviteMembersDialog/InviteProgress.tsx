import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import type { Invites } from "../useInvites.ts";
import * as css from "./InviteMembersDialog.css.ts";

/** How many accounts are made, then what came of it. */
export function InviteProgress({
  invites: { total, made, failed, isOver },
  onRetry,
  onWrite,
  onClose,
}: {
  invites: Invites;
  onRetry: () => void;
  onWrite: () => void;
  onClose: () => void;
}) {
  const t = useTranslate();
  const done = made.length + failed.length;
  const words = t(strings.inviting, { done, total });
  return (
    <div className={css.box}>
      {!isOver && (
        <>
          <p role="status" className={css.note}>
            {words}
          </p>
          <progress className={css.bar} max={Math.max(1, total)} value={done} aria-label={words} />
        </>
      )}
      {isOver && (
        <p role="status" className={css.text}>
          {t(strings.invited, { count: made.length })}
        </p>
      )}
      {failed.length > 0 && (
        <>
          <p className={css.fault}>{t(strings.failed, { count: failed.length })}</p>
          <ul className={css.list} aria-label={t(strings.failedList)}>
            {failed.map(({ row, message }) => (
              <li key={row.line} className={css.item}>
                <div className={css.words}>
                  <p className={css.name}>{row.business}</p>
                  <p className={css.note}>{message}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {isOver && (
        <DialogActions>
          {failed.length > 0 && (
            <Button variant="secondary" onClick={onRetry}>
              {t(strings.tryAgain)}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t(strings.close)}
          </Button>
          {made.length > 0 && (
            <Button onClick={onWrite}>{t(strings.writeToThem, { count: made.length })}</Button>
          )}
        </DialogActions>
      )}
    </div>
  );
}
