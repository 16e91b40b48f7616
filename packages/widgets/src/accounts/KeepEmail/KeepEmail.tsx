import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";

export interface KeepEmailProps {
  /** The token of the mail to the old address; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Stops a change of the login address, which another person may have requested. */
export function KeepEmail({ token }: KeepEmailProps) {
  const Link = useLink();
  const stop = useMutation((client, body: { token: string }) =>
    client.POST("/accounts/stop_email_change/", { body }),
  );
  const stopped = stop.status === "success";
  const fault = useLinkError(token) ?? linkErrorOf(stop.problem);
  const error = stopped ? undefined : fault ? over[fault] : stop.problem?.message;

  return (
    <AccountFrame
      title="Keep your email"
      lead={
        stopped || fault
          ? undefined
          : "Somebody asked to log in to your account with another address. Keep the one you have, and the change is stopped."
      }
    >
      {!stopped && !fault && token && (
        <Button wide busy={stop.isPending} onClick={() => stop.run({ token })}>
          Keep my address
        </Button>
      )}
      <ErrorSummary
        title={keepFailureTitle}
        errors={error ? [{ message: error }] : []}
        attempt={stop.failures || 1}
      />
      <FormStatus success={stopped && stop.data?.message} />
      {(stopped || fault) && (
        <p className={text.body}>
          If it was not you who asked, somebody knows your password.{" "}
          <Link to="/forgot" className={textLink}>
            Set a new password
          </Link>
          , or{" "}
          <Link to="/contact-us" className={textLink}>
            write to us
          </Link>
          .
        </p>
      )}
    </AccountFrame>
  );
}

const keepFailureTitle = "Failure to keep your email due to:";
const over = {
  broken: "The link is incomplete. Please open it again from the mail.",
  tooOld: "There is nothing to stop any more: the change was confirmed, given up or too old.",
  used: "The change is stopped already.",
  active: "There is nothing to stop.",
};
