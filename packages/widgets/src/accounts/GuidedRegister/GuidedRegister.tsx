import { type FormEvent, useEffect, useRef } from "react";
import { useController, useWatch } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import * as css from "../AccountFrame.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { ClosedSignUp, type RegistrationProps } from "../ClosedSignUp.tsx";
import { TermsField } from "../Consents.tsx";
import { DetailFields } from "../DetailFields.tsx";
import * as strings from "../generated/strings.ts";
import { emptyRegistration, type RegisterValues } from "../RegisterForm/registerForm.ts";
import { useRegister } from "../RegisterForm/useRegister.ts";
import { RolePicker } from "../RolePicker/RolePicker.tsx";
import { guidedSchema, named, signUpFailures } from "./guidedForm.ts";
import { useSignUpDraft } from "./useSignUpDraft.ts";

const titles = [strings.getStarted, strings.accountDetails] as const;

/** The sign-up of a business in two steps: roles, then details. Going back keeps the input, and so does a switch of the language. */
export function GuidedRegister({ closed }: RegistrationProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useSchemaForm<RegisterValues>(guidedSchema, {
    defaultValues: emptyRegistration,
    shouldFocusError: false,
  });
  const { register, control, handleSubmit, formState, setFocus } = form;
  const { step, goTo, taken, passwordLost, discard } = useSignUpDraft(form);
  const password = useWatch({ control, name: "password" });
  const signUp = useRegister(discard);
  const { field: roles } = useController({ name: "roles", control });
  const { errors } = formState;
  const problem = useRefusal(signUp.problem, signUp.reset, errors);
  const refused = problem && signUpFailures(problem);
  const [primary] = roles.value;
  const canGoOn = Boolean(primary) && primary !== "organization";

  useEffect(() => {
    if (taken.current === step) title.current?.focus();
  }, [step, taken]);

  const submit = (event: FormEvent) => {
    if (step === 1) return handleSubmit(signUp.run)(event);
    event.preventDefault();
    if (canGoOn) goTo(1);
  };

  return (
    <AccountFrame
      title={t(titles[step])}
      titleRef={title}
      lead={t(step === 0 ? strings.guidedRolesLead : strings.guidedDetailsLead)}
      foot={t.rich(strings.guidedFoot, { login: linkTo("/login"), register: linkTo("/register") })}
    >
      <ClosedSignUp closed={closed} />
      <p className={css.step}>{t(strings.step, { step: step + 1 })}</p>
      <AccountForm onSubmit={submit}>
        {step === 0 ? (
          <>
            <RolePicker
              value={roles.value}
              onChange={roles.onChange}
              onBlur={roles.onBlur}
              inputRef={roles.ref}
              withOrganization
            />
            <div role="status">
              {primary === "organization" && (
                <p className={text.body}>
                  {t.rich(strings.organizationLater, { contact: linkTo("/contact-us") })}
                </p>
              )}
            </div>
          </>
        ) : (
          <>
            <ErrorSummary
              {...(refused && { title: t(strings.signUpFailed) })}
              errors={refused ?? summaryErrors(errors).map((error) => named(error, t))}
              attempt={formState.submitCount + signUp.failures}
              onSelect={(field) => setFocus(field as keyof RegisterValues)}
            />
            <DetailFields
              register={register}
              errors={errors}
              passwordLost={passwordLost && password === ""}
            />
            <TermsField terms={register("terms")} error={errors.terms?.message} />
          </>
        )}
        <div className={css.steps}>
          {step === 1 && (
            <Button variant="secondary" disabled={signUp.isPending} onClick={() => goTo(0)}>
              {t(strings.back)}
            </Button>
          )}
          {step === 0 ? (
            <Button type="submit" disabled={!canGoOn}>
              {t(strings.next)}
            </Button>
          ) : (
            <Button type="submit" busy={signUp.isPending}>
              {t(strings.register)}
            </Button>
          )}
        </div>
      </AccountForm>
    </AccountFrame>
  );
}
