import type { FoodshedError } from "@foodshed/sdk";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";

export interface ConfirmFieldsProps {
  withPassword: boolean;
  withCode: boolean;
  password: UseFormRegisterReturn;
  code: UseFormRegisterReturn;
  errors: FieldErrors<{ current_password: string; code: string }>;
  /** The server's refusal, whose sentences about the two fields are shown at them. */
  problem: FoodshedError | undefined;
}

/** The password of whoever is signed in and, where the server asks for one, a code: in place, below what was filled in. */
export function ConfirmFields(props: ConfirmFieldsProps) {
  const { withPassword, withCode, password, code, errors, problem } = props;
  const t = useTranslate();
  const refused = problem?.errors;
  return (
    <>
      {withPassword && (
        <PasswordField
          label={t(strings.currentPassword)}
          hint={t(strings.passwordHint)}
          autoComplete="current-password"
          error={errors.current_password?.message ?? refused?.current_password?.[0]}
          {...password}
        />
      )}
      {withCode && (
        <TextField
          label={t(strings.code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message ?? refused?.code?.[0]}
          {...code}
        />
      )}
    </>
  );
}

/** Whether the refusal is about one of the two fields, and needs no sentence above the form. */
export function isAboutConfirmation(problem: FoodshedError | undefined): boolean {
  return Boolean(problem?.errors?.current_password ?? problem?.errors?.code);
}
