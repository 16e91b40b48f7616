import { formErrors } from "@foodshed/sdk";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { textLink } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import { resetFailureTitle } from "../ForgotForm/forgotForm.ts";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";
import { NewPasswordFields } from "../NewPasswordFields.tsx";
import { emptyReset, passwordSet, type ResetValues, resetSchema } from "./resetForm.ts";
import { useReset } from "./useReset.ts";

export interface ResetFormProps {
  /** The token of the reset mail. */
  token: string;
}

/** Sets a new password. */
export function ResetForm({ token }: ResetFormProps) {
  const Link = useLink();
  const reset = useReset(token);
  const { register, handleSubmit, setFocus, formState } = useForm<ResetValues>({
    resolver: zodResolver(resetSchema),
    defaultValues: emptyReset,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const fault = useLinkError(token) ?? linkErrorOf(reset.problem);
  const problem = useRefusal(reset.problem, reset.reset, errors);
  const refused = problem && formErrors(problem, []).form.map((message) => ({ message }));

  return (
    <AccountFrame
      title="Choose a new password"
      foot={
        <Link to="/login" className={textLink}>
          Back to Log In
        </Link>
      }
    >
      {reset.status === "success" ? (
        <FormStatus success={passwordSet} />
      ) : fault ? (
        <LinkProblem fault={fault} title={resetFailureTitle} token={token} />
      ) : (
        <AccountForm onSubmit={handleSubmit(reset.run)}>
          <ErrorSummary
            {...(refused && { title: resetFailureTitle })}
            errors={refused ?? summaryErrors(errors)}
            attempt={formState.submitCount + reset.failures}
            onSelect={(field) => setFocus(field as keyof ResetValues)}
          />
          <NewPasswordFields
            password={register("password")}
            confirmPassword={register("confirmPassword")}
            errors={errors}
          />
          <Button type="submit" wide busy={reset.isPending}>
            Set password
          </Button>
        </AccountForm>
      )}
    </AccountFrame>
  );
}
