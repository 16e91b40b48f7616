import { useState } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import * as strings from "../generated/strings.ts";
import { BaseDialog, type BaseDialogProps } from "./BaseDialog.tsx";
import { useTypedText } from "./useTypedText.ts";

export { DialogActions } from "./DialogActions.tsx";

export interface DialogProps extends Omit<BaseDialogProps, "panel"> {
  /** Whether closing it would lose something; by default whether something was typed in it. False where that is kept as a draft. */
  unsaved?: boolean | undefined;
}

/**
 * A modal dialog: traps focus, closes with Escape, and returns focus to the element that opened it. Before Escape, Back or a press outside
 * would lose what was typed, it asks.
 */
export function Dialog({ unsaved, ...dialog }: DialogProps) {
  const { open, onOpenChange, children } = dialog;
  const t = useTranslate();
  const [asking, setAsking] = useState(false);
  const typed = useTypedText();
  return (
    <BaseDialog
      {...dialog}
      panel={typed.watch}
      onOpenChange={(next) => (!next && (unsaved ?? typed.isThere()) ? setAsking(true) : onOpenChange(next))}
    >
      {children}
      <ConfirmDialog
        open={open && asking}
        onOpenChange={setAsking}
        title={t(strings.discardTitle)}
        description={t(strings.discardDescription)}
        cancelLabel={t(strings.goOnEditing)}
        confirmLabel={t(strings.discardChanges)}
        onConfirm={() => {
          setAsking(false);
          onOpenChange(false);
        }}
      />
    </BaseDialog>
  );
}
