import type { Schema } from "@foodshed/sdk";

import { lazy, Suspense, useState } from "react";
import { BusinessAvatar } from "../../membership/BusinessAvatar.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { useLink, useSession } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { textLink } from "../../theme/text.css.ts";
import * as strings from "../generated/strings.ts";
import { mayRemove } from "./connections.ts";
import * as css from "./MembershipCard.css.ts";

// Loaded lazily: most readers remove nothing and see only the first members.
const MemberListDialog = lazy(() =>
  import("../../membership/MemberListDialog/MemberListDialog.tsx").then((module) => ({
    default: module.MemberListDialog,
  })),
);
const RemoveConnectionDialog = lazy(() =>
  import("../../membership/RemoveConnectionDialog/RemoveConnectionDialog.tsx").then((module) => ({
    default: module.RemoveConnectionDialog,
  })),
);

/** The number of members shown on a network's profile; a searchable list has all of them. */
const SHOWN = 12;

export interface MembershipCardProps {
  profile: Schema<"Profile">;
  /** Connections can be removed. */
  editing?: boolean;
  /** Called when the profile's connections have changed. */
  onChanged?: (() => void) | undefined;
}

/** The networks that a business belongs to, and a network's first members. */
export function MembershipCard({ profile, editing = false, onChanged }: MembershipCardProps) {
  const t = useTranslate();
  const Link = useLink();
  const session = useSession();
  const [listOpen, setListOpen] = useState<boolean>();
  const [leaving, setLeaving] = useState<Schema<"ConnectedBusiness">>();
  const connected = [...profile.organizations, ...profile.accounts.slice(0, SHOWN)];
  const removable = (business: Schema<"ConnectedBusiness">) =>
    editing && mayRemove(business, profile, session);
  if (connected.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="membership-title">
      <h2 id="membership-title" className={css.title}>
        {t(strings.membership)}
      </h2>
      <ul className={css.list}>
        {connected.map((business) => (
          <li key={business.connection_id} className={css.row}>
            <Link to={`/profiles/${business.slug}`} className={css.business}>
              <BusinessAvatar business={business} />
              <span>{business.business_name}</span>
            </Link>
            {removable(business) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t(strings.removeNamed, { business: business.business_name })}
                onClick={() => setLeaving(business)}
              >
                {t(strings.remove)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {profile.accounts.length > 0 && (
        <Link to={`/this-week/${profile.slug}`} className={textLink}>
          {t(strings.thisWeekLink)}
        </Link>
      )}
      {profile.accounts_total > Math.min(SHOWN, profile.accounts.length) && (
        <Button variant="secondary" size="sm" onClick={() => setListOpen(true)}>
          {t(strings.allMembers, { count: profile.accounts_total })}
        </Button>
      )}
      <Suspense>
        {listOpen !== undefined && (
          <MemberListDialog
            open={listOpen}
            onOpenChange={setListOpen}
            network={profile}
            mayRemove={removable}
            onRemoved={onChanged}
          />
        )}
        {leaving && (
          <RemoveConnectionDialog
            open
            onOpenChange={(open) => !open && setLeaving(undefined)}
            connection={leaving}
            onRemoved={() => onChanged?.()}
          />
        )}
      </Suspense>
    </section>
  );
}
