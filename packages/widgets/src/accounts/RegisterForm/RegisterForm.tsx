import { useEffect } from "react";
import { useController } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { ClosedSignUp, type RegistrationProps } from "../ClosedSignUp.tsx";
import { Consents } from "../Consents.tsx";
import { DetailFields } from "../DetailFields.tsx";
import * as strings from "../generated/strings.ts";
import { RolePicker } from "../RolePicker/RolePicker.tsx";
import { emptyRegistration, type RegisterValues, registerFailures, registerSchema } from "./registerForm.ts";
import { useRegister } from "./useRegister.ts";

/** The sign-up of a business on one page. */
export function RegisterForm({ closed }: RegistrationProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const signUp = useRegister();
  const form = useSchemaForm<RegisterValues>(registerSchema, {
    defaultValues: emptyRegistration,
  });
  const { register, control, handleSubmit, formState, setError, setFocus } = form;
  const { errors } = formState;
  // Registered before the fields below it, because focus goes to the first registered field with an error.
  const { field: roles } = useController({ name: "roles", control });

  useEffect(() => {
    if (!signUp.problem) return;
    for (const [place, { field, message }] of registerFailures(signUp.problem, t).entries()) {
      setError(field ?? "root.server", { message }, { shouldFocus: Boolean(field) && place === 0 });
    }
  }, [signUp.problem, setError, t]);

  return (
    <AccountFrame
      title={t(strings.registerTitle)}
      lead={t(strings.registerLead)}
      foot={t.rich(strings.registerFoot, {
        login: linkTo("/login"),
        guided: linkTo("/register?flow=guided"),
      })}
    >
      <ClosedSignUp closed={closed} />
      <AccountForm onSubmit={handleSubmit(signUp.run)}>
        {/* Here the first field with an error takes focus, unless the error belongs to none. */}
        <ErrorSummary
          errors={summaryErrors(errors)}
          attempt={errors.root ? signUp.failures : 0}
          onSelect={(field) => setFocus(field as keyof RegisterValues)}
        />
        <RolePicker
          value={roles.value}
          onChange={roles.onChange}
          onBlur={roles.onBlur}
          inputRef={roles.ref}
          error={errors.roles?.message ?? errors.roles?.root?.message}
        />
        <DetailFields register={register} errors={errors} />
        <Consents register={register} termsError={errors.terms?.message} />
        <Button type="submit" wide busy={signUp.isPending}>
          {t(strings.register)}
        </Button>
      </AccountForm>
    </AccountFrame>
  );
}
