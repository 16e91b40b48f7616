import { Dialog } from "../../primitives/Dialog/Dialog.tsx";
import { useDraftStore } from "../../provider/draftStore.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useActingAccount } from "../../provider/useActingAccount.ts";
import type { ChosenBusiness } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import { SendEnquiryForm } from "./SendEnquiryForm.tsx";
import { useSendEnquiry } from "./useSendEnquiry.ts";

export interface SendEnquiryDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The businesses that it goes to, up to ten. */
  recipients: readonly ChosenBusiness[];
  /** What is filled in as the thing that is asked for. */
  product?: string | undefined;
}

/** Asks several businesses at once. Closing it keeps the text as a draft. */
export function SendEnquiryDialog({ open, onOpenChange, recipients, product }: SendEnquiryDialogProps) {
  const t = useTranslate();
  const { account } = useActingAccount();
  const drafts = useDraftStore();
  const draftKey = `${account} enquiry`;
  const send = useSendEnquiry(() => {
    drafts.delete(draftKey);
    onOpenChange(false);
  });
  return (
    <Dialog
      open={open && account !== undefined}
      onOpenChange={onOpenChange}
      unsaved={false}
      title={t(strings.enquiryTo, { count: recipients.length })}
      description={t(strings.enquiryHelp)}
      busy={send.isPending}
    >
      <SendEnquiryForm
        recipients={recipients}
        product={product}
        draftKey={draftKey}
        busy={send.isPending}
        problem={send.problem}
        failures={send.failures}
        onSubmit={send.run}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
