import type { FoodshedClient, Result } from "@foodshed/sdk";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import * as page from "../page.css.ts";
import * as strings from "./generated/strings.ts";

const MAX_REASON = 500;

export interface Action {
  label: string;
  title: string;
  about: string;
  danger?: boolean;
  /** Whether it asks why. */
  reason: boolean;
  /** Sends it; without it the action only leads on. */
  send?: (client: FoodshedClient, reason: string) => Promise<Result<unknown>>;
  /** Called afterwards. */
  onDone: (reason: string) => void;
}

/** Asks before something is done to an account, and why. */
export function ActionDialog({ action, onClose }: { action: Action; onClose: () => void }) {
  const t = useTranslate();
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const mutation = useMutation(
    async (client, why: string): Promise<Result<unknown>> =>
      action.send ? action.send(client, why) : { data: undefined, response: new Response() },
    (_, why) => {
      onClose();
      action.onDone(why);
    },
  );
  function send(event: FormEvent) {
    event.preventDefault();
    const why = reason.trim();
    if (action.reason && why.length < 3) return setMissing(true);
    setMissing(false);
    void mutation.run(why);
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={action.title}
      description={action.about}
      size="sm"
      busy={mutation.isPending}
      unsaved={false}
    >
      <form className={page.section} onSubmit={send} noValidate>
        {action.reason && (
          <TextField
            label={t(strings.reason)}
            hint={t(strings.reasonHint)}
            value={reason}
            maxLength={MAX_REASON}
            error={missing ? t(strings.reasonNeeded) : undefined}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <FormStatus error={mutation.problem?.message} />
        <DialogActions>
          <Button type="submit" variant={action.danger ? "danger" : "primary"} busy={mutation.isPending}>
            {action.label}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
