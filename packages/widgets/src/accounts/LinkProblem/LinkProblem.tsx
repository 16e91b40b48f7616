import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import { AnotherEmail } from "../AnotherEmail.tsx";
import * as strings from "../generated/strings.ts";
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
  const t = useTranslate();
  const linkTo = useTextLink();
  if (fault === "active") {
    return (
      <>
        <FormStatus success={t(linkMessages.active)} />
        <p className={text.body}>{linkTo("/login")(t(strings.logIn))}</p>
      </>
    );
  }
  return (
    <>
      <ErrorSummary title={title} errors={[{ message: t(linkMessages[fault]) }]} attempt={1} />
      {fault === "broken" || !token ? <AnotherEmail /> : <SendAnother token={token} />}
    </>
  );
}

function SendAnother({ token }: { token: string }) {
  const t = useTranslate();
  const resend = useResendLink(token);
  return (
    <>
      {resend.status !== "success" && (
        <Button wide busy={resend.isPending} onClick={() => resend.run(undefined)}>
          {t(strings.sendAnother)}
        </Button>
      )}
      <FormStatus
        success={resend.status === "success" && t(strings.sentAnotherLink)}
        error={resend.problem?.message}
      />
    </>
  );
}
