import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useController, useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { Consents } from "../Consents.tsx";
import { DetailFields } from "../DetailFields.tsx";
import { RolePicker } from "../RolePicker/RolePicker.tsx";
import { emptyRegistration, type RegisterValues, registerFailures, registerSchema } from "./registerForm.ts";
import { useRegister } from "./useRegister.ts";

/** The sign-up of a business on one page. */
export function RegisterForm() {
  const Link = useLink();
  const signUp = useRegister();
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerSchema),
    defaultValues: emptyRegistration,
  });
  const { register, control, handleSubmit, formState, setError, setFocus } = form;
  const { errors } = formState;
  // Registered before the fields below it, because focus goes to the first registered field with an error.
  const { field: roles } = useController({ name: "roles", control });

  useEffect(() => {
    if (!signUp.problem) return;
    for (const { field, message } of registerFailures(signUp.problem)) {
      setError(field ?? "root.server", { message }, { shouldFocus: Boolean(field) });
    }
  }, [signUp.problem, setError]);

  return (
    <AccountFrame
      title="Register Your Business"
      lead="A profile is free for every Ontario food business. You can fill in the rest once you have confirmed your email."
      foot={
        <>
          Already registered?{" "}
          <Link to="/login" className={textLink}>
            Log In
          </Link>
          . Rather one step after the other?{" "}
          <Link to="/register?flow=guided" className={textLink}>
            Guided sign-up
          </Link>
        </>
      }
    >
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
        <Consents
          terms={register("terms")}
          termsError={errors.terms?.message}
          emailConsent={register("email_consent")}
        />
        <Button type="submit" wide busy={signUp.isPending}>
          Register
        </Button>
      </AccountForm>
    </AccountFrame>
  );
}
