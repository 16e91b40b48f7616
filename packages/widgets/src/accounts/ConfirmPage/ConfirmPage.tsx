import { useEffect, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import * as strings from "../generated/strings.ts";
import { restoreSignedUpAccount, type SignedUpAccount } from "../signedUpAccount.ts";
import { useResendVerification } from "./useResendVerification.ts";

export interface ConfirmPageProps {
  /** Where people ask for help: an address of the operator. Without it the page links to the contact page. */
  supportEmail?: string | undefined;
}

/** Shown after a sign-up: says that the verification mail was sent. */
export function ConfirmPage({ supportEmail }: ConfirmPageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const resend = useResendVerification();
  const [account, setAccount] = useState<SignedUpAccount>();
  // Only the browser knows who has just signed up in it.
  useEffect(() => setAccount(restoreSignedUpAccount()), []);

  return (
    <AccountFrame
      title={t(strings.confirmTitle)}
      lead={
        account
          ? t.rich(strings.confirmSentTo, {
              email: account.email,
              strong: (text) => <strong>{text}</strong>,
            })
          : t(strings.confirmSent)
      }
      foot={
        supportEmail
          ? t.rich(strings.confirmHelpAt, {
              email: supportEmail,
              support: (text) => (
                <a href={`mailto:${supportEmail}`} className={textLink}>
                  {text}
                </a>
              ),
            })
          : t.rich(strings.confirmHelp, { contact: linkTo("/contact-us") })
      }
    >
      {account ? (
        <Button variant="secondary" busy={resend.isPending} onClick={() => resend.run(account.account_id)}>
          {t(strings.resendEmail)}
        </Button>
      ) : (
        <p className={text.body}>{t.rich(strings.confirmedAlready, { login: linkTo("/login") })}</p>
      )}
      <FormStatus
        success={resend.status === "success" && t(strings.sentAnother)}
        error={resend.problem?.message}
      />
    </AccountFrame>
  );
}
