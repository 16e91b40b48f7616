import type { Schema } from "@foodshed/sdk";
import { formatDate, ONTARIO_TIME_ZONE } from "@foodshed/sdk/vocabulary";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import * as strings from "../generated/strings.ts";
import { MEMBER_ROLES } from "../memberRoles.ts";
import * as css from "./InvitationPage.css.ts";

/** The business, what one may do there, for which address it is, and until when. */
export function InvitationCard({ invitation }: { invitation: Schema<"InvitationPreview"> }) {
  const t = useTranslate();
  const { business, email, expires_at } = invitation;
  const role = MEMBER_ROLES.find((one) => one.role === invitation.role);
  return (
    <div className={css.card}>
      <p className={css.business}>
        <BusinessAvatar business={business} />
        <span>{business.business_name}</span>
      </p>
      <dl className={css.facts}>
        {role && (
          <>
            <dt className={css.term}>{t(strings.yourRole)}</dt>
            <dd className={css.fact}>
              {t(role.label)} <span className={css.may}>{t(role.may)}</span>
            </dd>
          </>
        )}
        <dt className={css.term}>{t(strings.sentTo)}</dt>
        <dd className={css.fact}>{email}</dd>
        <dt className={css.term}>{t(strings.linkUntil)}</dt>
        <dd className={css.fact}>{formatDate(expires_at, ONTARIO_TIME_ZONE, t.locale)}</dd>
      </dl>
    </div>
  );
}
