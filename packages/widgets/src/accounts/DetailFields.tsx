import {
  BUSINESS_NAME_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  PERSON_NAME_MAX_LENGTH,
} from "@foodshed/sdk/vocabulary";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "../primitives/Field/TextField.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as css from "./AccountFrame.css.ts";
import * as strings from "./generated/strings.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import type { NewPassword } from "./newPassword.ts";

export interface AccountDetails extends NewPassword {
  first_name: string;
  last_name: string;
  title: string;
  business_name: string;
  email: string;
}

export interface DetailFieldsProps {
  /** As `register` of the form; its own values may be more than these. */
  register: (name: keyof AccountDetails) => UseFormRegisterReturn;
  errors: FieldErrors<AccountDetails>;
  /** A password was typed that has not been kept. */
  passwordLost?: boolean;
}

/** Who signs up, and how they will log in: the same fields in both ways of signing up. */
export function DetailFields({ register, errors, passwordLost = false }: DetailFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <div className={css.pair}>
        <TextField
          label={t(strings.firstName)}
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...register("first_name")}
        />
        <TextField
          label={t(strings.lastName)}
          maxLength={PERSON_NAME_MAX_LENGTH}
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...register("last_name")}
        />
      </div>
      <TextField
        label={t(strings.jobTitle)}
        maxLength={JOB_TITLE_MAX_LENGTH}
        autoComplete="organization-title"
        error={errors.title?.message}
        {...register("title")}
      />
      <TextField
        label={t(strings.businessName)}
        maxLength={BUSINESS_NAME_MAX_LENGTH}
        autoComplete="organization"
        error={errors.business_name?.message}
        {...register("business_name")}
      />
      <TextField
        label={t(strings.email)}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register("email")}
      />
      <NewPasswordFields
        password={register("password")}
        confirmPassword={register("confirmPassword")}
        errors={errors}
        lost={passwordLost}
      />
    </>
  );
}
