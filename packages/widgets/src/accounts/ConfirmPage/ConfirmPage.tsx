import { useEffect, useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useLink } from "../../provider/host.tsx";
import { text, textLink } from "../../theme/text.css.ts";
import { AccountFrame } from "../AccountFrame.tsx";
import { restoreSignedUpAccount, type SignedUpAccount } from "../signedUpAccount.ts";
import { useResendVerification } from "./useResendVerification.ts";

export interface ConfirmPageProps {
  /** Where people ask for help: an address of the operator. Without it the page links to the contact page. */
  supportEmail?: string | undefined;
}

/** Shown after a sign-up: says that the verification mail was sent. */
export function ConfirmPage({ supportEmail }: ConfirmPageProps) {
  const Link = useLink();
  const resend = useResendVerification();
  const [account, setAccount] = useState<SignedUpAccount>();
  // Only the browser knows who has just signed up in it.
  useEffect(() => setAccount(restoreSignedUpAccount()), []);

  return (
    <AccountFrame
      title="You're almost set! Please confirm your email."
      lead={
        <>
          We sent a message to {account ? <strong>{account.email}</strong> : "your address"}. Open the link in
          it to activate your account; it works for one hour.
        </>
      }
      foot={
        <>
          Nothing there, not even among the junk mail? Write to{" "}
          {supportEmail ? (
            <a href={`mailto:${supportEmail}`} className={textLink}>
              {supportEmail}
            </a>
          ) : (
            <Link to="/contact-us" className={textLink}>
              us
            </Link>
          )}
          .
        </>
      }
    >
      {account ? (
        <Button variant="secondary" busy={resend.isPending} onClick={() => resend.run(account.account_id)}>
          Resend email
        </Button>
      ) : (
        <p className={text.body}>
          Confirmed already?{" "}
          <Link to="/login" className={textLink}>
            Log In
          </Link>
        </p>
      )}
      <FormStatus
        success={resend.status === "success" && "We sent you another email!"}
        error={resend.problem?.message}
      />
    </AccountFrame>
  );
}
