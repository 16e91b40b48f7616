import { formErrors, type Schema } from "@foodshed/sdk";
import { PERSON_NAME_MAX_LENGTH } from "@foodshed/sdk/vocabulary";
import { useEffect } from "react";
import { AccountForm } from "../../accounts/AccountForm.tsx";
import * as accountCss from "../../accounts/AccountFrame.css.ts";
import { TermsField } from "../../accounts/Consents.tsx";
import { NewPasswordFields } from "../../accounts/NewPasswordFields.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { type JoinValues, joinSchema } from "./joinForm.ts";
import type { useAccept } from "./useInvitation.ts";

export interface JoinNewProps {
  invitation: Schema<"InvitationPreview">;
  accept: ReturnType<typeof useAccept>;
}

const FIELDS = ["first_name", "last_name", "password"] as const;

/** A login for a new person: a name and a password. The link has proved the address. */
export function JoinNew({ invitation, accept }: JoinNewProps) {
  const t = useTranslate();
  const business = invitation.business.business_name;
  const { register, handleSubmit, formState, setFocus, setError } = useSchemaForm<JoinValues>(joinSchema, {
    defaultValues: {
      first_name: invitation.first_name,
      last_name: invitation.last_name,
      password: "",
      confirmPassword: "",
      terms: false,
      email_consent: false,
    },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const refused = accept.problem;
  useEffect(() => {
    if (!refused) return;
    const { fields, form } = formErrors(refused, FIELDS);
    for (const field of FIELDS) {
      const message = fields[field];
      if (message) setError(field, { message });
    }
    if (form[0]) setError("root.server", { message: form[0] });
  }, [refused, setError]);
  const submit = handleSubmit(({ first_name, last_name, password, email_consent }) =>
    accept.run({ first_name, last_name, password, email_consent, language: t.locale }),
  );
  return (
    <>
      <p className={text.body}>{t(strings.newHere, { email: invitation.email })}</p>
      <AccountForm onSubmit={submit}>
        <ErrorSummary
          errors={summaryErrors(errors)}
          attempt={formState.submitCount + accept.failures}
          onSelect={(field) => setFocus(field as keyof JoinValues)}
        />
        <div className={accountCss.pair}>
          <TextField
            label={t(strings.firstName)}
            autoComplete="given-name"
            maxLength={PERSON_NAME_MAX_LENGTH}
            error={errors.first_name?.message}
            {...register("first_name")}
          />
          <TextField
            label={t(strings.lastName)}
            autoComplete="family-name"
            maxLength={PERSON_NAME_MAX_LENGTH}
            error={errors.last_name?.message}
            {...register("last_name")}
          />
        </div>
        {/* Password managers keep the new password under this address. */}
        <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
        <NewPasswordFields
          password={register("password")}
          confirmPassword={register("confirmPassword")}
          errors={errors}
        />
        <div className={accountCss.consents}>
          <TermsField terms={register("terms")} error={errors.terms?.message} />
          <CheckboxField label={t(strings.mailsAboutBusiness, { business })} {...register("email_consent")} />
        </div>
        <Button type="submit" wide busy={accept.isPending}>
          {t(strings.join, { business })}
        </Button>
      </AccountForm>
    </>
  );
}
