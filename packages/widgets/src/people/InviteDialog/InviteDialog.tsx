import type { Schema } from "@foodshed/sdk";
import type { FormEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextArea } from "../../primitives/Field/TextArea.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { ConfirmFields, isAboutConfirmation } from "../ConfirmFields/ConfirmFields.tsx";
import { useConfirmation } from "../ConfirmFields/useConfirmation.ts";
import * as css from "../dialogForm.css.ts";
import * as strings from "../generated/strings.ts";
import { RoleChoice } from "../RoleChoice.tsx";
import { addressesOf, emptyInvite, type InviteValues, inviteSchema } from "./inviteForm.ts";
import { useInvite } from "./useInvite.ts";

export interface InviteDialogProps {
  onClose: () => void;
  /** Called with each invitation that was mailed. */
  onInvited: (invitation: Schema<"Invitation">) => void;
  /** Called with a sentence about all of them, once everybody is invited. */
  onDone: (sentence: string) => void;
}

/** Invites people by mail, several at once. Who could not be invited stays in the field, with the reason. */
export function InviteDialog({ onClose, onInvited, onDone }: InviteDialogProps) {
  const t = useTranslate();
  const invite = useInvite(onInvited);
  const { register, handleSubmit, formState, watch, setValue } = useSchemaForm<InviteValues>(inviteSchema, {
    defaultValues: emptyInvite,
  });
  const { errors } = formState;
  const problem = invite.failed.at(-1)?.problem;
  const { withPassword, withCode } = useConfirmation(problem, watch("role") === "owner");
  const sentence = (addresses: readonly string[]) =>
    t(strings.invitedSome, { count: addresses.length, addresses: addresses.join(", ") });
  const send = async (values: InviteValues) => {
    const left = await invite.send(values);
    if (left.length > 0) {
      setValue("addresses", left.join("\n"));
      return;
    }
    onDone(sentence([...invite.invited, ...addressesOf(values.addresses)]));
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(send)(event);
  };
  const refused = invite.failed.filter((one) => !isAboutConfirmation(one.problem));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.invite)}
      description={t(strings.inviteAbout)}
      busy={invite.isPending}
    >
      <form method="post" noValidate className={css.form} onSubmit={submit}>
        <FormStatus success={invite.invited.length > 0 && sentence(invite.invited)} />
        <FormStatus
          error={
            refused.length > 0 && (
              <ul className={css.failures}>
                {refused.map(({ email, problem: { message } }) => (
                  <li key={email}>{t(strings.notInvited, { email, reason: message })}</li>
                ))}
              </ul>
            )
          }
        />
        <TextArea
          label={t(strings.addresses)}
          hint={t(strings.addressesHint)}
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={errors.addresses?.message}
          {...register("addresses")}
        />
        <RoleChoice field={register("role")} />
        <ConfirmFields
          {...{ withPassword, withCode }}
          password={register("current_password")}
          code={register("code")}
          errors={errors}
          problem={problem}
        />
        <DialogActions>
          <Button variant="quiet" disabled={invite.isPending} onClick={onClose}>
            {t(invite.invited.length > 0 ? strings.close : strings.cancel)}
          </Button>
          <Button type="submit" busy={invite.isPending}>
            {t(strings.sendInvitations)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
