import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { linkErrorOf, linkMessages } from "../LinkProblem/linkProblem.ts";
import { useConfirmEmail } from "./useConfirmEmail.ts";

export interface ConfirmEmailProps {
  /** The token of the mail to the new address; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Confirms a new login address as soon as the page opens. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const Link = useLink();
  const signedIn = useSession() !== null;
  const { status, data, problem, failures, isPending, tryAgain } = useConfirmEmail(token);
  const fault = token ? linkErrorOf(problem) : "broken";
  const working = Boolean(token) && (status === "idle" || isPending);
  const error = fault ? linkMessages[fault] : problem?.status === 409 ? taken : problem?.message;

  return (
    <AccountFrame title={working ? "Confirming your email..." : "Your new email"}>
      {working && <Spinner />}
      <ErrorSummary
        title={confirmFailureTitle}
        errors={!working && error ? [{ message: error }] : []}
        attempt={failures || 1}
      />
      <FormStatus success={status === "success" && data?.message} />
      {problem && !fault && problem.status !== 409 && (
        <Button wide busy={isPending} onClick={tryAgain}>
          Try again
        </Button>
      )}
      {!working && (
        <p className={text.body}>
          {(fault === "tooOld" || fault === "broken") &&
            "You log in with the old address until the new one is confirmed. "}
          <Link to={signedIn ? "/settings" : "/login?next=/settings"} className={textLink}>
            {fault === "tooOld" || fault === "broken"
              ? "Send it again from your settings"
              : "Go to your settings"}
          </Link>
        </p>
      )}
    </AccountFrame>
  );
}

const confirmFailureTitle = "Failure to confirm your email due to:";
const taken = "Another account is logged in to with this address. You log in with your old one.";
