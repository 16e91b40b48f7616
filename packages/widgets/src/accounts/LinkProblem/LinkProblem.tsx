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
  /** Stands above the sentence: what the link was to do has failed. */
  title: string;
  /** The link's token, as far as there is one: with it another email is sent to where the first one went. */
  token: string | undefined;
}

/** Says once what is the matter with a mailed link, and sends another one, whichever device it was opened on. */
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
