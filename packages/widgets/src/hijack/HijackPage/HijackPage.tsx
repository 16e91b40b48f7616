import { AccountFrame } from "../../accounts/AccountFrame.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { useTextLink } from "../../primitives/TextLink/useTextLink.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import * as css from "./HijackPage.css.ts";
import { useHijack } from "./useHijack.ts";

export interface HijackPageProps {
  /** The account to act for. */
  account: number;
  /** The code of a one-time link; without one the signed-in administrator asks. */
  code?: string | undefined;
  /** The reason for the log and for the member; a link already contains one. */
  reason?: string | undefined;
}

/** Starts an impersonation, then navigates to the account's profile. */
export function HijackPage({ account, code, reason }: HijackPageProps) {
  const t = useTranslate();
  const linkTo = useTextLink();
  const failure = useHijack(account, code, reason);
  if (failure === undefined) {
    return (
      <div role="status" className={css.waiting}>
        <Spinner />
        <VisuallyHidden>{t(strings.pleaseWait)}</VisuallyHidden>
      </div>
    );
  }
  return (
    <AccountFrame title={t(strings.cannotBeOpened)} foot={linkTo("/")(t(strings.backToHome))}>
      <FormStatus error={failure} />
    </AccountFrame>
  );
}
