import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";

export interface KeepEmailProps {
  /** The token of the mail to the old address; without one the link was cut short. */
  token: string | undefined;
}

/** Stops a change of the address that one logs in with, which somebody else may have asked for. */
export function KeepEmail({ token }: KeepEmailProps) {
  const Link = useLink();
  const stop = useMutation((client, body: { token: string }) =>
    client.POST("/accounts/stop_email_change/", { body }),
  );
  const stopped = stop.status === "success";
  const fault = useLinkError(token) ?? linkErrorOf(stop.problem);

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
      <FormStatus
        success={stopped && stop.data?.message}
        error={!stopped && (fault ? over[fault] : stop.problem?.message)}
      />
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

const over = {
  broken: "The link is incomplete. Please open it again from the mail.",
  tooOld: "There is nothing to stop any more: the change was confirmed, given up or too old.",
  used: "The change is stopped already.",
  active: "There is nothing to stop.",
};
