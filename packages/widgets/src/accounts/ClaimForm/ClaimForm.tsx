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
import { Consents } from "../Consents.tsx";
import * as strings from "../generated/strings.ts";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";
import { NewPasswordFields } from "../NewPasswordFields.tsx";
import { type ClaimValues, claimSchema, emptyClaim } from "./claimForm.ts";
import { useClaim } from "./useClaim.ts";

export interface ClaimFormProps {
  /** Both tokens of the claim mail's link. */
  actToken: string | undefined;
  /** The token of the link in the mail. */
  pwToken: string | undefined;
}

/** Claims a profile that was made on behalf of a business. */
export function ClaimForm({ actToken, pwToken }: ClaimFormProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const claim = useClaim(actToken ?? "", pwToken ?? "");
  const { register, handleSubmit, setFocus, formState } = useSchemaForm<ClaimValues>(claimSchema, {
    defaultValues: emptyClaim,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const problem = useRefusal(claim.problem, claim.reset, errors);
  const refused = problem && formErrors(problem, []).form.map((message) => ({ message }));
  const fault = useLinkError(actToken && pwToken ? actToken : undefined) ?? linkErrorOf(claim.problem);

  return (
    <AccountFrame
      title={t(strings.claimTitle)}
      lead={t(strings.claimLead)}
      foot={t.rich(strings.claimedAlready, { login: linkTo("/login") })}
    >
      {claim.status === "success" ? (
        <FormStatus success={t(strings.submitted)} />
      ) : fault ? (
        <LinkProblem fault={fault} title={t(strings.loginFailed)} token={actToken} />
      ) : (
        <AccountForm onSubmit={handleSubmit(claim.run)}>
          <ErrorSummary
            {...(refused && { title: t(strings.loginFailed) })}
            errors={refused ?? summaryErrors(errors)}
            attempt={formState.submitCount + claim.failures}
            onSelect={(field) => setFocus(field as keyof ClaimValues)}
          />
          <NewPasswordFields
            password={register("password")}
            confirmPassword={register("confirmPassword")}
            errors={errors}
          />
          <Consents register={register} termsError={errors.terms?.message} />
          <Button type="submit" wide busy={claim.isPending}>
            {t(strings.claim)}
          </Button>
        </AccountForm>
      )}
    </AccountFrame>
  );
}
