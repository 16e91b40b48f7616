import type { LocalizedString } from "@foodshed/sdk/locale";
import { Button } from "../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMutation } from "../../provider/useMutation.ts";
import { text } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import { type LinkError, linkErrorOf } from "../LinkProblem/linkProblem.ts";
import { useLinkError } from "../LinkProblem/useLinkError.ts";

export interface KeepEmailProps {
  /** The token of the mail to the old address; undefined when the link is incomplete. */
  token: string | undefined;
}

/** Stops a change of the login address, which another person may have requested. */
export function KeepEmail({ token }: KeepEmailProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const stop = useMutation((client, body: { token: string }) =>
    client.POST("/accounts/stop_email_change/", { body }),
  );
  const stopped = stop.status === "success";
  const fault = useLinkError(token) ?? linkErrorOf(stop.problem);
  const error = stopped ? undefined : fault ? t(over[fault]) : stop.problem?.message;

  return (
    <AccountFrame title={t(strings.keepTitle)} lead={stopped || fault ? undefined : t(strings.keepLead)}>
      {!stopped && !fault && token && (
        <Button wide busy={stop.isPending} onClick={() => stop.run({ token })}>
          {t(strings.keepAddress)}
        </Button>
      )}
      <ErrorSummary
        title={t(strings.keepFailed)}
        errors={error ? [{ message: error }] : []}
        attempt={stop.failures || 1}
      />
      <FormStatus success={stopped && stop.data?.message} />
      {(stopped || fault) && (
        <p className={text.body}>
          {t.rich(strings.passwordKnown, { forgot: linkTo("/forgot"), contact: linkTo("/contact-us") })}
        </p>
      )}
    </AccountFrame>
  );
}

const over: Readonly<Record<LinkError, LocalizedString>> = {
  broken: strings.linkBroken,
  tooOld: strings.keepTooOld,
  used: strings.keepUsed,
  active: strings.keepActive,
};
