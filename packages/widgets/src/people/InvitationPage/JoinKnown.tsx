import type { Schema, Session } from "@foodshed/sdk";
import { useState } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/Button/LinkButton.tsx";
import { CheckboxField } from "../../primitives/Field/CheckboxField.tsx";
import { FormStatus } from "../../primitives/FormStatus/FormStatus.tsx";
import { useClient, useSessionStore } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { text } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import * as css from "./InvitationPage.css.ts";
import type { useAccept } from "./useInvitation.ts";

type Accept = ReturnType<typeof useAccept>;

export interface JoinSignedInProps {
  invitation: Schema<"InvitationPreview">;
  session: Session;
  accept: Accept;
}

/** One press for who is signed in with the invited address. */
export function JoinSignedIn({ invitation, session, accept }: JoinSignedInProps) {
  const t = useTranslate();
  const [consent, setConsent] = useState(false);
  const business = invitation.business.business_name;
  if (session.hijack) return <p className={text.body}>{t(strings.duringSupport)}</p>;
  return (
    <div className={css.step}>
      <p className={text.body}>{t(strings.signedInAs, { email: session.email })}</p>
      <CheckboxField
        label={t(strings.mailsAboutBusiness, { business })}
        checked={consent}
        onChange={(event) => setConsent(event.target.checked)}
      />
      <FormStatus error={accept.problem?.message} />
      <Button wide busy={accept.isPending} onClick={() => accept.run({ email_consent: consent })}>
        {t(strings.join, { business })}
      </Button>
    </div>
  );
}

/** The address has a login, and nobody is signed in here: the login leads back to this page. */
export function LogInToJoin({ email, token }: { email: string; token: string }) {
  const t = useTranslate();
  const next = encodeURIComponent(`/invitation/${encodeURIComponent(token)}`);
  return (
    <div className={css.step}>
      <p className={text.body}>{t(strings.hasLogin, { email })}</p>
      <LinkButton wide to={`/login?next=${next}`}>
        {t(strings.logInAs, { email })}
      </LinkButton>
    </div>
  );
}

/** Somebody else is signed in here: they can make room for the invited person, who stays on this page. */
export function JoinAsOther({ invited, session }: { invited: string; session: Session }) {
  const t = useTranslate();
  const client = useClient();
  const store = useSessionStore();
  if (session.hijack) return <p className={text.body}>{t(strings.duringSupport)}</p>;
  const logOut = () => {
    // The call reads the token when it is made; its response does not matter.
    void client.POST("/accounts/logout/");
    store?.end();
  };
  return (
    <div className={css.step}>
      <FormStatus error={t(strings.otherLogin, { invited, signedIn: session.email })} />
      <Button wide variant="secondary" onClick={logOut}>
        {t(strings.logOutAndGoOn)}
      </Button>
    </div>
  );
}
