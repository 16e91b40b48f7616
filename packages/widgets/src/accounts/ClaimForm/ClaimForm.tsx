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
import { Consents } from "../Consents.tsx";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";
import { loginFailureTitle } from "../LoginForm/loginForm.ts";
import { NewPasswordFields } from "../NewPasswordFields.tsx";
import { nowLogIn, submitted } from "../useThenLogin.ts";
import { type ClaimValues, claimSchema, emptyClaim } from "./claimForm.ts";
import { useClaim } from "./useClaim.ts";

export interface ClaimFormProps {
  /** Both tokens of the claim mail's link. */
  actToken: string | undefined;
  pwToken: string | undefined;
}

/** Claims a profile that was made on behalf of a business. */
export function ClaimForm({ actToken, pwToken }: ClaimFormProps) {
  const Link = useLink();
  const claim = useClaim(actToken ?? "", pwToken ?? "");
  const { register, handleSubmit, setFocus, formState } = useForm<ClaimValues>({
    resolver: zodResolver(claimSchema),
    defaultValues: emptyClaim,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const problem = useRefusal(claim.problem, claim.reset, errors);
  const refused = problem && formErrors(problem, []).form.map((message) => ({ message }));
  const fault = useLinkError(actToken && pwToken ? actToken : undefined) ?? linkErrorOf(claim.problem);

  return (
    <AccountFrame
      title="Claim Your Profile"
      lead="Your business has a profile here already. Choose a password to make it yours and to publish it."
      foot={
        <>
          Claimed already?{" "}
          <Link to="/login" className={textLink}>
            Log In
          </Link>
        </>
      }
    >
      {claim.status === "success" ? (
        <FormStatus success={`${submitted} ${nowLogIn}`} />
      ) : fault ? (
        <LinkProblem fault={fault} title={loginFailureTitle} token={actToken} />
      ) : (
        <AccountForm onSubmit={handleSubmit(claim.run)}>
          <ErrorSummary
            {...(refused && { title: loginFailureTitle })}
            errors={refused ?? summaryErrors(errors)}
            attempt={formState.submitCount + claim.failures}
            onSelect={(field) => setFocus(field as keyof ClaimValues)}
          />
          <NewPasswordFields
            password={register("password")}
            confirmPassword={register("confirmPassword")}
            errors={errors}
          />
          <Consents
            terms={register("terms")}
            termsError={errors.terms?.message}
            emailConsent={register("email_consent")}
          />
          <Button type="submit" wide busy={claim.isPending}>
            Claim profile
          </Button>
        </AccountForm>
      )}
    </AccountFrame>
  );
}
