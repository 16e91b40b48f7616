import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { MailingListFields } from "../MailingListFields.tsx";
import { dismissPrompt } from "../promptState.ts";
import { useMailingList } from "../useMailingList.ts";
import * as css from "./MailingListDialog.css.ts";

export interface MailingListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Subscribes an address to the mailing list, with the consent text that its owner agreed to. */
export function MailingListDialog({ open, onOpenChange }: MailingListDialogProps) {
  const t = useTranslate();
  const list = useMailingList();
  const { state } = list;
  const close = (next: boolean) => {
    list.reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      busy={state === "loading"}
      title={t(strings.join)}
      description={t(strings.invitation)}
    >
      <form method="post" noValidate className={css.form} onSubmit={list.submit}>
        <MailingListFields {...list} />
        <DialogActions>
          {state === "success" ? (
            <Button onClick={() => close(false)}>{t(strings.close)}</Button>
          ) : (
            <>
              <Button
                variant="quiet"
                disabled={state === "loading"}
                onClick={() => {
                  dismissPrompt();
                  close(false);
                }}
              >
                {t(strings.dontShowAgain)}
              </Button>
              <Button type="submit" busy={state === "loading"}>
                {t(strings.subscribe)}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
