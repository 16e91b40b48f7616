import { type ReactNode, useState } from "react";
import { Dialog, type DialogProps } from "../../primitives/Dialog/Dialog.tsx";
import { EditedProfileProvider, type Profile } from "../editedProfile.tsx";
import { LeaveGuard } from "../unsavedWork.tsx";

/** The props of every dialog that edits a profile. */
export interface EditingProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The profile as the page has it. */
  profile: Profile;
  /** Called with the saved profile after a save, and after a conflict with a save elsewhere. */
  onProfile?: ((profile: Profile) => void) | undefined;
}

interface EditingDialogProps extends EditingProps, Pick<DialogProps, "title" | "description" | "size"> {
  /** The form; `close` closes the dialog without confirmation. */
  children: (close: () => void) => ReactNode;
}

/** A dialog with a form of the profile. Escape and a press outside ask for confirmation when there are unsaved changes. */
export function EditingDialog(props: EditingDialogProps) {
  const { open, onOpenChange, profile, onProfile, children, ...dialog } = props;
  const [unsaved, setUnsaved] = useState(false);
  const close = () => {
    setUnsaved(false);
    onOpenChange(false);
  };
  return (
    <EditedProfileProvider profile={profile} onChange={onProfile}>
      <Dialog {...dialog} open={open} onOpenChange={onOpenChange} unsaved={unsaved}>
        <LeaveGuard onChange={setUnsaved}>{children(close)}</LeaveGuard>
      </Dialog>
    </EditedProfileProvider>
  );
}
