import type { Schema } from "@foodshed/sdk";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import * as css from "./SecondFactors.css.ts";
import { codeSchema } from "./secondFactorForms.ts";

export interface SetUpAppDialogProps {
  onClose: () => void;
  /** Called with the recovery codes, or null where the earlier ones go on. */
  onDone: (codes: readonly string[] | null) => void;
}

/** Sets up an authenticator app: the password, then its QR code, then a code that proves it. */
export function SetUpAppDialog({ onClose, onDone }: SetUpAppDialogProps) {
  const t = useTranslate();
  const [begun, setBegun] = useState<Schema<"TotpSecret">>();
  const begin = useMutation(
    (client, current_password: string) =>
      client.POST("/accounts/begin_totp/", { body: { current_password } }),
    setBegun,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t(strings.setUpApp)}
      description={t(begun ? strings.scanIt : strings.appAbout)}
      size="sm"
      busy={begin.isPending}
    >
      {begun ? (
        <ProveIt begun={begun} onClose={onClose} onDone={onDone} />
      ) : (
        <PasswordStep request={begin} onClose={onClose} onSubmit={begin.run} />
      )}
    </Dialog>
  );
}

function ProveIt({ begun, onClose, onDone }: SetUpAppDialogProps & { begun: Schema<"TotpSecret"> }) {
  const t = useTranslate();
  const picture = useQrCode(begun.uri);
  const confirm = useMutation(
    (client, code: string) => client.POST("/accounts/confirm_totp/", { body: { code } }),
    ({ recovery_codes }) => onDone(recovery_codes),
  );
  const { register, handleSubmit, formState } = useSchemaForm(codeSchema, {
    defaultValues: { code: "" },
  });
  const refused = confirm.problem?.errors?.code?.[0];
  const submit = (event: FormEvent) => {
    event.stopPropagation();
    void handleSubmit(({ code }) => confirm.run(code))(event);
  };
  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      {picture && <img src={picture} alt={t(strings.qrCode)} width={200} height={200} className={css.qr} />}
      <p className={css.aside}>
        {t.rich(strings.orTypeIt, {
          secret: begun.secret.replaceAll(/.{4}(?=.)/g, "$& "),
          code: (words) => <code className={css.secret}>{words}</code>,
        })}
      </p>
      <p className={css.aside}>
        <a href={begun.uri} className={textLink}>
          {t(strings.openApp)}
        </a>
      </p>
      <FormStatus error={refused ? undefined : confirm.problem?.message} />
      <TextField
        label={t(strings.codeOfApp)}
        autoComplete="one-time-code"
        inputMode="numeric"
        // The step before took the field that had the focus with it.
        autoFocus
        error={formState.errors.code?.message ?? refused}
        {...register("code")}
      />
      <DialogActions>
        <Button variant="quiet" disabled={confirm.isPending} onClick={onClose}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={confirm.isPending}>
          {t(strings.confirm)}
        </Button>
      </DialogActions>
    </form>
  );
}

/** A QR code as the address of a picture, drawn here: the secret goes to nobody. */
function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let gone = false;
    void import("uqr").then(({ renderSVG }) => {
      if (!gone) setPicture(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`);
    });
    return () => {
      gone = true;
    };
  }, [text]);
  return picture;
}
