import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import { linkErrorOf, linkMessages } from "../LinkProblem/linkProblem.ts";
import { useConfirmEmail } from "./useConfirmEmail.ts";

export interface ConfirmEmailProps {
  /** The token of the mail to the new address; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Confirms a new login address as soon as the page opens. */
export function ConfirmEmail({ token }: ConfirmEmailProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const signedIn = useSession() !== null;
  const { status, data, problem, failures, isPending, tryAgain } = useConfirmEmail(token);
  const fault = token ? linkErrorOf(problem) : "broken";
  const working = Boolean(token) && (status === "idle" || isPending);
  const error = fault
    ? t(linkMessages[fault])
    : problem?.status === 409
      ? t(strings.addressOfAnother)
      : problem?.message;
  const settings = linkTo(signedIn ? "/settings" : "/login?next=/settings");

  return (
    <AccountFrame title={t(working ? strings.confirmingEmail : strings.newEmail)}>
      {working && <Spinner />}
      <ErrorSummary
        title={t(strings.confirmEmailFailed)}
        errors={!working && error ? [{ message: error }] : []}
        attempt={failures || 1}
      />
      <FormStatus success={status === "success" && data?.message} />
      {problem && !fault && problem.status !== 409 && (
        <Button wide busy={isPending} onClick={tryAgain}>
          {t(strings.tryAgain)}
        </Button>
      )}
      {!working && (
        <p className={text.body}>
          {fault === "tooOld" || fault === "broken"
            ? t.rich(strings.oldAddressStays, { settings })
            : settings(t(strings.goToSettings))}
        </p>
      )}
    </AccountFrame>
  );
}
