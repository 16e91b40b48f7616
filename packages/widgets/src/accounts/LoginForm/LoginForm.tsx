import { loginErrorMessage } from "@foodshed/sdk";
import { EMAIL_NOT_CONFIRMED, SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import * as fieldStrings from "../../primitives/generated/strings.ts";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useSessionRefusal } from "../../provider/useSessionRefusal.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { AnotherEmail } from "../AnotherEmail.tsx";
import * as strings from "../generated/strings.ts";
import { CodeStep } from "./CodeStep.tsx";
import { emptyLogin, type LoginValues, loginSchema } from "./loginForm.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { useLogin } from "./useLogin.ts";

export interface LoginFormProps {
  /** The path to go to afterwards. */
  next: string;
  /** The visitor came here to write a message, which only members can. */
  toMessage?: boolean;
  /** The session has just expired. */
  sessionEnded?: boolean;
}

/** Logs in with address and password, and leads back to where one came from. */
export function LoginForm({ next, toMessage = false, sessionEnded = false }: LoginFormProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const login = useLogin(next);
  const refusal = useSessionRefusal();
  const { register, handleSubmit, formState, getValues } = useSchemaForm<LoginValues>(loginSchema, {
    defaultValues: emptyLogin,
  });
  const [secondStep, setSecondStep] = useState<{ credentials: LoginValues; instruction: string }>();
  const { errors } = formState;
  const problem = useRefusal(login.problem, login.reset, errors);
  if (!secondStep && problem?.type === SECOND_FACTOR_DUE) {
    setSecondStep({ credentials: getValues(), instruction: problem.errors?.code?.[0] ?? "" });
  }
  const failures = problem ? [{ message: loginErrorMessage(problem, t) }] : [];

  if (secondStep) {
    const back = () => {
      setSecondStep(undefined);
      login.reset();
    };
    return <CodeStep {...secondStep} login={login} next={next} onBack={back} />;
  }

  return (
    <AccountFrame
      title={t(toMessage ? strings.logInToMessage : strings.logInTitle)}
      foot={t.rich(strings.notRegistered, { register: linkTo("/register") })}
    >
      <AccountForm onSubmit={handleSubmit(login.run)}>
        {sessionEnded && !problem && <FormStatus error={refusal ?? t(fieldStrings.sessionEnded)} />}
        <ErrorSummary title={t(strings.loginFailed)} errors={failures} attempt={login.failures} />
        {problem?.type === EMAIL_NOT_CONFIRMED && <AnotherEmail />}
        <TextField
          label={t(strings.email)}
          type="email"
          autoComplete="username"
          error={errors.username?.message}
          {...register("username")}
        />
        <PasswordField
          label={t(strings.password)}
          autoComplete="current-password"
          hint={t(strings.caseSensitive)}
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" wide busy={login.isPending}>
          {t(strings.logIn)}
        </Button>
        <PasskeyButton next={next} />
        {linkTo("/forgot")(t(strings.forgotPassword))}
      </AccountForm>
    </AccountFrame>
  );
}
