import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../primitives/Field/PasswordField.tsx";
import { type NewPassword, passwordHint } from "./newPassword.ts";

export interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: FieldErrors<NewPassword>;
  /** Of the first field, where there is an old password too. */
  label?: string;
}

/** A new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmPassword, errors, label = "Password" } = props;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={passwordHint}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
