import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../../primitives/ConfirmDialog/ConfirmDialog.tsx";
import { Dialog, type DialogProps } from "../../primitives/Dialog/Dialog.tsx";
import { EditedProfileProvider, type Profile } from "../editedProfile.tsx";
import { LeaveGuard } from "../unsavedWork.tsx";

/** What every dialog that edits a profile takes. */
export interface EditingProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The profile as the page has it. */
  profile: Profile;
  /** Told of the profile as it stands after a save, or when it turns out that somebody else has saved. */
  onProfile?: ((profile: Profile) => void) | undefined;
}

interface EditingDialogProps extends EditingProps, Pick<DialogProps, "title" | "description" | "size"> {
  /** The form; `close` closes the dialog without a question. */
  children: (close: () => void) => ReactNode;
}

/** A dialog around a form of the profile. Pressing Escape or beside it asks first, where something is typed. */
export function EditingDialog(props: EditingDialogProps) {
  const { open, onOpenChange, profile, onProfile, children, ...dialog } = props;
  const [unsaved, setUnsaved] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    setUnsaved(false);
    onOpenChange(false);
  };
  return (
    <EditedProfileProvider profile={profile} onChange={onProfile}>
      <Dialog
        {...dialog}
        open={open}
        onOpenChange={(next) => (next || !unsaved ? onOpenChange(next) : setAsking(true))}
      >
        <LeaveGuard onChange={setUnsaved}>{children(close)}</LeaveGuard>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you typed is not saved."
        cancelLabel="Go on editing"
        confirmLabel="Discard changes"
        onConfirm={close}
      />
    </EditedProfileProvider>
  );
}
