import type { FoodshedError } from "@foodshed/sdk";
import type { FormEvent, ReactNode } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { DialogActions } from "../../primitives/Dialog/Dialog.tsx";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./SecondFactors.css.ts";
import { passwordAndCodeSchema, passwordOnlySchema } from "./secondFactorForms.ts";

export interface PasswordStepProps {
  /** The request that the password goes with. */
  request: { isPending: boolean; problem: FoodshedError | undefined };
  onSubmit: (password: string, code: string) => unknown;
  onClose: () => void;
  /** Asks for a code of the second step as well. */
  withCode?: boolean;
  submitLabel?: string;
  danger?: boolean;
  /** More fields, above. */
  children?: ReactNode;
}

/** Asks for the password, and for a code, before something delicate. */
export function PasswordStep(props: PasswordStepProps) {
  const { request, onSubmit, onClose, withCode = false, danger, children } = props;
  const t = useTranslate();
  const { register, handleSubmit, formState } = useSchemaForm(
    withCode ? passwordAndCodeSchema : passwordOnlySchema,
    {
      defaultValues: { password: "", code: "" },
    },
  );
  const { errors } = formState;
  const refused = request.problem?.errors;
  const about = refused?.current_password ?? refused?.code;
  const submit = (event: FormEvent) => {
    // React bubbles the submit to forms around the dialog.
    event.stopPropagation();
    void handleSubmit(({ password, code }) => onSubmit(password, code))(event);
  };
  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      <FormStatus error={about ? undefined : request.problem?.message} />
      {children}
      <PasswordField
        label={t(strings.currentPassword)}
        autoComplete="current-password"
        error={errors.password?.message ?? refused?.current_password?.[0]}
        {...register("password")}
      />
      {withCode && (
        <TextField
          label={t(strings.codeOrRecoveryCode)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message ?? refused?.code?.[0]}
          {...register("code")}
        />
      )}
      <DialogActions>
        <Button variant="quiet" disabled={request.isPending} onClick={onClose}>
          {t(strings.cancel)}
        </Button>
        <Button type="submit" variant={danger ? "danger" : "primary"} busy={request.isPending}>
          {props.submitLabel ?? t(strings.confirm)}
        </Button>
      </DialogActions>
    </form>
  );
}
