import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { MessageComposer } from "../MessageComposer/MessageComposer.tsx";

export interface MessageDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The recipient's account. */
  recipient: number;
  /** Its name. */
  businessName: string;
  /** The success notice; by default "Successfully Sent Message!". */
  sentNotice?: string | undefined;
  /** Called after the message was sent. */
  onSent?: (() => void) | undefined;
}

/** Writes a message to a business: at most 1000 characters and one image or PDF. Closing it keeps the text as a draft. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, onOpenChange, recipient, businessName, sentNotice, onSent } = props;
  const t = useTranslate();
  const { account } = useActingAccount();
  const refresh = useInvalidateQueries();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={onOpenChange}
      unsaved={false}
      title={t(strings.messageTo, { business: businessName })}
      busy={busy}
    >
      <MessageComposer
        key={account}
        recipient={recipient}
        rows={6}
        sentNotice={sentNotice}
        onBusy={setBusy}
        onSent={() => {
          onOpenChange(false);
          void refresh("listConversations", "listMessages");
          onSent?.();
        }}
      >
        <Button variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          {t(strings.cancel)}
        </Button>
      </MessageComposer>
    </Dialog>
  );
}
