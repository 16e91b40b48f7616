import { type ReactNode, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { MailingListFields } from "../MailingListFields.tsx";
import { dismissPrompt } from "../promptState.ts";
import { useMailingList } from "../useMailingList.ts";
import * as css from "./MailingListDialog.css.ts";

export interface MailingListDialogProps {
  /** Controlled: whether it is open. Without it, the `trigger` opens it. */
  open?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The label of a button that opens it; without one there is no button. */
  trigger?: ReactNode;
  /** Called with the address that was subscribed. */
  onSubscribed?: (email: string) => void;
  /** A class for the panel. */
  className?: string;
}

/** Subscribes an address to the mailing list, with the consent text that its owner agreed to. */
export function MailingListDialog(props: MailingListDialogProps) {
  const { trigger, onSubscribed, className } = props;
  const t = useTranslate();
  const list = useMailingList(onSubscribed);
  const { state } = list;
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };
  const close = (next: boolean) => {
    list.reset();
    change(next);
  };
  const dialog = (
    <Dialog
      open={open}
      onOpenChange={close}
      // It may have opened by itself, and asks for one address.
      unsaved={false}
      className={className}
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
  if (!trigger) return dialog;
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        {trigger}
      </Button>
      {dialog}
    </>
  );
}
