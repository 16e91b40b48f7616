import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useController, useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import * as css from "../AccountFrame.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { TermsField } from "../Consents.tsx";
import { DetailFields } from "../DetailFields.tsx";
import { emptyRegistration, type RegisterValues } from "../RegisterForm/registerForm.ts";
import { useRegister } from "../RegisterForm/useRegister.ts";
import { RolePicker } from "../RolePicker/RolePicker.tsx";
import { guidedSchema, named, signUpFailures, signUpFailureTitle } from "./guidedForm.ts";

const titles = ["Get Started", "Account Details"] as const;

/** The sign-up of a business in two steps: roles, then details. Going back keeps the input. */
export function GuidedRegister() {
  const [step, setStep] = useState<0 | 1>(0);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const signUp = useRegister();
  const { register, control, handleSubmit, formState, setFocus } = useForm<RegisterValues>({
    resolver: zodResolver(guidedSchema),
    defaultValues: emptyRegistration,
    shouldFocusError: false,
  });
  const { field: roles } = useController({ name: "roles", control });
  const { errors } = formState;
  const problem = useRefusal(signUp.problem, signUp.reset, errors);
  const refused = problem && signUpFailures(problem);
  const [primary] = roles.value;
  const canGoOn = Boolean(primary) && primary !== "organization";

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);

  const submit = (event: FormEvent) => {
    if (step === 1) return handleSubmit(signUp.run)(event);
    event.preventDefault();
    if (canGoOn) setStep(1);
  };

  return (
    <AccountFrame
      title={titles[step]}
      titleRef={title}
      lead={
        step === 0
          ? "A profile is free for every Ontario food business. First tell us what yours does."
          : "Who is behind the business, and how you will log in."
      }
      foot={<Foot />}
    >
      <p className={css.step}>Step {step + 1} of 2</p>
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
                  Organization cannot be chosen at sign-up: an administrator approves it. Register with what
                  else your business does and ask for it in your settings, or <ContactUs />.
                </p>
              )}
            </div>
          </>
        ) : (
          <>
            <ErrorSummary
              {...(refused && { title: signUpFailureTitle })}
              errors={refused ?? summaryErrors(errors).map(named)}
              attempt={formState.submitCount + signUp.failures}
              onSelect={(field) => setFocus(field as keyof RegisterValues)}
            />
            <DetailFields register={register} errors={errors} />
            <TermsField terms={register("terms")} error={errors.terms?.message} />
          </>
        )}
        <div className={css.steps}>
          {step === 1 && (
            <Button variant="secondary" disabled={signUp.isPending} onClick={() => setStep(0)}>
              Back
            </Button>
          )}
          {step === 0 ? (
            <Button type="submit" disabled={!canGoOn}>
              Next
            </Button>
          ) : (
            <Button type="submit" busy={signUp.isPending}>
              Register
            </Button>
          )}
        </div>
      </AccountForm>
    </AccountFrame>
  );
}

function ContactUs() {
  const Link = useLink();
  return (
    <Link to="/contact-us" className={textLink}>
      write to us
    </Link>
  );
}

function Foot() {
  const Link = useLink();
  return (
    <>
      Already registered?{" "}
      <Link to="/login" className={textLink}>
        Log In
      </Link>
      . Rather all on one page?{" "}
      <Link to="/register" className={textLink}>
        Register Your Business
      </Link>
    </>
  );
}
