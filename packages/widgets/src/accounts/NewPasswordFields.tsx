import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../primitives/Field/PasswordField.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as strings from "./generated/strings.ts";
import type { NewPassword } from "./newPassword.ts";

export interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmPassword: UseFormRegisterReturn;
  errors: FieldErrors<NewPassword>;
  /** There is an old password too, so the labels say "new". */
  replacing?: boolean;
  /** One was typed that has not been kept. */
  lost?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmPassword, errors, replacing = false, lost = false } = props;
  const t = useTranslate();
  return (
    <>
      <PasswordField
        label={t(replacing ? strings.newPassword : strings.password)}
        autoComplete="new-password"
        hint={lost ? `${t(strings.passwordAgain)} ${t(strings.passwordHint)}` : t(strings.passwordHint)}
        error={errors.password?.message}
        {...password}
      />
      <PasswordField
        label={t(replacing ? strings.confirmNewPassword : strings.confirmPassword)}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...confirmPassword}
      />
    </>
  );
}
