import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "../primitives/Field/CheckboxField.tsx";
import { useTextLink } from "../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../provider/locale.tsx";
import * as css from "./AccountFrame.css.ts";
import * as strings from "./generated/strings.ts";

export interface TermsFieldProps {
  terms: UseFormRegisterReturn;
  error: string | undefined;
}

/** The terms, which must be accepted. */
export function TermsField({ terms, error }: TermsFieldProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  return (
    <CheckboxField
      label={t.rich(strings.terms, {
        terms: linkTo("/terms-use", { target: "_blank" }),
        privacy: linkTo("/privacy-policy", { target: "_blank" }),
      })}
      error={error}
      {...terms}
    />
  );
}

export interface ConsentsProps {
  /** As `register` of the form. Called here: focus goes to the first registered field with an error, and fields above register first. */
  register: (name: "terms" | "email_consent") => UseFormRegisterReturn;
  termsError: string | undefined;
}

/** The two boxes under sign-up and claim: the terms, which must be accepted, and mails, which need not. */
export function Consents({ register, termsError }: ConsentsProps) {
  const t = useTranslate();
  return (
    <div className={css.consents}>
      <TermsField terms={register("terms")} error={termsError} />
      <CheckboxField label={t(strings.news)} {...register("email_consent")} />
    </div>
  );
}
