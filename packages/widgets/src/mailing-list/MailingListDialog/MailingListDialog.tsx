import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useRequest } from "../../provider/useRequest.ts";
import { text } from "../../theme/text.css.ts";
import { dontAskAgain } from "../mailingListMemory.ts";
import * as css from "./MailingListDialog.css.ts";
import {
  alreadySubscribed,
  consentWording,
  type MailingListValues,
  mailingListSchema,
  subscribed,
  subscriptionError,
  subscriptionState,
} from "./mailingListForm.ts";

export interface MailingListDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Puts an address on the mailing list, with the words that its owner agreed to. */
export function MailingListDialog({ open, onOpenChange }: MailingListDialogProps) {
  const { register, handleSubmit, formState, reset } = useForm<MailingListValues>({
    resolver: zodResolver(mailingListSchema),
    defaultValues: { email: "" },
  });
  const request = useRequest(
    (client, { email }: MailingListValues) =>
      client.POST("/mailing_list/subscribe/", { body: { email, wording: consentWording } }),
    dontAskAgain,
  );
  const state = subscriptionState(request.status, request.problem);
  const close = (next: boolean) => {
    request.reset();
    reset();
    onOpenChange(next);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      busy={state === "loading"}
      title="Join our mailing list"
      description="Market days, new members and what is in season, a few times a year."
    >
      <form method="post" noValidate className={css.form} onSubmit={handleSubmit(request.run)}>
        {state !== "success" && (
          <>
            <TextField
              label="Email"
              type="email"
              autoComplete="email"
              error={formState.errors.email?.message}
              {...register("email")}
            />
            <p className={text.soft}>{consentWording}</p>
          </>
        )}
        <FormStatus
          success={
            (state === "success" && subscribed) || (state === "already-subscribed" && alreadySubscribed)
          }
          error={state === "error" && request.problem && subscriptionError(request.problem)}
        />
        <DialogActions>
          {state === "success" ? (
            <Button onClick={() => close(false)}>Close</Button>
          ) : (
            <>
              <Button
                kind="quiet"
                disabled={state === "loading"}
                onClick={() => {
                  dontAskAgain();
                  close(false);
                }}
              >
                Don't show again
              </Button>
              <Button type="submit" busy={state === "loading"}>
                Subscribe
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
