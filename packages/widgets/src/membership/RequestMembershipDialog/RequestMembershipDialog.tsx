import type { Schema } from "@foodshed/sdk";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useNotices } from "../../provider/notices.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { useInvalidateQueries } from "../../provider/useQuery.ts";
import * as strings from "../generated/strings.ts";
import { manageOptionLabel, type PossibleConnection, requestMessages } from "../membershipMessages.ts";
import * as css from "./RequestMembershipDialog.css.ts";

export interface RequestMembershipDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The requester: the signed-in account. */
  sender: Pick<Schema<"BasicProfile">, "roles" | "is_manager">;
  /** The recipient. */
  recipient: Pick<Schema<"Profile">, "account_id" | "business_name" | "roles">;
  /** The connection that is requested. */
  tie: PossibleConnection;
  onRequested: (request: Schema<"ConnectionRequest">) => void;
}

/** Requests a connection between a network and a business, with or without a management grant, or a grant to a manager user. */
export function RequestMembershipDialog(props: RequestMembershipDialogProps) {
  const { open, onOpenChange, sender, recipient, tie, onRequested } = props;
  const t = useTranslate();
  const { notify } = useNotices();
  const refresh = useInvalidateQueries();
  const [manage, setManage] = useState(false);
  const request = useMutation(
    (client, body: Schema<"RequestConnectionRequest">) =>
      client.POST("/accounts/request_connection/", { body }),
    (answer) => {
      notify(t(strings.requestSent, { name: recipient.business_name }));
      void refresh("listConnectionRequests");
      close(false);
      onRequested(answer);
    },
  );
  const { title, about } = requestMessages(tie, recipient.business_name, t);
  const onlyManaging = tie.type === "management";
  const words = onlyManaging ? null : manageOptionLabel(sender, recipient, t);

  function close(next: boolean) {
    request.reset();
    setManage(false);
    onOpenChange(next);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void request.run({ recipient: recipient.account_id, manage: manage || onlyManaging });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={title}
      description={about}
      size="sm"
      busy={request.isPending}
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
          <Button variant="quiet" disabled={request.isPending} onClick={() => close(false)}>
            {t(strings.cancel)}
          </Button>
          <Button type="submit" busy={request.isPending}>
            {t(strings.sendRequest)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
