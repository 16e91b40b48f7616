import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AnotherEmail } from "../AnotherEmail.tsx";
import { type LinkError, linkMessages } from "./linkProblem.ts";
import { useResendLink } from "./useResendLink.ts";

export interface LinkProblemProps {
  fault: LinkError;
  /** The title above the message: which action of the link failed. */
  title: string;
  /** The link's token, if any: with it the server sends another email to the same address. */
  token: string | undefined;
}

/** Says why a mailed link does not work, and offers to send another one, on any device. */
export function LinkProblem({ fault, title, token }: LinkProblemProps) {
  const Link = useLink();
  if (fault === "active") {
    return (
      <>
        <FormStatus success={linkMessages.active} />
        <p className={text.body}>
          <Link to="/login" className={textLink}>
            Log In
          </Link>
        </p>
      </>
    );
  }
  return (
    <>
      <ErrorSummary title={title} errors={[{ message: linkMessages[fault] }]} attempt={1} />
      {fault === "broken" || !token ? <AnotherEmail /> : <SendAnother token={token} />}
    </>
  );
}

function SendAnother({ token }: { token: string }) {
  const resend = useResendLink(token);
  return (
    <>
      {resend.status !== "success" && (
        <Button wide busy={resend.isPending} onClick={() => resend.run(undefined)}>
          Send me another email
        </Button>
      )}
      <FormStatus
        success={
          resend.status === "success" && "We sent you another email! Only the link in the newest one works."
        }
        error={resend.problem?.message}
      />
    </>
  );
}
