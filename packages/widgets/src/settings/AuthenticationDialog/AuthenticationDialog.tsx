import type { FormEvent } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./AuthenticationDialog.css.ts";
import { authenticationSchema, type Credentials, emptyCredentials } from "./authenticationForm.ts";

export interface AuthenticationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  busy: boolean;
  /** The server's first message about the refused credentials. */
  error: string | undefined;
  onConfirm: (credentials: Credentials) => void;
}

/** Asks for the current credentials before the login email or password changes. */
export function AuthenticationDialog(props: AuthenticationDialogProps) {
  const t = useTranslate();
  const { open, onOpenChange, busy } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      unsaved={false}
      title={t(strings.isItYou)}
      description={t(strings.isItYouAbout)}
      size="sm"
      busy={busy}
    >
      <AuthenticationForm {...props} />
    </Dialog>
  );
}

// A separate component, so that the input is discarded with the dialog.
function AuthenticationForm({ onOpenChange, busy, error, onConfirm }: AuthenticationDialogProps) {
  const t = useTranslate();
  const { register, handleSubmit, formState } = useSchemaForm<Credentials>(authenticationSchema, {
    defaultValues: emptyCredentials,
  });
  const { errors } = formState;
  const submit = (event: FormEvent) => {
    // React bubbles the submit to the form that renders this dialog, which must not be submitted too.
    event.stopPropagation();
    void handleSubmit(onConfirm)(event);
  };
  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      <FormStatus error={error && t(strings.error, { message: error })} />
      <TextField
        label={t(strings.email)}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label={t(strings.password)}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" busy={busy}>
          {t(strings.confirm)}
        </Button>
      </DialogActions>
    </form>
  );
}
