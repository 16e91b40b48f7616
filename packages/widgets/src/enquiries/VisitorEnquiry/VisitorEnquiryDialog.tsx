import { useState } from "react";
import * as messages from "../../messages/generated/strings.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import * as primitives from "../../primitives/generated/strings.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { type ChosenBusiness, forgetChosenBusinesses } from "../chosenBusinesses.ts";
import * as strings from "../generated/strings.ts";
import { VisitorEnquiryForm } from "./VisitorEnquiryForm.tsx";
import { toVisitorRequest, type VisitorEnquiryValues } from "./visitorEnquiryForm.ts";

export interface VisitorEnquiryDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when it is to open or close. */
  onOpenChange: (open: boolean) => void;
  /** The businesses that it goes to, up to ten. */
  recipients: readonly ChosenBusiness[];
  /** What is filled in as the thing that is asked for. */
  product?: string | undefined;
}

/** Asks several businesses at once without an account. Nothing is sent before a mail confirmed the address. */
export function VisitorEnquiryDialog({ open, onOpenChange, recipients, product }: VisitorEnquiryDialogProps) {
  const t = useTranslate();
  const [sentTo, setSentTo] = useState<string>();
  const ask = useMutation(
    (client, values: VisitorEnquiryValues) => {
      const body = toVisitorRequest(
        values,
        recipients.map(({ id }) => id),
        t.locale,
      );
      return client.POST("/visitor_enquiries/", { body });
    },
    (_, { email }) => setSentTo(email),
  );
  const change = (to: boolean) => {
    onOpenChange(to);
    // The choice stays for as long as the dialog says what comes next.
    if (!to && sentTo) forgetChosenBusinesses();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={t(strings.enquiryTo, { count: recipients.length })}
      description={sentTo ? t(messages.visitorConfirmByMail, { email: sentTo }) : t(strings.visitorHelp)}
      busy={ask.isPending}
    >
      {sentTo ? (
        <DialogActions>
          <Button onClick={() => change(false)}>{t(primitives.close)}</Button>
        </DialogActions>
      ) : (
        <VisitorEnquiryForm
          recipients={recipients}
          product={product}
          busy={ask.isPending}
          problem={ask.problem}
          failures={ask.failures}
          onSubmit={(values) => void ask.run(values)}
          onCancel={() => change(false)}
        />
      )}
    </Dialog>
  );
}
