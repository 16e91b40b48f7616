import type { Schema } from "@foodshed/sdk";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useRefresh } from "../../provider/useQuery.ts";
import { useRequest } from "../../provider/useRequest.ts";
import { isOrganization, manageWords } from "../membershipWords.ts";
import * as css from "./RequestMembershipDialog.css.ts";

export interface RequestMembershipDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who asks: the signed-in account. */
  sender: Pick<Schema<"BasicProfile">, "roles" | "is_manager">;
  /** Who is asked. */
  recipient: Pick<Schema<"Profile">, "account_id" | "business_name" | "roles">;
  onRequested: (request: Schema<"ConnectionRequest">) => void;
}

/** Asks for a connection between a network and a business, with managing or without it. */
export function RequestMembershipDialog(props: RequestMembershipDialogProps) {
  const { open, onOpenChange, sender, recipient, onRequested } = props;
  const { notify } = useNotices();
  const refresh = useRefresh();
  const [manage, setManage] = useState(false);
  const request = useRequest(
    (client, body: Schema<"RequestConnectionRequest">) =>
      client.POST("/accounts/request_connection/", { body }),
    (answer) => {
      notify(`Your request has been sent to ${recipient.business_name}.`);
      void refresh("listConnectionRequests");
      close(false);
      onRequested(answer);
    },
  );
  const words = manageWords(sender, recipient);

  function close(next: boolean) {
    request.reset();
    setManage(false);
    onOpenChange(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void request.run({ recipient: recipient.account_id, manage });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Request Membership"
      description={
        isOrganization(sender)
          ? `Invite ${recipient.business_name} to become a member of your network. They are shown among your members once they accept.`
          : `Ask to become a member of ${recipient.business_name}. The network is shown on your profile once they accept.`
      }
      size="sm"
      busy={request.isRequesting}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        {words && (
          <CheckboxField
            label={words}
            checked={manage}
            onChange={(event) => setManage(event.currentTarget.checked)}
          />
        )}
        <FormStatus error={request.problem?.message} />
        <DialogActions>
          <Button kind="quiet" disabled={request.isRequesting} onClick={() => close(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={request.isRequesting}>
            Send Request
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
