import type { Schema } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxList } from "../../primitives/CheckboxList/CheckboxList.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./EnquiryPage.css.ts";
import type { useEnquiry } from "./useEnquiry.ts";

export interface CloseEnquiryDialogProps extends Pick<ReturnType<typeof useEnquiry>, "close"> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  enquiry: Schema<"Enquiry">;
}

/** Ends an enquiry, and thanks whom one chooses. */
export function CloseEnquiryDialog({ open, onOpenChange, enquiry, close }: CloseEnquiryDialogProps) {
  const t = useTranslate();
  const asked = enquiry.recipients.filter(({ outcome }) => outcome === "sent");
  const [tell, setTell] = useState<number[]>(() => asked.map(({ account }) => account.id));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(strings.closeEnquiry)}
      description={t(strings.closeHelp)}
      size="sm"
      busy={close.isPending}
    >
      <div className={css.closing}>
        <CheckboxList
          label={t(strings.tellThem)}
          hint={t(strings.tellHint)}
          collapseTo={asked.length}
          options={asked.map(({ account }) => ({ value: account.id, label: account.business_name }))}
          value={tell}
          onValueChange={setTell}
        />
        <FormStatus error={close.problem?.message} />
        <DialogActions>
          <Button variant="quiet" disabled={close.isPending} onClick={() => onOpenChange(false)}>
            {t(strings.cancel)}
          </Button>
          <Button busy={close.isPending} onClick={() => close.run(tell)}>
            {tell.length === 0 ? t(strings.closeQuietly) : t(strings.closeAndTell, { count: tell.length })}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
