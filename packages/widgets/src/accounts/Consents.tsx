import type { UseFormRegisterReturn } from "react-hook-form";
import { CheckboxField } from "../primitives/Field/CheckboxField.tsx";
import { useLink } from "../provider/host.tsx";
import { textLink } from "../theme/text.css.ts";
import * as css from "./AccountFrame.css.ts";

export interface TermsFieldProps {
  terms: UseFormRegisterReturn;
  error: string | undefined;
}

/** The terms, which must be accepted. */
export function TermsField({ terms, error }: TermsFieldProps) {
  const Link = useLink();
  return (
    <CheckboxField
      label={
        <>
          I agree to the{" "}
          <Link to="/terms-use" target="_blank" className={textLink}>
            Terms of Use
          </Link>{" "}
          and the{" "}
          <Link to="/privacy-policy" target="_blank" className={textLink}>
            Privacy Policy
          </Link>
        </>
      }
      error={error}
      {...terms}
    />
  );
}

export interface ConsentsProps {
  terms: UseFormRegisterReturn;
  termsError: string | undefined;
  emailConsent: UseFormRegisterReturn;
}

/** The two boxes under sign-up and claim: the terms, which must be accepted, and mails, which need not. */
export function Consents({ terms, termsError, emailConsent }: ConsentsProps) {
  return (
    <div className={css.consents}>
      <TermsField terms={terms} error={termsError} />
      <CheckboxField
        label="Send me news of the network by email. I can unsubscribe at any time."
        {...emailConsent}
      />
    </div>
  );
}
