import { isRetryable } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AnotherEmail } from "../AnotherEmail.tsx";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { loginFailureTitle } from "../LoginForm/loginForm.ts";
import { nowLogIn, submitted } from "../useThenLogin.ts";
import { useActivation } from "./useActivation.ts";

export interface ActivationStatusProps {
  /** The token of the verification mail; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Activates an account as soon as its page is opened. */
export function ActivationStatus({ token }: ActivationStatusProps) {
  const Link = useLink();
  const activation = useActivation(token);
  const { problem, failures, tryAgain } = activation;
  const fault = token ? linkErrorOf(problem) : "broken";
  const message = fault ? undefined : problem?.message;
  const working = Boolean(token) && (activation.status === "idle" || activation.isPending);
  const retryable = problem !== undefined && isRetryable(problem);

  return (
    <AccountFrame title={working ? "Activating Your Account..." : "Account activation"}>
      {working && failures === 0 && <Spinner />}
      <ErrorSummary title={loginFailureTitle} errors={message ? [{ message }] : []} attempt={failures} />
      <FormStatus success={activation.status === "success" && `${submitted} ${nowLogIn}`} />
      {/* Stays mounted and focused during a retry. */}
      {(retryable || (working && failures > 0)) && (
        <Button wide busy={working} onClick={tryAgain}>
          Try again
        </Button>
      )}
      {message && !retryable && <AnotherEmail />}
      {fault && <LinkProblem fault={fault} title={loginFailureTitle} token={token} />}
      {!working && fault !== "active" && (
        <p className={text.body}>
          <Link to="/login" className={textLink}>
            Log In
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}
