import { zodResolver } from "@hookform/resolvers/zod";
import type { FormEvent } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog, DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
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
  const { open, onOpenChange, busy } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Is it you?"
      description="Please confirm with the email and password that you log in with now."
      size="sm"
      busy={busy}
    >
      <AuthenticationForm {...props} />
    </Dialog>
  );
}

// A separate component, so that the input is discarded with the dialog.
function AuthenticationForm({ onOpenChange, busy, error, onConfirm }: AuthenticationDialogProps) {
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(authenticationSchema),
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
      <FormStatus error={error && `Error: ${error}`} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register("password")}
      />
      <DialogActions>
        <Button variant="quiet" disabled={busy} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          Confirm
        </Button>
      </DialogActions>
    </form>
  );
}
