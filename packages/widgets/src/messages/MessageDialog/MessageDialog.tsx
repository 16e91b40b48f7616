import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useSession } from "../../provider/host.tsx";
import { useRefresh } from "../../provider/useQuery.ts";
import { MessageComposer } from "../MessageComposer/MessageComposer.tsx";

export interface MessageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The account that is written to. */
  recipient: number;
  /** Its name. */
  businessName: string;
  onSent?: () => void;
}

/** Writes a message to a business: at most 1000 characters and one image or PDF. Closing it forgets what was typed. */
export function MessageDialog({ open, onOpenChange, recipient, businessName, onSent }: MessageDialogProps) {
  const session = useSession();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open && session !== null}
      onOpenChange={onOpenChange}
      title={`Message ${businessName}`}
      busy={busy}
    >
      <MessageComposer
        recipient={recipient}
        rows={6}
        onBusy={setBusy}
        onSent={() => {
          onOpenChange(false);
          void refresh("listConversations", "listMessages");
          onSent?.();
        }}
      >
        <Button kind="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
      </MessageComposer>
    </Dialog>
  );
}
