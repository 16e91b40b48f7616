import type { Schema } from "@foodshed/sdk";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { ReportAbuse } from "../../abuse-reports/ReportAbuse/ReportAbuse.tsx";
import { ProfileClassifieds } from "../../classifieds/ProfileClassifieds/ProfileClassifieds.tsx";
import type { NetworkPageData } from "../../network-page/loadNetworkPage.ts";
import { useLink } from "../../provider/host.tsx";
import { useTranslate } from "../../provider/locale.tsx";
import { useMayEdit } from "../../provider/memberRole.ts";
import { textLink } from "../../theme/text.css.ts";
import { AboutCard } from "../AboutCard/AboutCard.tsx";
import { BuyOnline, sellsOnline } from "../BuyOnline/BuyOnline.tsx";
import { ContactTab } from "../ContactTab/ContactTab.tsx";
import { EditButton } from "../EditButton/EditButton.tsx";
import { EditingContext, useEditing } from "../EditButton/editing.ts";
import { GalleryPhotos } from "../GalleryPhotos/GalleryPhotos.tsx";
import * as strings from "../generated/strings.ts";
import { MembershipCard } from "../MembershipCard/MembershipCard.tsx";
import { ProfileSidebar } from "../ProfileSidebar/ProfileSidebar.tsx";
import { type ProfileComponent, ProfileTabs } from "../ProfileTabs/ProfileTabs.tsx";
import { RoleCards } from "../RoleCards/RoleCards.tsx";
import * as css from "./ProfilePage.css.ts";

// Most profiles have none yet.
const CertificatesCard = lazy(() =>
  import("../../certificates/CertificatesCard/CertificatesCard.tsx").then((module) => ({
    default: module.CertificatesCard,
  })),
);
// Most profiles are no networks.
const NetworkPart = lazy(() =>
  import("../../network-page/NetworkPart.tsx").then((module) => ({ default: module.NetworkPart })),
);
// Only those who may edit the profile see it.
const EditBar = lazy(() => import("../EditBar/EditBar.tsx").then((module) => ({ default: module.EditBar })));
// Only who reads for the business sees it.
const ReaderNote = lazy(() =>
  import("../../people/ReaderNote/ReaderNote.tsx").then((module) => ({ default: module.ReaderNote })),
);
// Only new members see it, on their own profile.
const GettingStarted = lazy(() =>
  import("../GettingStarted/GettingStarted.tsx").then((module) => ({ default: module.GettingStarted })),
);

export interface ProfilePageProps {
  /** The profile, as the API returns it. */
  profile: Schema<"Profile">;
  /** The tab in the address; About by default. */
  component?: ProfileComponent | undefined;
  /** The base path of the tabs: `/profiles/{slug}`, `/profile` or `/viewProfile`. */
  base?: string;
  /** The query that the tabs keep, with its question mark. */
  query?: string;
  /** The profile's classifieds, where a loader has fetched them. */
  classifieds?: Schema<"Classified">[] | undefined;
  /** What a network's own page shows besides, where a loader has fetched it. */
  network?: NetworkPageData | undefined;
  /** Called when the profile has changed: reload it. */
  onChanged?: (() => void) | undefined;
}

/** A business's profile, with buttons to edit it for those who may. */
export function ProfilePage({
  profile: given,
  component,
  base = `/profiles/${given.slug}`,
  query = "",
  classifieds,
  network,
  onChanged,
}: ProfilePageProps) {
  const t = useTranslate();
  const Link = useLink();
  const [profile, setProfile] = useState(given);
  useEffect(() => setProfile(given), [given]);
  // The server lets a reader of the business see all of it, and change nothing.
  const editable = useMayEdit() && profile.editable;
  const editing = useMemo(() => (editable ? { profile, onProfile: setProfile } : null), [editable, profile]);
  // Who reads a network's own page has all of its members further down.
  const connections =
    network?.members && !editable ? { ...profile, accounts: [], accounts_total: 0 } : profile;
  return (
    <EditingContext value={editing}>
      <div className={css.page} id="profile-top">
        <nav aria-label={t(strings.breadcrumb)}>
          <ol className={css.breadcrumb}>
            <li>
              <Link to="/search" className={textLink}>
                {t(strings.allProfiles)}
              </Link>
            </li>
            <li aria-current="page" className={css.here}>
              {profile.business_name}
            </li>
          </ol>
        </nav>
        {editing && (
          <Suspense>
            <EditBar profile={profile} />
            {profile.onboarding && <GettingStarted profile={profile} />}
          </Suspense>
        )}
        {profile.editable && !editable && (
          <Suspense>
            <ReaderNote />
          </Suspense>
        )}
        <div className={css.columns}>
          <ProfileSidebar profile={profile} onChanged={onChanged} />
          <div className={css.centre}>
            <ProfileTabs base={base} query={query} component={component} />
            <ComponentOf {...{ profile, component, classifieds, editable }} />
            {network && (
              <Suspense>
                <NetworkPart part="week" profile={profile} data={network} />
              </Suspense>
            )}
          </div>
          {(sellsOnline(profile) || hasMembership(connections)) && (
            <aside className={css.right} aria-label={t(strings.connections)}>
              <BuyOnline profile={profile} />
              <MembershipCard profile={connections} onChanged={onChanged} editing={editable} />
            </aside>
          )}
        </div>
        {network && (
          <Suspense>
            <NetworkPart part="rest" profile={profile} data={network} />
          </Suspense>
        )}
        <p className={css.back}>
          <a href="#profile-top" className={textLink}>
            {t(strings.backToTop)}
          </a>
        </p>
        {!profile.editable && (
          <div className={css.report}>
            <ReportAbuse kind="profile" id={profile.id} />
          </div>
        )}
      </div>
    </EditingContext>
  );
}

function ComponentOf({
  profile,
  component,
  classifieds,
  editable,
}: Pick<ProfilePageProps, "profile" | "component" | "classifieds"> & { editable: boolean }) {
  const t = useTranslate();
  switch (component) {
    case "contact":
      return <ContactTab profile={profile} />;
    case "photos":
      return (
        <>
          <EditButton edit={{ dialog: "gallery" }} variant="secondary">
            {t(strings.editPhotos)}
          </EditButton>
          <GalleryPhotos profile={profile} />
        </>
      );
    case "classifieds":
      return <ProfileClassifieds profileId={profile.id} editable={editable} initial={classifieds} />;
    default:
      return (
        <>
          <AboutCard profile={profile} />
          <RoleCards profile={profile} />
          <Certificates profile={profile} />
        </>
      );
  }
}

function Certificates({ profile }: Pick<ProfilePageProps, "profile">) {
  const t = useTranslate();
  const editing = useEditing();
  if (!editing && !profile.certificates?.length) return null;
  return (
    <Suspense>
      <CertificatesCard profile={profile} onProfile={editing?.onProfile}>
        <EditButton edit={{ dialog: "certificates" }} variant="secondary">
          {t(strings.editCertificates)}
        </EditButton>
      </CertificatesCard>
    </Suspense>
  );
}

function hasMembership({ organizations, accounts }: Schema<"Profile">): boolean {
  return organizations.length + accounts.length > 0;
}
