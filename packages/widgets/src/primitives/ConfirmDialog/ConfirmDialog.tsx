import type { ReactNode } from "react";
import { useTranslate } from "../../provider/locale.tsx";
import { Button } from "../Button/Button.tsx";
import { BaseDialog } from "../Dialog/BaseDialog.tsx";
import { DialogActions } from "../Dialog/DialogActions.tsx";
import { FormStatus } from "../FormStatus/FormStatus.tsx";
import * as strings from "../generated/strings.ts";

export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** What will be lost. */
  description: ReactNode;
  /** The verb on the button: "Delete", not "OK". */
  confirmLabel: string;
  /** The label of the button that only closes it. */
  cancelLabel?: string;
  /** Called when somebody confirms. */
  onConfirm: () => void;
  /** Pending: it stays open, and a second press does nothing. */
  busy?: boolean;
  /** The error of the last attempt. */
  error?: string | undefined;
  /** Styles the button as destructive. */
  danger?: boolean;
}

/** Asks for confirmation before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel } = props;
  const t = useTranslate();
  const { cancelLabel = t(strings.cancel), onConfirm, busy = false, error, danger = true } = props;
  return (
    <BaseDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size="sm"
      busy={busy}
    >
      <FormStatus error={error} />
      <DialogActions>
        <Button variant="quiet" onClick={() => !busy && onOpenChange(false)}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </BaseDialog>
  );
}
