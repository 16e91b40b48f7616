import { formErrors } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useRefusal } from "../../primitives/ErrorSummary/useRefusal.ts";
import { TextField } from "../../primitives/Field/TextField.tsx";
import { useSchemaForm } from "../../primitives/Field/useSchemaForm.ts";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { AccountForm } from "../AccountForm.tsx";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import { type ForgotValues, forgotSchema } from "./forgotForm.ts";
import { useForgot } from "./useForgot.ts";

/** Requests a mail with a link that sets a new password. */
export function ForgotForm() {
  const t = useTranslate();
  const linkTo = useTextLink();
  const forgot = useForgot();
  const { register, handleSubmit, formState } = useSchemaForm<ForgotValues>(forgotSchema, {
    defaultValues: { email: "" },
  });
  const problem = useRefusal(forgot.problem, forgot.reset, formState.errors);
  const failures = problem ? formErrors(problem, []).form.map((message) => ({ message })) : [];

  return (
    <AccountFrame
      title={t(strings.forgotTitle)}
      lead={t(strings.forgotLead)}
      foot={linkTo("/login")(t(strings.backToLogIn))}
    >
      <AccountForm onSubmit={handleSubmit(forgot.run)}>
        <ErrorSummary title={t(strings.resetFailed)} errors={failures} attempt={forgot.failures} />
        <TextField
          label={t(strings.email)}
          type="email"
          autoComplete="username"
          error={formState.errors.email?.message}
          {...register("email")}
        />
        <Button type="submit" wide busy={forgot.isPending}>
          {t(strings.sendReset)}
        </Button>
        <FormStatus success={forgot.status === "success" && t(strings.resetSent)} />
        {forgot.wasSent && <p className={text.body}>{t(strings.resetExplained)}</p>}
      </AccountForm>
    </AccountFrame>
  );
}
