import { loginErrorMessage } from "@foodshed/sdk";
import { EMAIL_NOT_CONFIRMED } from "@foodshed/sdk/vocabulary";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { PasswordField } from "../../primitives/Field/PasswordField.tsx";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { SESSION_ENDED } from "../../primitives/SessionEnded/SessionEnded.tsx";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { AnotherEmail } from "../AnotherEmail.tsx";
import { emptyLogin, type LoginValues, loginFailureTitle, loginSchema } from "./loginForm.ts";
import { useLogin } from "./useLogin.ts";

export interface LoginFormProps {
  /** The path to go to afterwards. */
  next: string;
  /** The visitor came here to write a message, which only members can. */
  toMessage?: boolean;
  /** The session has just expired. */
  sessionEnded?: boolean;
}

export function LoginForm({ next, toMessage = false, sessionEnded = false }: LoginFormProps) {
  const Link = useLink();
  const login = useLogin(next);
  const { register, handleSubmit, formState } = useForm<LoginValues>({
    resolver: zodResolver(loginSchema),
    defaultValues: emptyLogin,
  });
  const { errors } = formState;
  const problem = useRefusal(login.problem, login.reset, errors);
  const failures = problem ? [{ message: loginErrorMessage(problem) }] : [];

  return (
    <AccountFrame
      title={toMessage ? "Log In to Message" : "Log In"}
      foot={
        <>
          Not registered yet?{" "}
          <Link to="/register" className={textLink}>
            Register Your Business
          </Link>
        </>
      }
    >
      <AccountForm onSubmit={handleSubmit(login.run)}>
        {sessionEnded && !problem && <FormStatus error={SESSION_ENDED} />}
        <ErrorSummary title={loginFailureTitle} errors={failures} attempt={login.failures} />
        {problem?.type === EMAIL_NOT_CONFIRMED && <AnotherEmail />}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={errors.username?.message}
          {...register("username")}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          hint="Email and password are case sensitive."
          error={errors.password?.message}
          {...register("password")}
        />
        <Button type="submit" wide busy={login.isPending}>
          Log In
        </Button>
        <Link to="/forgot" className={textLink}>
          Forgot your password?
        </Link>
      </AccountForm>
    </AccountFrame>
  );
}
