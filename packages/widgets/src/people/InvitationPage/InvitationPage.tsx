import { type FoodshedError, isRetryable, type Schema } from "@foodshed/sdk";
import { LINK_USED } from "@foodshed/sdk/vocabulary";
import { AccountFrame } from "../../accounts/AccountFrame.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { Spinner } from "../../primitives/Spinner/Spinner.tsx";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";
import { useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { InvitationCard } from "./InvitationCard.tsx";
import * as css from "./InvitationPage.css.ts";
import { JoinAsOther, JoinSignedIn, LogInToJoin } from "./JoinKnown.tsx";
import { JoinNew } from "./JoinNew.tsx";
import { useAccept, useInvitation } from "./useInvitation.ts";

export interface InvitationPageProps {
  /** The token of the mailed link; undefined when the link is incomplete. */
  token: string | undefined;
}

/** What a mailed invitation is for, and the way to accept it for whoever opens it. */
export function InvitationPage({ token }: InvitationPageProps) {
  const t = useTranslate();
  const { data: invitation, problem, failures, isPending, retry } = useInvitation(token);
  if (token === undefined || problem) {
    return (
      <AccountFrame title={t(strings.invitationTitle)}>
        <NotUsable problem={problem} failures={failures} busy={isPending} onRetry={retry} />
      </AccountFrame>
    );
  }
  if (!invitation) {
    return (
      <AccountFrame title={t(strings.invitationTitle)}>
        <p role="status" className={text.body}>
          <Spinner /> <VisuallyHidden>{t(strings.readingInvitation)}</VisuallyHidden>
        </p>
      </AccountFrame>
    );
  }
  const { business, inviter } = invitation;
  const names = { business: business.business_name };
  return (
    <AccountFrame
      title={t(strings.joinTitle, names)}
      lead={inviter ? t(strings.joinLead, { ...names, inviter }) : t(strings.joinLeadAnonymous, names)}
    >
      <InvitationCard invitation={invitation} />
      <Join token={token} invitation={invitation} />
    </AccountFrame>
  );
}

/** The way that fits whoever has opened the link. */
function Join({ token, invitation }: { token: string; invitation: Schema<"InvitationPreview"> }) {
  const session = useSession();
  const accept = useAccept(token);
  const { email } = invitation;
  if (session && session.email.toLowerCase() !== email.toLowerCase()) {
    return <JoinAsOther invited={email} session={session} />;
  }
  if (session) return <JoinSignedIn invitation={invitation} session={session} accept={accept} />;
  if (invitation.has_login || accept.loginFirst) return <LogInToJoin email={email} token={token} />;
  return <JoinNew invitation={invitation} accept={accept} />;
}

interface NotUsableProps {
  problem: FoodshedError | undefined;
  failures: number;
  busy: boolean;
  onRetry: () => void;
}

/** Why the link cannot be used, which the server says in one sentence with what to do, and the next step. */
function NotUsable({ problem, failures, busy, onRetry }: NotUsableProps) {
  const t = useTranslate();
  const signedIn = useSession() !== null;
  return (
    <>
      <ErrorSummary
        title={t(strings.cannotBeOpened)}
        errors={[{ message: problem?.errors?.token?.[0] ?? problem?.message ?? t(strings.incompleteLink) }]}
        attempt={failures || 1}
      />
      <div className={css.actions}>
        {problem && isRetryable(problem) ? (
          <Button busy={busy} onClick={onRetry}>
            {t(strings.tryAgain)}
          </Button>
        ) : problem?.type === LINK_USED && !signedIn ? (
          <LinkButton to="/login">{t(strings.logIn)}</LinkButton>
        ) : (
          <LinkButton to="/" variant="secondary">
            {t(strings.toHome)}
          </LinkButton>
        )}
      </div>
    </>
  );
}
