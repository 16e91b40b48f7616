import { formErrors } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { summaryErrors } from "../../primitives/ErrorSummary/summaryErrors.ts";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";
import { NewPasswordFields } from "../NewPasswordFields.tsx";
import { emptyReset, type ResetValues, resetSchema } from "./resetForm.ts";
import { useReset } from "./useReset.ts";

export interface ResetFormProps {
  /** The token of the reset mail. */
  token: string;
}

/** Sets a new password. */
export function ResetForm({ token }: ResetFormProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const reset = useReset(token);
  const { register, handleSubmit, setFocus, formState } = useSchemaForm<ResetValues>(resetSchema, {
    defaultValues: emptyReset,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const fault = useLinkError(token) ?? linkErrorOf(reset.problem);
  const problem = useRefusal(reset.problem, reset.reset, errors);
  const refused = problem && formErrors(problem, []).form.map((message) => ({ message }));

  return (
    <AccountFrame title={t(strings.resetTitle)} foot={linkTo("/login")(t(strings.backToLogIn))}>
      {reset.status === "success" ? (
        <FormStatus success={t(strings.passwordSet)} />
      ) : fault ? (
        <LinkProblem fault={fault} title={t(strings.resetFailed)} token={token} />
      ) : (
        <AccountForm onSubmit={handleSubmit(reset.run)}>
          <ErrorSummary
            {...(refused && { title: t(strings.resetFailed) })}
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
            {t(strings.setPassword)}
          </Button>
        </AccountForm>
      )}
    </AccountFrame>
  );
}
