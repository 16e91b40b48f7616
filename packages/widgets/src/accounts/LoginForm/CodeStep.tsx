import { loginErrorMessage } from "@foodshed/sdk";
import { SECOND_FACTOR_DUE } from "@foodshed/sdk/vocabulary";
import * as z from "zod";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { useTranslate, type WidgetTranslate } from "../../provider/locale.tsx";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import type { LoginValues } from "./loginForm.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import type { useLogin } from "./useLogin.ts";

const codeSchema = (t: WidgetTranslate) => z.object({ code: z.string().trim().min(1, t(strings.enterCode)) });

export interface CodeStepProps {
  /** What was right so far. */
  credentials: LoginValues;
  login: ReturnType<typeof useLogin>;
  next: string;
  /** What the server says is to be entered. */
  instruction: string;
  onBack: () => void;
}

/** The second step of a login: a code of the authenticator app, a recovery code, or a passkey. */
export function CodeStep({ credentials, login, next, instruction, onBack }: CodeStepProps) {
  const t = useTranslate();
  const { register, handleSubmit, formState } = useSchemaForm(codeSchema, {
    defaultValues: { code: "" },
  });
  const { problem } = login;
  const isAboutCode = problem?.type === SECOND_FACTOR_DUE;
  // The first answer asked for a code: nothing was wrong then.
  const refused = login.failures > 1 && isAboutCode ? problem.errors?.code?.[0] : undefined;
  const others = problem && !isAboutCode ? [{ message: loginErrorMessage(problem, t) }] : [];
  return (
    <AccountFrame title={t(strings.secondStep)}>
      <AccountForm onSubmit={handleSubmit(({ code }) => login.run({ ...credentials, code }))}>
        <ErrorSummary title={t(strings.loginFailed)} errors={others} attempt={login.failures} />
        <TextField
          label={t(strings.code)}
          hint={instruction}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          error={formState.errors.code?.message ?? refused}
          {...register("code")}
        />
        <Button type="submit" wide busy={login.isPending}>
          {t(strings.logIn)}
        </Button>
        <PasskeyButton next={next} />
        <Button variant="quiet" wide onClick={onBack}>
          {t(strings.back)}
        </Button>
      </AccountForm>
    </AccountFrame>
  );
}
