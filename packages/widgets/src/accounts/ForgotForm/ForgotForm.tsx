import { formErrors } from "@foodshed/sdk";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import {
  type ForgotValues,
  forgotSchema,
  resetFailureTitle,
  resetMailExplained,
  resetMailSent,
} from "./forgotForm.ts";
import { useForgot } from "./useForgot.ts";

/** Requests a mail with a link that sets a new password. */
export function ForgotForm() {
  const Link = useLink();
  const forgot = useForgot();
  const { register, handleSubmit, formState } = useForm<ForgotValues>({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: "" },
  });
  const problem = useRefusal(forgot.problem, forgot.reset, formState.errors);
  const failures = problem ? formErrors(problem, []).form.map((message) => ({ message })) : [];

  return (
    <AccountFrame
      title="Reset your password"
      lead="Tell us the email you registered with, and we will send you a link. If you have not confirmed your email yet, setting the password confirms it."
      foot={
        <Link to="/login" className={textLink}>
          Back to Log In
        </Link>
      }
    >
      <AccountForm onSubmit={handleSubmit(forgot.run)}>
        <ErrorSummary title={resetFailureTitle} errors={failures} attempt={forgot.failures} />
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <Button type="submit" wide busy={forgot.isPending}>
          Send reset email
        </Button>
        <FormStatus success={forgot.status === "success" && resetMailSent} />
        {forgot.wasSent && <p className={text.body}>{resetMailExplained}</p>}
      </AccountForm>
    </AccountFrame>
  );
}
