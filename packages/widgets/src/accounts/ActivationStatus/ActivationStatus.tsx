import { isRetryable } from "@foodshed/sdk";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { AnotherEmail } from "../AnotherEmail.tsx";
import * as strings from "../generated/strings.ts";
import { LinkProblem } from "../LinkProblem/LinkProblem.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useActivation } from "./useActivation.ts";

export interface ActivationStatusProps {
  /** The token of the verification mail; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Activates an account as soon as its page is opened. */
export function ActivationStatus({ token }: ActivationStatusProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const activation = useActivation(token);
  const { problem, failures, tryAgain } = activation;
  const fault = token ? linkErrorOf(problem) : "broken";
  const message = fault ? undefined : problem?.message;
  const working = Boolean(token) && (activation.status === "idle" || activation.isPending);
  const retryable = problem !== undefined && isRetryable(problem);

  return (
    <AccountFrame title={t(working ? strings.activating : strings.activation)}>
      {working && failures === 0 && <Spinner />}
      <ErrorSummary title={t(strings.loginFailed)} errors={message ? [{ message }] : []} attempt={failures} />
      <FormStatus success={activation.status === "success" && t(strings.submitted)} />
      {/* Stays mounted and focused during a retry. */}
      {(retryable || (working && failures > 0)) && (
        <Button wide busy={working} onClick={tryAgain}>
          {t(strings.tryAgain)}
        </Button>
      )}
      {message && !retryable && <AnotherEmail />}
      {fault && <LinkProblem fault={fault} title={t(strings.loginFailed)} token={token} />}
      {!working && fault !== "active" && <p className={text.body}>{linkTo("/login")(t(strings.logIn))}</p>}
    </AccountFrame>
  );
}
